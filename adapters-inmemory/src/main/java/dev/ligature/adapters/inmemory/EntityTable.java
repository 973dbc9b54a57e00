package dev.ligature.adapters.inmemory;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Order;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The entities of one type, by whatever versions of it they are written. Guarded by the space's lock but for the shapes
 * and the set of indexes.
 */
final class EntityTable {

    private final ShapesByClass shapes = new ShapesByClass();
    private final BTree<Node> nodes = new BTree<>();
    private final Map<String, Map<String, Sorted<Node>>> postings = new HashMap<>();
    private volatile IndexSet indexes = IndexSet.NONE;

    ShapesByClass shapes() {
        return shapes;
    }

    /** By what entities are found here; another set once another version of the type brings more. */
    IndexSet indexes() {
        return indexes;
    }

    /** Prepares the table for a version of the type: what is there is indexed at once. */
    <T> void admit(EntityType<T> type, ValueCodec<T> codec) {
        IndexSet more = indexes.with(type, codec);
        if (more == indexes) {
            return;
        }
        indexes = more;
        nodes.forEach(node -> {
            Held held = node.held();
            if (held != null) {
                replace(node, held, held.indexedBy(more.textsOf(held.stored(), held.texts())));
            }
        });
    }

    @Nullable
    Node find(Id<?> id) {
        return nodes.find(Node.at(id));
    }

    /** Adds an entity whose id is free. */
    void add(Id<?> id, Held state) {
        Node node = new Node(id, state);
        nodes.add(node, Node.at(id));
        index(node, state);
    }

    void replace(Node node, Held before, Held state) {
        unindex(node, before);
        node.hold(state);
        index(node, state);
    }

    /** Removes an entity and every edge it has, of relationships that the remover does not know, too. */
    void remove(Node node, Held last) {
        node.forEachAdjacency(adjacency -> {
            for (Direction direction : Direction.values()) {
                RelationshipTable relationship = adjacency.relationship();
                relationship.edges(node, direction).forEach(relationship::remove);
            }
        });
        unindex(node, last);
        nodes.remove(Node.at(node.id()));
        node.hold(null);
    }

    /** At most so many entities by id behind the place. */
    List<Node> page(@Nullable Probe<Node> after, int size) {
        List<Node> page = new ArrayList<>();
        nodes.ascend(after, size, page);
        return page;
    }

    /** At most so many entities with this value, by id behind the place. */
    List<Node> page(String attribute, String text, Order walk, @Nullable Probe<Node> after, int size) {
        List<Node> page = new ArrayList<>();
        Sorted<Node> found = postings.getOrDefault(attribute, Map.of()).get(text);
        if (found != null && walk == Order.ASCENDING) {
            found.ascend(after, size, page);
        } else if (found != null) {
            found.descend(after, size, page);
        }
        return page;
    }

    private void index(Node node, Held state) {
        state.texts().forEach((attribute, texts) -> {
            Map<String, Sorted<Node>> found = postings.computeIfAbsent(attribute, name -> new HashMap<>());
            texts.forEach(text -> found.put(text, Sorted.plus(found.get(text), node, Node.at(node.id()))));
        });
    }

    private void unindex(Node node, Held state) {
        state.texts().forEach((attribute, texts) -> {
            Map<String, Sorted<Node>> found = postings.getOrDefault(attribute, new HashMap<>());
            texts.forEach(text -> found.computeIfPresent(text, (same, all) -> all.minus(Node.at(node.id()))));
        });
    }
}
