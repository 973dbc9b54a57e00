package dev.ligature.adapters.dynamodb;

import dev.ligature.adapters.dynamodb.internal.layout.IndexSpec;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import io.vavr.collection.Vector;
import java.util.stream.Collectors;

/** Tables as a CloudFormation template. Names of tables, indexes and attributes hold nothing that JSON would escape. */
final class CloudFormation {

    private CloudFormation() {}

    static String template(Vector<TableSpec> tables) {
        return tables.map(CloudFormation::resource).mkString("""
                        {
                          "AWSTemplateFormatVersion": "2010-09-09",
                          "Description": "The tables of a Ligature layout",
                          "Resources": {
                        """, ",\n", "\n  }\n}\n");
    }

    private static String resource(TableSpec table) {
        String attributes = table.keyAttributes()
                .map(name -> "{\"AttributeName\": \"" + name + "\", \"AttributeType\": \"S\"}")
                .collect(Collectors.joining(", ", "[", "]"));
        String indexes = table.indexes().isEmpty()
                ? ""
                : table.indexes()
                        .map(CloudFormation::index)
                        .collect(Collectors.joining(
                                ",\n          ",
                                ",\n        \"GlobalSecondaryIndexes\": [\n          ",
                                "\n        ]"));
        return """
                    "%s": {
                      "Type": "AWS::DynamoDB::Table",
                      "DeletionPolicy": "Retain",
                      "Properties": {
                        "TableName": "%s",
                        "BillingMode": "PAY_PER_REQUEST",
                        "AttributeDefinitions": %s,
                        "KeySchema": %s%s
                      }
                    }""".formatted(
                        logicalId(table.name()),
                        table.name(),
                        attributes,
                        keys(table.hash(), table.range().getOrElse("")),
                        indexes);
    }

    private static String index(IndexSpec index) {
        return "{\"IndexName\": \"" + index.name() + "\", \"KeySchema\": " + keys(index.hash(), index.range())
                + ", \"Projection\": {\"ProjectionType\": \"ALL\"}}";
    }

    private static String keys(String hash, String range) {
        String first = "{\"AttributeName\": \"" + hash + "\", \"KeyType\": \"HASH\"}";
        return range.isEmpty()
                ? "[" + first + "]"
                : "[" + first + ", {\"AttributeName\": \"" + range + "\", \"KeyType\": \"RANGE\"}]";
    }

    /** Letters and digits only, and still one for each name. */
    private static String logicalId(String table) {
        StringBuilder id = new StringBuilder("Table");
        table.chars().forEach(c -> {
            if (c < 0x80 && Character.isLetterOrDigit(c)) {
                id.append((char) c);
            } else {
                id.append('x').append(Integer.toHexString(c)).append('x');
            }
        });
        return id.toString();
    }
}
