package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Cardinality;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Order;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The edges of one relationship, by whatever versions of it they are written. Outgoing edges are always kept by far id,
 * which is how a pair is found; further orders are kept as far as a version of the relationship reads them. Guarded by
 * the space's lock but for the shapes and the keying.
 */
final class RelationshipTable {

    private final String name;
    private final String source;
    private final String target;
    private final Cardinality cardinality;
    private final ShapesByClass shapes = new ShapesByClass();
    private final BTree<Node> sources = new BTree<>();
    private final Set<EdgeOrder> kept = EnumSet.of(EdgeOrder.OUTGOING);
    private volatile @Nullable Keying keying;

    RelationshipTable(Relationship<?, ?, ?> relationship) {
        this.name = relationship.name();
        this.source = relationship.source().name();
        this.target = relationship.target().name();
        this.cardinality = relationship.cardinality();
    }

    ShapesByClass shapes() {
        return shapes;
    }

    /** How order keys are found; null where edges have none. Once there, it stays. */
    @Nullable
    Keying keying() {
        return keying;
    }

    /**
     * Prepares the table for a version of the relationship.
     *
     * @throws IllegalArgumentException if the edges that there are, or may be, are not edges of this relationship
     */
    <E> void admit(Relationship<?, ?, E> relationship, ValueCodec<E> codec) {
        boolean same = source.equals(relationship.source().name())
                && target.equals(relationship.target().name())
                && cardinality == relationship.cardinality();
        if (!same) {
            throw new IllegalArgumentException("this namespace holds '" + name + "' as " + cardinality + " from '"
                    + source + "' to '" + target + "'; open another relationship under another name");
        }
        if (relationship.isOrdered() && keying == null) {
            keepKeys(Keying.of(relationship, codec));
        }
        if (!relationship.isOrdered() && !kept.contains(EdgeOrder.INCOMING)) {
            List<Edge> edges = all();
            kept.add(EdgeOrder.INCOMING);
            edges.forEach(edge -> edge.target().adjacencyForMore(this).add(EdgeOrder.INCOMING, edge));
        }
    }

    /** Edges do not change their place, so all of them are made anew. */
    private void keepKeys(Keying added) {
        record Placed(Edge edge, Object stored, byte[] key) {}
        List<Placed> edges = new ArrayList<>();
        for (Edge edge : all()) {
            Object stored = edge.stored();
            if (stored != null) {
                edges.add(new Placed(edge, stored, added.keyOf(stored)));
            }
        }
        edges.forEach(placed -> remove(placed.edge()));
        kept.add(EdgeOrder.OUTGOING_BY_KEY);
        kept.add(EdgeOrder.INCOMING_BY_KEY);
        keying = added;
        edges.forEach(
                placed -> add(new Edge(placed.edge().source(), placed.edge().target(), placed.key(), placed.stored())));
    }

    private List<Edge> all() {
        List<Edge> edges = new ArrayList<>();
        sources.forEach(node -> {
            Sorted<Edge> outgoing = edges(node, EdgeOrder.OUTGOING);
            if (outgoing != null) {
                outgoing.forEach(edges::add);
            }
        });
        return edges;
    }

    /** The edge of the pair. */
    @Nullable
    Edge find(Node from, Node to) {
        Sorted<Edge> outgoing = edges(from, EdgeOrder.OUTGOING);
        return outgoing == null ? null : outgoing.find(EdgeOrder.OUTGOING.place(Edge.NO_KEY, to.id()));
    }

    /** The least edge of the entity in this direction, which is its only one where it can have but one. */
    @Nullable
    Edge first(Node near, Direction direction) {
        Sorted<Edge> edges = edges(near, anyOrder(direction));
        return edges == null ? null : edges.first();
    }

    int degree(Node near, Direction direction) {
        Sorted<Edge> edges = edges(near, anyOrder(direction));
        return edges == null ? 0 : edges.size();
    }

    /** Every edge of the entity in this direction. */
    List<Edge> edges(Node near, Direction direction) {
        List<Edge> all = new ArrayList<>();
        Sorted<Edge> edges = edges(near, anyOrder(direction));
        if (edges != null) {
            edges.forEach(all::add);
        }
        return all;
    }

    /** At most so many edges of the entity behind the place, in an order that is kept. */
    List<Edge> page(Node near, EdgeOrder order, Order walk, @Nullable Probe<Edge> after, int size) {
        List<Edge> page = new ArrayList<>();
        Sorted<Edge> edges = edges(near, order);
        if (edges != null && walk == Order.ASCENDING) {
            edges.ascend(after, size, page);
        } else if (edges != null) {
            edges.descend(after, size, page);
        }
        return page;
    }

    /** At most so many edges of any source, by source and target, behind the place. */
    List<Edge> page(@Nullable PairPlace after, int size) {
        List<Edge> page = new ArrayList<>();
        if (after != null) {
            Node begun = sources.find(Node.at(after.source()));
            if (begun != null) {
                Probe<Edge> place = EdgeOrder.OUTGOING.place(Edge.NO_KEY, after.target());
                page.addAll(page(begun, EdgeOrder.OUTGOING, Order.ASCENDING, place, size));
            }
        }
        Probe<Node> behind = after == null ? null : Node.at(after.source());
        while (page.size() < size) {
            List<Node> next = new ArrayList<>();
            sources.ascend(behind, size - page.size(), next);
            if (next.isEmpty()) {
                break;
            }
            for (Node node : next) {
                page.addAll(page(node, EdgeOrder.OUTGOING, Order.ASCENDING, null, size - page.size()));
            }
            behind = Node.at(next.get(next.size() - 1).id());
        }
        return page;
    }

    void add(Edge edge) {
        Node from = edge.source();
        if (edges(from, EdgeOrder.OUTGOING) == null) {
            sources.add(from, Node.at(from.id()));
        }
        for (EdgeOrder order : kept) {
            order.near(edge).adjacencyForMore(this).add(order, edge);
        }
    }

    void remove(Edge edge) {
        for (EdgeOrder order : kept) {
            Node near = order.near(edge);
            Adjacency adjacency = near.adjacency(this);
            if (adjacency != null) {
                adjacency.remove(order, edge);
                near.dropIfEmpty(adjacency);
            }
        }
        if (edges(edge.source(), EdgeOrder.OUTGOING) == null) {
            sources.remove(Node.at(edge.source().id()));
        }
        edge.store(null);
    }

    private EdgeOrder anyOrder(Direction direction) {
        EdgeOrder byId = EdgeOrder.byId(direction);
        return kept.contains(byId) ? byId : EdgeOrder.byKey(direction);
    }

    private @Nullable Sorted<Edge> edges(Node near, EdgeOrder order) {
        Adjacency adjacency = near.adjacency(this);
        return adjacency == null ? null : adjacency.get(order);
    }
}
