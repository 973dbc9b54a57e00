package dev.ligature.app.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** Guice modules that decide nothing, and adapters that show nothing but what an application needs. */
final class Modules {

    private static final String MODULE = "com.google.inject.Module";

    private Modules() {}

    static ArchRule modulesContainNoIf(House house) {
        return classes()
                .that(house.in(house.root() + ".."))
                .and()
                .areAssignableTo(MODULE)
                .should(new ArchCondition<>("contain no if") {
                    @Override
                    public void check(JavaClass module, ConditionEvents events) {
                        for (String method : Branches.in(module)) {
                            events.add(SimpleConditionEvent.violated(
                                    module,
                                    module.getName() + "." + method + " decides; the caller chooses the module"));
                        }
                    }
                })
                .allowEmptyShould(true);
    }

    static ArchRule adaptersShowOnlyTheirDoors(House house) {
        return classes()
                .that(house.in(house.adapters()))
                .and(house.in(house.testkit(), house.root() + ".adapters..internal..")
                        .negate())
                .and()
                .arePublic()
                .and(VISIBLE)
                .should(new BeReachedFromDoors(house))
                .as("an adapter's public types are its module, its builder, and what these take or return");
    }

    /** What is nested in a hidden type is hidden, whatever its own modifier says. */
    private static final DescribedPredicate<JavaClass> VISIBLE = new DescribedPredicate<>("are visible from outside") {
        @Override
        public boolean test(JavaClass type) {
            return type.getModifiers().contains(JavaModifier.PUBLIC)
                    && type.getEnclosingClass().map(this::test).orElse(true);
        }
    };

    /** A door is a Guice module, or a class with a static method {@code builder}. */
    private static final class BeReachedFromDoors extends ArchCondition<JavaClass> {

        private final House house;
        private final Set<JavaClass> reached = new HashSet<>();

        private BeReachedFromDoors(House house) {
            super("be a module, a builder, or what these take or return");
            this.house = house;
        }

        @Override
        public void init(Collection<JavaClass> all) {
            Deque<JavaClass> open = new ArrayDeque<>(
                    all.stream().filter(BeReachedFromDoors::isDoor).toList());
            while (!open.isEmpty()) {
                JavaClass type = open.pop();
                if (reached.add(type)) {
                    type.getMethods().stream()
                            .filter(BeReachedFromDoors::isPublic)
                            .forEach(method -> {
                                open.addAll(own(method.getReturnType()));
                                method.getParameterTypes().forEach(parameter -> open.addAll(own(parameter)));
                            });
                    type.getConstructors().stream()
                            .filter(constructor -> constructor.getModifiers().contains(JavaModifier.PUBLIC))
                            .forEach(constructor ->
                                    constructor.getParameterTypes().forEach(parameter -> open.addAll(own(parameter))));
                    type.getRawSuperclass().filter(this::isOurs).ifPresent(open::add);
                }
            }
        }

        private static boolean isDoor(JavaClass type) {
            return type.getModifiers().contains(JavaModifier.PUBLIC)
                    && (assignableTo(MODULE).test(type)
                            || type.getMethods().stream()
                                    .anyMatch(method -> method.getName().equals("builder")
                                            && isPublic(method)
                                            && method.getModifiers().contains(JavaModifier.STATIC)));
        }

        private static boolean isPublic(JavaMethod method) {
            return method.getModifiers().contains(JavaModifier.PUBLIC);
        }

        private Set<JavaClass> own(JavaType type) {
            Set<JavaClass> types = new HashSet<>(type.getAllInvolvedRawTypes());
            types.removeIf(involved -> !isOurs(involved));
            return types;
        }

        private boolean isOurs(JavaClass type) {
            return house.in(house.adapters()).test(type);
        }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            if (!reached.contains(type)) {
                events.add(SimpleConditionEvent.violated(
                        type, type.getName() + " is public, and no module or builder takes or returns it"));
            }
        }
    }
}
