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
import software.amazon.awssdk.services.dynamodb.model.Update;

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

        Update update = transaction.items().get(0).update();
        assertThat(update.updateExpression()).isEqualTo("SET #n0 = if_not_exists(#n0, :v0) + :v1 ADD #n1 :v2");
        assertThat(update.expressionAttributeNames()).isEqualTo(Map.of("#n0", "bytes", "#n1", "set"));
        assertThat(update.expressionAttributeValues())
                .containsEntry(":v1", AttributeValue.fromN("7"))
                .containsEntry(":v2", AttributeValue.fromSs(List.of("a", "b")));
        assertThat(update.conditionExpression()).isNull();
    }

    @Test
    void aLimitIsOneOfTheWholeSum() {
        Transaction transaction = new Transaction()
                .add(Action.update(KEY).sum("bytes", 3, 10))
                .add(Action.update(KEY).sum("bytes", 4, 10));

        assertThat(transaction.actions().get(0).conditions()).containsExactly(Condition.atMost("bytes", 3));
    }

    @Test
    void whatShrinksHasNoLimit() {
        Transaction transaction = new Transaction()
                .add(Action.update(KEY).sum("bytes", 3, 10))
                .add(Action.update(KEY).sum("bytes", -4, 10));

        assertThat(transaction.actions().get(0).conditions()).isEmpty();
    }

    @Test
    void actionsStayAsTheyAreWhenTheyAreMerged() {
        Action first = Action.update(KEY).sum("bytes", 3);
        Action second = Action.update(KEY).sum("bytes", 4);

        for (int i = 0; i < 2; i++) {
            Transaction transaction = new Transaction().add(first).add(second);
            assertThat(transaction.items().get(0).update().expressionAttributeValues())
                    .containsEntry(":v1", AttributeValue.fromN("7"));
        }
    }

    @Test
    void oneItemIsNotPutAndDeletedByOneRequest() {
        Transaction transaction = new Transaction().add(Action.put(KEY, Map.of()));

        assertThatThrownBy(() -> transaction.add(Action.delete(KEY))).isInstanceOf(IllegalStateException.class);
    }
}
