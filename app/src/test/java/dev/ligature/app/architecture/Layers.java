package dev.ligature.app.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;

/** Who may know whom: domain, then ports, then guice, the contract suite and the adapters, then app. */
final class Layers {

    private static final String[] VALUES = {
        "java..", "io.vavr..", "org.jspecify..", "org.immutables..", "javax.annotation.."
    };

    private Layers() {}

    static ArchRule domainKnowsValuesOnly(House house) {
        return classes()
                .that(house.in(house.domain()))
                .should()
                .onlyDependOnClassesThat(house.in(VALUES).or(house.in(house.domain())))
                .andShould(NOT_LOG)
                .as("domain knows values only: no port, no AWS, no Guice, no JSON, no logging");
    }

    static ArchRule portsKnowDomainOnly(House house) {
        return classes()
                .that(house.in(house.ports()))
                .should()
                .onlyDependOnClassesThat(house.in(VALUES).or(house.in("javax.crypto..", house.domain(), house.ports())))
                .andShould(NOT_LOG)
                .as("ports know the domain only: no adapter, no AWS, no Guice, no JSON, no logging");
    }

    private static final com.tngtech.archunit.lang.ArchCondition<JavaClass> NOT_LOG =
            com.tngtech.archunit.lang.conditions.ArchConditions.not(
                    com.tngtech.archunit.lang.conditions.ArchConditions.dependOnClassesThat(
                            resideInAPackage("java.util.logging..").or(resideInAPackage("java.lang.System$Logger"))));

    static ArchRule guiceKnowsPortsOnly(House house) {
        return noClasses()
                .that(house.in(house.guice()))
                .should()
                .dependOnClassesThat(house.in(house.adapters(), house.contract(), house.app(), house.benchmarks()))
                .as("guice knows the ports, and no adapter");
    }

    static ArchRule contractKnowsPortsOnly(House house) {
        return noClasses()
                .that(house.in(house.contract()))
                .should()
                .dependOnClassesThat(house.in(house.adapters(), house.app(), house.benchmarks(), house.guice()))
                .as("the contract suite knows the ports, and no adapter");
    }

    static ArchRule adaptersKnowPortsOnly(House house) {
        return noClasses()
                .that(house.in(house.adapters()).and(house.in(house.testkit()).negate()))
                .should()
                .dependOnClassesThat(house.in(house.contract(), house.app(), house.benchmarks(), house.testkit()))
                .as("adapters know the ports, and neither the contract suite nor the testkit nor app");
    }

    /** An application that embeds an adapter without Guice has no Guava; what needs Guice may rely on it. */
    static ArchRule nobodyNeedsGuava(House house) {
        return noClasses()
                .that(house.in(house.domain(), house.ports(), house.adapters()))
                .should()
                .dependOnClassesThat(house.in("com.google.common.."))
                .as("domain, ports and adapters need no Guava");
    }

    static ArchRule nobodyKnowsTheApp(House house) {
        return noClasses()
                .that(house.in(house.root() + "..").and(house.in(house.app()).negate()))
                .should()
                .dependOnClassesThat(house.in(house.app()))
                .as("nobody knows app");
    }

    static ArchRule noLayoutKnowsAnother(House house) {
        return slices().assignedFrom(new SliceAssignment() {
                    @Override
                    public SliceIdentifier getIdentifierOf(JavaClass type) {
                        String layout = house.layoutOf(type);
                        return layout.isEmpty() ? SliceIdentifier.ignore() : SliceIdentifier.of(layout);
                    }

                    @Override
                    public String getDescription() {
                        return "the layouts";
                    }
                })
                .namingSlices("layout $1")
                .should()
                .notDependOnEachOther()
                .as("no layout knows another");
    }

    static ArchRule commonKnowsNoLayout(House house) {
        return noClasses()
                .that(house.in(house.common()))
                .should()
                .dependOnClassesThat(new com.tngtech.archunit.base.DescribedPredicate<>("layouts") {
                    @Override
                    public boolean test(JavaClass type) {
                        return !house.layoutOf(type).isEmpty();
                    }
                })
                .as("what all layouts share knows none of them");
    }
}
