package dev.ligature.adapters.dynamodb.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ConditionTest {

    private static final Map<String, AttributeValue> ITEM = Map.of(
            "~v", AttributeValue.fromS("i.1"),
            "name", AttributeValue.fromS("Ann"),
            "edge", AttributeValue.fromM(Map.of("far", AttributeValue.fromS("p1"))),
            "ids", AttributeValue.fromSs(List.of("a", "b")),
            "bytes", AttributeValue.fromN("10"));

    @Test
    void aConditionHoldsOfAnItemAsDynamoDbWouldSay() {
        assertThat(Condition.live().holds(ITEM)).isTrue();
        assertThat(Condition.live().holds(Map.of("~t", AttributeValue.fromS("x"))))
                .isFalse();
        assertThat(Condition.live().holds(Map.of())).isFalse();
        assertThat(Condition.present("name").holds(ITEM)).isTrue();
        assertThat(Condition.present("other").holds(ITEM)).isFalse();
        assertThat(Condition.absent("other").holds(ITEM)).isTrue();
        assertThat(Condition.absent("name").holds(ITEM)).isFalse();
        assertThat(Condition.equal("name", AttributeValue.fromS("Ann")).holds(ITEM))
                .isTrue();
        assertThat(Condition.equal("name", AttributeValue.fromS("ann")).holds(ITEM))
                .isFalse();
        assertThat(Condition.equal("other", AttributeValue.fromS("Ann")).holds(ITEM))
                .isFalse();
        assertThat(Condition.equal("edge", "far", AttributeValue.fromS("p1")).holds(ITEM))
                .isTrue();
        assertThat(Condition.equal("edge", "far", AttributeValue.fromS("p2")).holds(ITEM))
                .isFalse();
        assertThat(Condition.equal("name", "far", AttributeValue.fromS("p1")).holds(ITEM))
                .isFalse();
        assertThat(Condition.contains("ids", "a").holds(ITEM)).isTrue();
        assertThat(Condition.contains("ids", "c").holds(ITEM)).isFalse();
        assertThat(Condition.lacks("ids", "c").holds(ITEM)).isTrue();
        assertThat(Condition.lacks("none", "c").holds(ITEM)).isTrue();
        assertThat(Condition.atMost("bytes", 10).holds(ITEM)).isTrue();
        assertThat(Condition.atMost("bytes", 9).holds(ITEM)).isFalse();
        assertThat(Condition.atMost("none", 0).holds(ITEM)).isFalse();
    }
}
