package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.item.Values;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.ItemKey;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.ports.End;
import java.math.BigDecimal;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The room for edges in an entity's item: its bytes, and how many edges a source may have. Both are numbers in the item
 * that change with the edges, so that a link is refused by a condition and nothing is read before. The bytes are never
 * counted too low; they may be too high, because whoever unlinks does not know how large an edge was. So they are counted
 * anew, from the item that comes with the refusal, before an edge is kept out.
 */
final class Room<S, T, E> {

    private final EdgeCodec<S, T, E> codec;

    Room(EdgeCodec<S, T, E> codec) {
        this.codec = codec;
    }

    /** Takes room for an edge. */
    Action take(Action action, Home.Embedded home, long bytes) {
        grow(action, home, bytes);
        return degree(action, home, 1);
    }

    /** Gives the room of an edge back. */
    Action giveBack(Action action, Home.Embedded home, long bytes) {
        grow(action, home, -bytes);
        return degree(action, home, -1);
    }

    /** Takes or gives back what an edge has grown by. */
    Action grow(Action action, Home.Embedded home, long bytes) {
        return codec.countsBytesAt(home.near()) ? action.sum(Reserved.BYTES, bytes, Reserve.WITH_EDGES) : action;
    }

    private Action degree(Action action, Home.Embedded home, long edges) {
        if (home.near() != End.SOURCE || home.form() == Home.Form.ONE) {
            return action;
        }
        String degree = Reserved.degree(codec.relationship());
        return codec.countLimit()
                .map(limit -> action.sum(degree, edges, limit))
                // A number that is not kept up must not be there when a later model has a limit again.
                .getOrElse(() -> action.remove(degree));
    }

    /** Has all numbers of the item counted anew by whoever needs them. */
    Action forget(Action action, Home.Embedded home) {
        if (codec.countsBytesAt(home.near())) {
            action.remove(Reserved.BYTES);
        }
        return home.near() == End.SOURCE ? action.remove(Reserved.degree(codec.relationship())) : action;
    }

    /** Counts anew what edges were refused for; answers whether there may be room after all. */
    boolean recounted(Wire wire, Reply reply) {
        boolean changed = false;
        for (Reply.Refusal refusal : reply.refusals()) {
            if (refusal.condition() instanceof Condition.AtMost limit
                    && Condition.live().holds(refusal.item())) {
                ItemKey key = refusal.action().key();
                changed |= limit.attribute().equals(Reserved.BYTES)
                        ? bytesRecounted(wire, key, refusal.item())
                        : degreeRecounted(wire, key, refusal.item());
            }
        }
        return changed;
    }

    private boolean degreeRecounted(Wire wire, ItemKey key, Map<String, AttributeValue> item) {
        long edges = codec.placement()
                .embeddedAt(End.SOURCE)
                .map(home -> codec.embeddedCount(home, item))
                .getOrElse(0L);
        return recounted(wire, key, item, Reserved.degree(codec.relationship()), BigDecimal.valueOf(edges));
    }

    /** Counts the bytes of an item anew; answers whether they are fewer than it said. */
    static boolean bytesRecounted(Wire wire, ItemKey key, Map<String, AttributeValue> item) {
        // A fraction of its own tells each count from every other one, however edges came and went in between.
        BigDecimal mark = BigDecimal.valueOf(ThreadLocalRandom.current().nextLong(1, 1_000_000_000), 9);
        BigDecimal bytes = BigDecimal.valueOf(Values.bytes(item)).add(mark);
        return recounted(wire, key, item, Reserved.BYTES, bytes);
    }

    private static boolean recounted(
            Wire wire, ItemKey key, Map<String, AttributeValue> item, String attribute, BigDecimal counted) {
        @Nullable AttributeValue before = item.get(attribute);
        if (before != null && new BigDecimal(before.n()).longValue() <= counted.longValue()) {
            return false;
        }
        // A refusal says that edges came or went, or that another was first: the number is worth another look.
        var unused = wire.write(Action.update(key)
                .set(attribute, AttributeValue.fromN(counted.toPlainString()))
                .when(Condition.live())
                .when(before == null ? Condition.absent(attribute) : Condition.equal(attribute, before)));
        return true;
    }
}
