package dev.ligature.app.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rules of the house, each held against the product and against a sample that breaks it. */
class ArchitectureTest {

    /** Each rule, and the sample class that must be named when the rule meets the samples. */
    private static final Map<String, Rule> RULES = new TreeMap<>(Map.ofEntries(
            rule("domain knows values only", Layers::domainKnowsValuesOnly, "domain.KnowsJson", "domain.Logs"),
            rule("ports know the domain only", Layers::portsKnowDomainOnly, "ports.KnowsAws", "ports.KnowsGuice"),
            rule("guice knows no adapter", Layers::guiceKnowsPortsOnly, "guice.KnowsAdapter"),
            rule("the contract knows no adapter", Layers::contractKnowsPortsOnly, "contract.KnowsAdapter"),
            rule("adapters know no contract", Layers::adaptersKnowPortsOnly, "adapters.inmemory.KnowsContract"),
            rule(
                    "nobody needs Guava",
                    Layers::nobodyNeedsGuava,
                    "domain.NeedsGuava",
                    "ports.NeedsGuava",
                    "adapters.inmemory.NeedsGuava"),
            rule("nobody knows app", Layers::nobodyKnowsTheApp, "ports.KnowsApp"),
            rule("no layout knows another", Layers::noLayoutKnowsAnother, "adapters.dynamodb.keyset.KnowsGraph"),
            rule("common knows no layout", Layers::commonKnowsNoLayout, "adapters.dynamodb.internal.KnowsGraph"),
            rule("only app reads files", Edges::onlyAppReadsFiles, "ports.ReadsFile"),
            rule("only app reads the environment", Edges::onlyAppReadsTheEnvironment, "ports.ReadsEnvironment"),
            rule("time comes from a clock", Edges::timeComesFromAClock, "ports.TellsTime", "ports.TellsDate"),
            rule("modules contain no if", Modules::modulesContainNoIf, "guice.DecidingModule"),
            rule(
                    "adapters show only their doors",
                    Modules::adaptersShowOnlyTheirDoors,
                    "adapters.inmemory.ShownForNothing"),
            rule("no constant of a value's own type", Descriptors::noConstantOfAValuesOwnType, "domain.OwnConstant"),
            rule("entities do not know edges", Descriptors::entitiesDoNotKnowEdges, "domain.KnowsEdge"),
            rule("models are classes of their own", Descriptors::modelsAreClassesOfTheirOwn, "domain.WithModel")));

    private record Rule(Function<House, ArchRule> of, List<String> broken) {}

    private static JavaClasses product;
    private static JavaClasses samples;

    @BeforeAll
    static void importClasses() {
        product = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dev.ligature");
        samples = new ClassFileImporter().importPackages(House.VIOLATING.root());
    }

    private static Map.Entry<String, Rule> rule(String name, Function<House, ArchRule> of, String... broken) {
        return Map.entry(name, new Rule(of, List.of(broken)));
    }

    @TestFactory
    Stream<DynamicTest> theProductKeeps() {
        return RULES.entrySet().stream()
                .map(rule -> DynamicTest.dynamicTest(
                        rule.getKey(),
                        () -> rule.getValue().of().apply(House.LIGATURE).check(product)));
    }

    @TestFactory
    Stream<DynamicTest> theSamplesBreak() {
        return RULES.entrySet().stream()
                .map(rule -> DynamicTest.dynamicTest(rule.getKey(), () -> {
                    EvaluationResult result =
                            rule.getValue().of().apply(House.VIOLATING).evaluate(samples);
                    for (String broken : rule.getValue().broken()) {
                        assertThat(result.getFailureReport().getDetails())
                                .anyMatch(detail -> detail.contains(House.VIOLATING.root() + "." + broken));
                    }
                }));
    }

    /** A rule over packages that nothing lies in would hold for ever. */
    @Test
    void theProductHasEveryPackageThatTheRulesSpeakOf() {
        for (String name : List.of(
                "domain",
                "ports",
                "guice",
                "contract",
                "adapters.inmemory",
                "adapters.dynamodb",
                "adapters.dynamodb.internal",
                "adapters.dynamodb.jointable",
                "adapters.dynamodb.adjacency",
                "adapters.dynamodb.graph",
                "app")) {
            assertThat(product.stream().map(JavaClass::getPackageName))
                    .as(name)
                    .anyMatch(found -> (found + ".").startsWith("dev.ligature." + name + "."));
        }
    }
}
