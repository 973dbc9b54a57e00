package dev.ligature.adapters.dynamodb.internal.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

class ActionTest {

    private static final TableSpec TABLE = new TableSpec("t", "id", Option.none(), Vector.empty());
    private static final ItemKey KEY = TABLE.key("k");
    private static final AttributeValue ONE = AttributeValue.fromS("1");

    @Test
    void aCheckAndAnUpdateOfOneItemAreOneUpdate() {
        Transaction transaction = new Transaction()
                .add(Action.check(KEY).when(Condition.live()))
                .add(Action.update(KEY).set("name", ONE).when(Condition.absent("name")));

        List<TransactWriteItem> items = transaction.items();

        assertThat(items).hasSize(1);
        assertThat(items.get(0).conditionCheck()).isNull();
        assertThat(items.get(0).update().conditionExpression())
                .isEqualTo("attribute_exists(#n1) AND attribute_not_exists(#n0)");
        assertThat(items.get(0).update().updateExpression()).isEqualTo("SET #n0 = :v0");
        assertThat(items.get(0).update().expressionAttributeNames()).isEqualTo(Map.of("#n0", "name", "#n1", "~v"));
    }

    @Test
    void whatIsSetWinsOverWhatIsRemovedInWhicheverOrder() {
        Action setFirst = Action.update(KEY).set("a", ONE).remove("a").remove("b");
        Action removeFirst = Action.update(KEY).remove(List.of("a", "b")).set("a", ONE);

        for (Action action : List.of(setFirst, removeFirst)) {
            assertThat(action.inTransaction().update().updateExpression()).isEqualTo("SET #n0 = :v0 REMOVE #n1");
        }
    }

    @Test
    void aPlaceThatIsTakenOverNeedNotBeFree() {
        Transaction move = new Transaction()
                .add(Action.update(KEY).remove("holder").when(Condition.equal("holder", ONE)))
                .addReplacing(Action.update(KEY)
                        .set("holder", AttributeValue.fromS("2"))
                        .when(Condition.live())
                        .when(Condition.absent("holder")));

        assertThat(move.items().get(0).update().conditionExpression()).isEqualTo("#n0 = :v1 AND attribute_exists(#n1)");
        assertThat(move.items().get(0).update().updateExpression()).isEqualTo("SET #n0 = :v0");
    }

    @Test
    void membersAndSumsOfMergedActionsAddUp() {
        Transaction transaction = new Transaction()
                .add(Action.update(KEY).addMember("set", "a").sum("bytes", 3))
                .add(Action.update(KEY).addMember("set", "b").sum("bytes", 4));

        assertThat(transaction.items().get(0).update().updateExpression()).isEqualTo("ADD #n0 :v0, #n1 :v1");
        assertThat(transaction.items().get(0).update().expressionAttributeValues())
                .isEqualTo(Map.of(":v0", AttributeValue.fromSs(List.of("a", "b")), ":v1", AttributeValue.fromN("7")));
    }

    @Test
    void oneItemIsNotPutAndDeletedByOneRequest() {
        Transaction transaction = new Transaction().add(Action.put(KEY, Map.of()));

        assertThatThrownBy(() -> transaction.add(Action.delete(KEY))).isInstanceOf(IllegalStateException.class);
    }
}
