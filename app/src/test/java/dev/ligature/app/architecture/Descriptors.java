package dev.ligature.app.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;

/** How descriptors may be declared, so that classes that load each other never see a null or a deadlock. */
final class Descriptors {

    private Descriptors() {}

    static ArchRule noConstantOfAValuesOwnType(House house) {
        return fields().that()
                .areDeclaredInClassesThat(house.in(house.root() + ".."))
                .and()
                .areStatic()
                .should(new ArchCondition<>("not hold a value of the type that declares them") {
                    @Override
                    public void check(JavaField field, ConditionEvents events) {
                        JavaClass owner = field.getOwner();
                        if (isValue(owner) && field.getRawType().isAssignableTo(owner.getName())) {
                            events.add(SimpleConditionEvent.violated(
                                    field,
                                    field.getFullName() + " is a value of its own type: two threads that meet "
                                            + owner.getSimpleName() + " first wait for each other"));
                        }
                    }
                });
    }

    private static boolean isValue(JavaClass type) {
        return type.getAllSubclasses().stream()
                .anyMatch(sub -> sub.getSimpleName().equals("Immutable" + type.getSimpleName()));
    }

    static ArchRule entitiesDoNotKnowEdges(House house) {
        return noClasses()
                .that(house.in(house.root() + ".."))
                .and(declaring(EntityType.class))
                .should()
                .dependOnClassesThat(declaring(Relationship.class))
                .as("entities do not know edges: the descriptor of one whose other loads first would be null");
    }

    static ArchRule modelsAreClassesOfTheirOwn(House house) {
        return classes()
                .that(house.in(house.root() + ".."))
                .and(declaring(DomainModel.class))
                .should(new ArchCondition<>("declare neither entities nor relationships") {
                    @Override
                    public void check(JavaClass type, ConditionEvents events) {
                        if (declaring(EntityType.class)
                                .or(declaring(Relationship.class))
                                .test(type)) {
                            events.add(SimpleConditionEvent.violated(
                                    type, type.getName() + " declares a model beside the descriptors that it is of"));
                        }
                    }
                });
    }

    /** Types whose constants are descriptors of this kind. */
    private static DescribedPredicate<JavaClass> declaring(Class<?> descriptor) {
        return new DescribedPredicate<>("declare a " + descriptor.getSimpleName()) {
            @Override
            public boolean test(JavaClass type) {
                return type.getFields().stream()
                        .anyMatch(field -> field.getModifiers().contains(JavaModifier.STATIC)
                                && field.getRawType().isEquivalentTo(descriptor));
            }
        };
    }
}
