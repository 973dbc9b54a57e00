package dev.ligature.app.architecture;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Set;

/** What only the edge of the house does: files, the environment, and asking the machine for the time. */
final class Edges {

    private static final Set<String> ENVIRONMENT = Set.of("getenv", "getProperty", "getProperties", "setProperty");
    private static final Set<String> TOLD_TIME = Set.of(
            "java.time.Instant",
            "java.time.LocalDate",
            "java.time.LocalDateTime",
            "java.time.LocalTime",
            "java.time.OffsetDateTime",
            "java.time.ZonedDateTime",
            "java.time.Year",
            "java.time.YearMonth");

    private Edges() {}

    static ArchRule onlyAppReadsFiles(House house) {
        return noClasses()
                .that(inner(house))
                .should()
                .dependOnClassesThat(new DescribedPredicate<>("are files") {
                    @Override
                    public boolean test(JavaClass type) {
                        return type.getPackageName().equals("java.nio.file")
                                || type.getName().startsWith("java.io.File")
                                || type.getName().equals("java.io.RandomAccessFile");
                    }
                })
                .as("only app reads files");
    }

    static ArchRule onlyAppReadsTheEnvironment(House house) {
        return noClasses()
                .that(inner(house))
                .should()
                .accessTargetWhere(new DescribedPredicate<JavaAccess<?>>("the environment is read") {
                    @Override
                    public boolean test(JavaAccess<?> access) {
                        return access.getTargetOwner().isEquivalentTo(System.class)
                                && ENVIRONMENT.contains(access.getTarget().getName());
                    }
                })
                .as("only app reads the environment");
    }

    static ArchRule timeComesFromAClock(House house) {
        return noClasses()
                .that(house.in(house.root() + ".."))
                .and(house.in(house.benchmarks(), house.contract()).negate())
                .should()
                .callMethodWhere(new DescribedPredicate<>("the machine is asked for the time") {
                    @Override
                    public boolean test(com.tngtech.archunit.core.domain.JavaMethodCall call) {
                        AccessTarget.MethodCallTarget asked = call.getTarget();
                        String type = asked.getOwner().getName();
                        boolean now = TOLD_TIME.contains(type)
                                && asked.getName().equals("now")
                                && asked.getRawParameterTypes().stream()
                                        .noneMatch(parameter -> parameter.isEquivalentTo(java.time.Clock.class));
                        return now
                                || type.equals("java.lang.System")
                                        && asked.getName().equals("currentTimeMillis");
                    }
                })
                .orShould()
                .callConstructorWhere(target(owner(name("java.util.Date"))))
                .as("time comes from an injected Clock");
    }

    /** Everything but app, and but what starts engines, writes reports or measures. */
    private static DescribedPredicate<JavaClass> inner(House house) {
        return house.in(house.domain(), house.ports(), house.guice(), house.adapters())
                .and(house.in(house.testkit()).negate());
    }
}
