package dev.ligature.adapters.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.internal.layout.IndexSpec;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.protocols.jsoncore.JsonNode;

class CloudFormationTest {

    @Test
    void theTemplateParsedBackSaysWhatTheTablesAre() {
        Vector<TableSpec> tables = Vector.of(
                new TableSpec("p-doctor", "id", Option.none(), Vector.empty()),
                new TableSpec(
                        "p-care",
                        "source",
                        Option.of("target"),
                        Vector.of(new IndexSpec("reverse", "target", "source"))));

        JsonNode resources = JsonNode.parser()
                .parse(CloudFormation.template(tables))
                .field("Resources")
                .orElseThrow();

        List<JsonNode> all = List.copyOf(resources.asObject().values());
        assertThat(all).hasSize(2);
        assertThat(all)
                .allSatisfy(resource -> assertThat(text(resource, "Type")).isEqualTo("AWS::DynamoDB::Table"));
        JsonNode doctor = all.get(0).field("Properties").orElseThrow();
        assertThat(text(doctor, "TableName")).isEqualTo("p-doctor");
        assertThat(keys(doctor)).containsExactly("id HASH");
        assertThat(doctor.field("GlobalSecondaryIndexes")).isEmpty();
        JsonNode care = all.get(1).field("Properties").orElseThrow();
        assertThat(text(care, "TableName")).isEqualTo("p-care");
        assertThat(text(care, "BillingMode")).isEqualTo("PAY_PER_REQUEST");
        assertThat(keys(care)).containsExactly("source HASH", "target RANGE");
        JsonNode reverse =
                care.field("GlobalSecondaryIndexes").orElseThrow().asArray().get(0);
        assertThat(text(reverse, "IndexName")).isEqualTo("reverse");
        assertThat(keys(reverse)).containsExactly("target HASH", "source RANGE");
        assertThat(text(reverse.field("Projection").orElseThrow(), "ProjectionType"))
                .isEqualTo("ALL");
        assertThat(care.field("AttributeDefinitions").orElseThrow().asArray())
                .extracting(definition -> text(definition, "AttributeName") + " " + text(definition, "AttributeType"))
                .containsExactly("source S", "target S");
    }

    private static List<String> keys(JsonNode table) {
        return table.field("KeySchema").orElseThrow().asArray().stream()
                .map(key -> text(key, "AttributeName") + " " + text(key, "KeyType"))
                .toList();
    }

    private static String text(JsonNode node, String field) {
        return node.field(field).orElseThrow().asString();
    }
}
