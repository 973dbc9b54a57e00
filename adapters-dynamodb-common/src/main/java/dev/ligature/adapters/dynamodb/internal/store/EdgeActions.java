package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.wire.Action;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.ports.End;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The writes that together make, change or unmake an edge, in all of its homes and at both of its ends. */
final class EdgeActions<S, T, E> {

    private final EdgeCodec<S, T, E> codec;
    private final Room<S, T, E> room;

    EdgeActions(EdgeCodec<S, T, E> codec) {
        this.codec = codec;
        this.room = new Room<>(codec);
    }

    /** What makes an edge that is not there, between ends that are. */
    List<Action> make(E edge, Map<String, AttributeValue> image) {
        Ends ends = codec.ends(edge);
        String orderKey = codec.orderKey(edge);
        List<Action> actions = new ArrayList<>();
        for (End end : End.values()) {
            actions.add(atEnd(end, ends));
        }
        for (Home home : codec.placement().homes()) {
            actions.add(
                    home instanceof Home.Row row
                            ? put(row, ends, orderKey, image)
                            : embed(home, ends, orderKey, image));
        }
        return actions;
    }

    private Action atEnd(End end, Ends ends) {
        var key = codec.entityKey(end, ends.at(end));
        if (!codec.keepsHolder(end)) {
            return Action.check(key).when(Condition.live());
        }
        String holder = Reserved.holder(codec.relationship(), end);
        return Action.update(key)
                .set(holder, AttributeValue.fromS(ends.at(end.other())))
                .when(Condition.live())
                .when(Condition.absent(holder));
    }

    private Action put(Home.Row row, Ends ends, String orderKey, Map<String, AttributeValue> image) {
        return Action.put(row.keyOf().apply(ends), image)
                .setTexts(row.indexKeys(ends, orderKey))
                .when(Condition.absent(row.table().hash()));
    }

    private Action embed(Home home, Ends ends, String orderKey, Map<String, AttributeValue> image) {
        Home.Embedded embedded = (Home.Embedded) home;
        String far = ends.at(home.near().other());
        String attribute = codec.embeddedAttribute(embedded, ends);
        Action action = Action.update(codec.entityKey(home.near(), ends.at(home.near())))
                .setTexts(embedded.indexKeys(ends, orderKey));
        if (embedded.form() == Home.Form.SET) {
            action.addMember(attribute, far).when(Condition.lacks(attribute, far));
        } else {
            action.set(attribute, codec.embeddedValue(embedded, ends, image)).when(Condition.absent(attribute));
        }
        return room.take(action, embedded, codec.embeddedBytes(embedded, ends, image));
    }

    /** What writes the secondary homes anew, while the truth is exactly so and neither end is being swept. */
    List<Action> restore(StoredEdge<E> edge) {
        String orderKey = codec.orderKey(edge.edge());
        Map<String, AttributeValue> image = codec.portable(edge.image());
        List<Action> restored = new ArrayList<>();
        Home truth = codec.placement().truth();
        Action asItIs = Action.check(codec.lookup(truth, edge.ends())).when(there(truth, edge.ends()));
        if (edge.writes() != null) {
            asItIs.when(unchanged(truth, edge.ends(), edge.writes()));
        }
        restored.add(asItIs);
        for (End end : End.values()) {
            restored.add(Action.check(codec.entityKey(end, edge.ends().at(end))).when(Condition.live()));
        }
        for (Home home : codec.placement().homes().tail()) {
            if (home instanceof Home.Row row) {
                restored.add(Action.put(row.keyOf().apply(edge.ends()), image)
                        .setTexts(row.indexKeys(edge.ends(), orderKey)));
            } else {
                Home.Embedded embedded = (Home.Embedded) home;
                Action action = Action.update(
                                codec.entityKey(home.near(), edge.ends().at(home.near())))
                        .setTexts(embedded.indexKeys(edge.ends(), orderKey))
                        .when(Condition.live());
                String attribute = codec.embeddedAttribute(embedded, edge.ends());
                if (embedded.form() == Home.Form.SET) {
                    action.addMember(attribute, edge.ends().at(home.near().other()));
                } else {
                    action.set(attribute, codec.embeddedValue(embedded, edge.ends(), image));
                }
                restored.add(room.forget(action, embedded));
            }
        }
        return restored;
    }

    /**
     * What unmakes an edge; the first action is that of its truth.
     *
     * @param image its attributes, without what only one kind of home adds; none if they are not known
     */
    List<Action> unmake(Ends ends, Map<String, AttributeValue> image) {
        List<Action> actions = new ArrayList<>();
        for (Home home : codec.placement().homes()) {
            actions.add(
                    home instanceof Home.Row row
                            ? Action.delete(row.keyOf().apply(ends)).when(there(row, ends))
                            : release((Home.Embedded) home, ends, image));
        }
        for (End end : End.values()) {
            if (codec.keepsHolder(end)) {
                String holder = Reserved.holder(codec.relationship(), end);
                actions.add(Action.update(codec.entityKey(end, ends.at(end)))
                        .remove(holder)
                        .when(Condition.equal(holder, AttributeValue.fromS(ends.at(end.other())))));
            }
        }
        return actions;
    }

    /** The same, of exactly this state of the edge. */
    List<Action> unmake(StoredEdge<E> edge) {
        List<Action> actions = unmake(edge.ends(), codec.portable(edge.image()));
        AttributeValue writes = edge.writes();
        if (writes != null) {
            for (int i = 0; i < codec.placement().homes().size(); i++) {
                Home home = codec.placement().homes().get(i);
                actions.get(i).when(unchanged(home, edge.ends(), writes));
            }
        }
        return actions;
    }

    /** The edge is in this home, and as it was when this was its last write; a set keeps no writes. */
    private Condition unchanged(Home home, Ends ends, AttributeValue writes) {
        if (!(home instanceof Home.Embedded embedded)) {
            return Condition.equal(Reserved.WRITES, writes);
        }
        return embedded.form() == Home.Form.SET
                ? there(home, ends)
                : Condition.equal(codec.embeddedAttribute(embedded, ends), Reserved.WRITES, writes);
    }

    private Action release(Home.Embedded home, Ends ends, Map<String, AttributeValue> image) {
        String far = ends.at(home.near().other());
        String attribute = codec.embeddedAttribute(home, ends);
        Action action = Action.update(codec.entityKey(home.near(), ends.at(home.near())))
                .remove(home.indexKeys(ends, "").keySet())
                .when(there(home, ends));
        if (home.form() == Home.Form.SET) {
            action.dropMember(attribute, far);
        } else {
            action.remove(attribute);
        }
        return room.giveBack(action, home, codec.embeddedBytes(home, ends, image));
    }

    /** The edge is in this home. */
    private Condition there(Home home, Ends ends) {
        if (home instanceof Home.Row row) {
            return Condition.present(row.table().hash());
        }
        Home.Embedded embedded = (Home.Embedded) home;
        String attribute = codec.embeddedAttribute(embedded, ends);
        String far = ends.at(home.near().other());
        return switch (embedded.form()) {
            case ONE -> Condition.equal(attribute, Reserved.FAR, AttributeValue.fromS(far));
            case MANY -> Condition.present(attribute);
            case SET -> Condition.contains(attribute, far);
        };
    }

    /** What changes an edge from exactly this state; attributes that this version does not know stay. */
    List<Action> rewrite(StoredEdge<E> before, E edge, Map<String, AttributeValue> image) {
        Ends ends = before.ends();
        String orderKey = codec.orderKey(edge);
        AttributeValue writes = Objects.requireNonNull(before.writes(), "an edge without attributes never changes");
        List<Action> actions = new ArrayList<>();
        for (Home home : codec.placement().homes()) {
            if (home instanceof Home.Row row) {
                actions.add(Action.update(row.keyOf().apply(ends))
                        .set(image)
                        .remove(codec.attributes())
                        .setTexts(row.indexKeys(ends, orderKey))
                        .when(Condition.equal(Reserved.WRITES, writes)));
            } else {
                actions.add(
                        reembed((Home.Embedded) home, before, orderKey, image).when(unchanged(home, ends, writes)));
            }
        }
        return actions;
    }

    private Action reembed(
            Home.Embedded home, StoredEdge<E> before, String orderKey, Map<String, AttributeValue> image) {
        Map<String, AttributeValue> merged = new HashMap<>(codec.portable(before.image()));
        merged.keySet().removeAll(codec.attributes());
        merged.putAll(image);
        Action action = Action.update(codec.entityKey(home.near(), before.ends().at(home.near())))
                .set(codec.embeddedAttribute(home, before.ends()), codec.embeddedValue(home, before.ends(), merged))
                .setTexts(home.indexKeys(before.ends(), orderKey));
        long grown = codec.embeddedBytes(home, before.ends(), merged)
                - codec.embeddedBytes(home, before.ends(), codec.portable(before.image()));
        return room.grow(action, home, grown);
    }
}
