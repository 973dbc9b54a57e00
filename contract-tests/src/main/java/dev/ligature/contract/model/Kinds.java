package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;

/** Two types and every kind of relationship between them, some with names that are prefixes of others. */
public final class Kinds {

    /** The model. */
    public static final DomainModel MODEL = DomainModel.of(Node.TYPE, Leaf.TYPE)
            .with(Plain.TYPE, Plainer.TYPE, Counted.TYPE, Single.TYPE, Held.TYPE, Copied.TYPE, Bounded.TYPE);

    private Kinds() {}

    /** The near end. */
    public record Node(Id<Node> id, String name, Option<String> note) {
        /** The descriptor. */
        public static final EntityType<Node> TYPE = EntityType.of("kind-node", Node.class, Node::id);

        /** A node that is named after its id. */
        public static Node of(String id) {
            return new Node(Id.of(id), "node " + id, Option.none());
        }

        /** The same node under another name. */
        public Node named(String other) {
            return new Node(id, other, note);
        }
    }

    /** The far end. */
    public record Leaf(Id<Leaf> id, String name, long counter) {
        /** The descriptor. */
        public static final EntityType<Leaf> TYPE = EntityType.of("kind-leaf", Leaf.class, Leaf::id);

        /** A leaf that is named after its id. */
        public static Leaf of(String id) {
            return new Leaf(Id.of(id), "leaf " + id, 0);
        }

        /** The same leaf under another name. */
        public Leaf named(String other) {
            return new Leaf(id, other, counter);
        }

        /** The same leaf, counted once more. */
        public Leaf counted() {
            return new Leaf(id, name, counter + 1);
        }
    }

    /** Many-to-many, nothing but its ends. */
    public record Plain(Id<Node> node, Id<Leaf> leaf) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Plain> TYPE = Relationship.of("plain", Plain.class)
                .from(Node.TYPE, Plain::node)
                .to(Leaf.TYPE, Plain::leaf)
                .manyToMany();

        /** The edge of this pair. */
        public static Plain of(String node, String leaf) {
            return new Plain(Id.of(node), Id.of(leaf));
        }
    }

    /** The same between the same types; the other's name is a prefix of this one's. */
    public record Plainer(Id<Node> node, Id<Leaf> leaf) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Plainer> TYPE = Relationship.of("plain-r", Plainer.class)
                .from(Node.TYPE, Plainer::node)
                .to(Leaf.TYPE, Plainer::leaf)
                .manyToMany();

        /** The edge of this pair. */
        public static Plainer of(String node, String leaf) {
            return new Plainer(Id.of(node), Id.of(leaf));
        }
    }

    /** Many-to-many with attributes. */
    public record Counted(Id<Node> node, Id<Leaf> leaf, long count, Option<String> note) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Counted> TYPE = Relationship.of("counted", Counted.class)
                .from(Node.TYPE, Counted::node)
                .to(Leaf.TYPE, Counted::leaf)
                .manyToMany();

        /** The edge of this pair with this count. */
        public static Counted of(String node, String leaf, long count) {
            return new Counted(Id.of(node), Id.of(leaf), count, Option.none());
        }

        /** The same edge, counted once more. */
        public Counted counted() {
            return new Counted(node, leaf, count + 1, note);
        }

        /** The same edge with a note. */
        public Counted noted(String text) {
            return new Counted(node, leaf, count, Option.of(text));
        }
    }

    /** One-to-one. */
    public record Single(Id<Node> node, Id<Leaf> leaf, String note) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Single> TYPE = Relationship.of("single", Single.class)
                .from(Node.TYPE, Single::node)
                .to(Leaf.TYPE, Single::leaf)
                .oneToOne();

        /** The edge of this pair. */
        public static Single of(String node, String leaf) {
            return new Single(Id.of(node), Id.of(leaf), "one");
        }
    }

    /** One-to-many: a leaf has at most one node. */
    public record Held(Id<Node> node, Id<Leaf> leaf, String note) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Held> TYPE = Relationship.of("held", Held.class)
                .from(Node.TYPE, Held::node)
                .to(Leaf.TYPE, Held::leaf)
                .oneToMany();

        /** The edge of this pair. */
        public static Held of(String node, String leaf) {
            return new Held(Id.of(node), Id.of(leaf), "held");
        }

        /** The same edge with another note. */
        public Held noted(String text) {
            return new Held(node, leaf, text);
        }
    }

    /** Many-to-many with copies of both ends. */
    public record Copied(Id<Node> node, Id<Leaf> leaf, String nodeName, String leafName, String note) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Copied> TYPE = Relationship.of("copied", Copied.class)
                .from(Node.TYPE, Copied::node)
                .to(Leaf.TYPE, Copied::leaf)
                .manyToMany()
                .copiesFromSource(
                        (edge, node) -> new Copied(edge.node(), edge.leaf(), node.name(), edge.leafName(), edge.note()))
                .copiesFromTarget((edge, leaf) ->
                        new Copied(edge.node(), edge.leaf(), edge.nodeName(), leaf.name(), edge.note()));

        /** The edge of this pair with these copies. */
        public static Copied of(Node node, Leaf leaf) {
            return new Copied(node.id(), leaf.id(), node.name(), leaf.name(), "copied");
        }

        /** The same edge with another note. */
        public Copied noted(String text) {
            return new Copied(node, leaf, nodeName, leafName, text);
        }
    }

    /** Many-to-many, at most {@value #LIMIT} of one node where the adapter counts them. */
    public record Bounded(Id<Node> node, Id<Leaf> leaf) {
        /** The most edges of one node. */
        public static final int LIMIT = 7;

        /** The descriptor. */
        public static final Relationship<Node, Leaf, Bounded> TYPE = Relationship.of("bounded", Bounded.class)
                .from(Node.TYPE, Bounded::node)
                .to(Leaf.TYPE, Bounded::leaf)
                .manyToMany()
                .maxOutDegree(LIMIT);

        /** The edge of this pair. */
        public static Bounded of(String node, String leaf) {
            return new Bounded(Id.of(node), Id.of(leaf));
        }
    }
}
