package dev.ligature.adapters.dynamodb.internal.capacity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

final class CapacityCalculatorTest {

    private static final Map<String, AttributeValue> ABSENT = Map.of();

    @ParameterizedTest
    @CsvSource({
        "0, 0.5, 1, 2",
        "1, 0.5, 1, 2",
        "4096, 0.5, 1, 2",
        "4097, 1, 2, 4",
        "8192, 1, 2, 4",
        "409600, 50, 100, 200",
    })
    void aReadIsRoundedUpToWholeBlocksOf4096Bytes(long bytes, double eventual, double strong, double transactional) {
        assertThat(CapacityCalculator.read(ReadMode.EVENTUAL, bytes)).isEqualTo(Units.read(eventual));
        assertThat(CapacityCalculator.read(ReadMode.STRONG, bytes)).isEqualTo(Units.read(strong));
        assertThat(CapacityCalculator.read(ReadMode.TRANSACTIONAL, bytes)).isEqualTo(Units.read(transactional));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 1",
        "-0.0, 1",
        "7, 2",
        "-7, 3",
        "42, 2",
        "100, 2",
        "101, 3",
        "0.5, 2",
        "0.05, 2",
        "0.101, 3",
        "10.01, 3",
        "1.5, 3",
        "12.5, 3",
        "1E+125, 2",
        "1E-130, 2",
        "12345678901234567890123456789012345678, 20",
        "123, 3",
        "-1234567890123456789012345678901234567.8, 22",
    })
    void aNumberTakesAByteForEachPairOfDigits(String number, long bytes) {
        assertThat(ItemSize.of(AttributeValue.fromN(number))).isEqualTo(bytes);
        assertThat(ItemSize.of(AttributeValue.fromNs(List.of(number)))).isEqualTo(bytes);
    }

    @Test
    void everyTypeHasItsSize() {
        assertThat(ItemSize.of(text("Grüße"))).isEqualTo(7);
        assertThat(ItemSize.of(text(""))).isZero();
        assertThat(ItemSize.of(AttributeValue.fromB(SdkBytes.fromByteArray(new byte[9]))))
                .isEqualTo(9);
        assertThat(ItemSize.of(AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("ab")))))
                .isEqualTo(2);
        assertThat(ItemSize.of(AttributeValue.fromSs(List.of("a", "bcd")))).isEqualTo(4);
        assertThat(ItemSize.of(AttributeValue.fromBool(true))).isEqualTo(1);
        assertThat(ItemSize.of(AttributeValue.fromNul(true))).isEqualTo(1);
        assertThat(ItemSize.of(AttributeValue.fromL(List.of()))).isEqualTo(3);
        assertThat(ItemSize.of(AttributeValue.fromL(List.of(text("ab"), text("c")))))
                .isEqualTo(3 + 2 + 3);
        assertThat(ItemSize.of(AttributeValue.fromM(Map.of("name", text("x"))))).isEqualTo(3 + 1 + 5);
        assertThat(ItemSize.of(Map.of("id", text("x"), "n", AttributeValue.fromN("1"))))
                .isEqualTo(3 + 3);
    }

    @Test
    void aWriteCostsTheLargerOfBothImages() {
        StoredTable table = StoredTable.plain();
        assertThat(CapacityCalculator.write(table, ABSENT, item(10))).isEqualTo(Units.write(1));
        assertThat(CapacityCalculator.write(table, item(1024), item(10))).isEqualTo(Units.write(1));
        assertThat(CapacityCalculator.write(table, item(1025), item(10))).isEqualTo(Units.write(2));
        assertThat(CapacityCalculator.write(table, item(10), item(2049))).isEqualTo(Units.write(3));
        assertThat(CapacityCalculator.write(table, item(3000), ABSENT)).isEqualTo(Units.write(3));
        assertThat(CapacityCalculator.write(table, ABSENT, ABSENT)).isEqualTo(Units.write(1));
    }

    @Test
    void aTransactionPaysTheTableTwiceAndItsIndexesOnce() {
        StoredTable table = indexed(ProjectionType.ALL);
        assertThat(CapacityCalculator.transactionalWrite(table, ABSENT, item(1500, "far", "x")))
                .isEqualTo(Units.write(2 * 2 + 2));
        assertThat(CapacityCalculator.conditionCheck(item(300))).isEqualTo(Units.write(2));
        assertThat(CapacityCalculator.conditionCheck(item(1025))).isEqualTo(Units.write(4));
        assertThat(CapacityCalculator.conditionCheck(ABSENT)).isEqualTo(Units.write(2));
        assertThat(CapacityCalculator.replayed(item(5000))).isEqualTo(Units.read(4));
    }

    @Test
    void aRefusedWriteIsBilledByTheItemAsItIs() {
        assertThat(CapacityCalculator.refused(ABSENT)).isEqualTo(Units.write(1));
        assertThat(CapacityCalculator.refused(item(2000))).isEqualTo(Units.write(2));
        assertThat(CapacityCalculator.cancelled(item(2000))).isEqualTo(Units.write(4));
    }

    @Test
    void anIndexPaysForWhatChangesInIt() {
        StoredTable table = indexed(ProjectionType.ALL);
        var far = item(100, "far", "x");
        assertThat(index(table, ABSENT, item(100))).as("not in the index").isZero();
        assertThat(index(table, ABSENT, far)).as("new").isEqualTo(1);
        assertThat(index(table, far, far)).as("unchanged").isZero();
        assertThat(index(table, far, item(1500, "far", "x"))).as("changed").isEqualTo(2);
        assertThat(index(table, far, item(1500, "far", "y"))).as("moved").isEqualTo(1 + 2);
        assertThat(index(table, far, item(100))).as("removed").isEqualTo(1);
        assertThat(index(table, far, ABSENT)).as("removed").isEqualTo(1);
    }

    @Test
    void anIndexThatKeepsLessIsUnchangedMoreOften() {
        StoredTable table = indexed(ProjectionType.KEYS_ONLY);
        assertThat(index(table, item(100, "far", "x"), item(5000, "far", "x"))).isZero();
        assertThat(index(table, ABSENT, item(5000, "far", "x"))).isEqualTo(1);
    }

    @Test
    void equalValuesInAnotherOrderOrNotationAreNoChange() {
        StoredTable table = indexed(ProjectionType.ALL);
        var one = with("tags", AttributeValue.fromSs(List.of("a", "b")), "n", AttributeValue.fromN("1"));
        var other = with("tags", AttributeValue.fromSs(List.of("b", "a")), "n", AttributeValue.fromN("1.0"));
        assertThat(index(table, one, other)).isZero();
        assertThat(index(table, one, with("tags", AttributeValue.fromSs(List.of("a")), "n", AttributeValue.fromN("1"))))
                .isEqualTo(1);
        assertThat(index(
                        table,
                        with("l", AttributeValue.fromL(List.of(AttributeValue.fromN("1"))), "x", text("x")),
                        with("l", AttributeValue.fromL(List.of(AttributeValue.fromN("2"))), "x", text("x"))))
                .isEqualTo(1);
    }

    @Test
    void unitsAddUpAndHaveAPrice() {
        Units both = Units.read(1.5).plus(Units.write(2));
        assertThat(both).isEqualTo(new Units(1.5, 2)).hasToString("1.5/2");
        assertThat(both.price()).isEqualTo(11.5);
        assertThat(Units.NONE.plus(both)).isEqualTo(both);
    }

    private static double index(
            StoredTable table, Map<String, AttributeValue> before, Map<String, AttributeValue> after) {
        return CapacityCalculator.write(table, before, after).write()
                - CapacityCalculator.write(StoredTable.plain(), before, after).write();
    }

    private static StoredTable indexed(ProjectionType projection) {
        return StoredTable.of(TableDescription.builder()
                .keySchema(key("near", KeyType.HASH))
                .globalSecondaryIndexes(GlobalSecondaryIndexDescription.builder()
                        .keySchema(key("far", KeyType.HASH), key("near", KeyType.RANGE))
                        .projection(
                                Projection.builder().projectionType(projection).build())
                        .build())
                .build());
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    private static Map<String, AttributeValue> with(
            String one, AttributeValue first, String two, AttributeValue second) {
        Map<String, AttributeValue> item = item(100, "far", "x");
        item.put(one, first);
        item.put(two, second);
        return item;
    }

    /** An item of exactly so many bytes, with these attributes among others. */
    private static Map<String, AttributeValue> item(int bytes, String... attributes) {
        Map<String, AttributeValue> item = new HashMap<>();
        item.put("near", text("n"));
        for (int i = 0; i < attributes.length; i += 2) {
            item.put(attributes[i], text(attributes[i + 1]));
        }
        item.put("fill", text("f".repeat((int) (bytes - ItemSize.of(item) - "fill".length()))));
        assertThat(ItemSize.of(item)).isEqualTo(bytes);
        return item;
    }

    private static AttributeValue text(String value) {
        return AttributeValue.fromS(value);
    }
}
