package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import java.time.Instant;

/**
 * The models whose operations are weighed: ids of 22 bytes, entities of about 300, edges of about 120, copies of 180. Their
 * entities and edges are records of an application, as good as any.
 */
public final class CostModel {

    /** A relationship many to many. */
    public static final DomainModel TIES = DomainModel.of(Node.TYPE, Leaf.TYPE).with(Tie.TYPE);

    /** A relationship whose edges are nothing but their ends. */
    public static final DomainModel BONDS = DomainModel.of(Node.TYPE, Leaf.TYPE).with(Bond.TYPE);

    /** A relationship in order. */
    public static final DomainModel TURNS = DomainModel.of(Node.TYPE, Leaf.TYPE).with(Turn.TYPE);

    /** A relationship one to one. */
    public static final DomainModel PAIRS = DomainModel.of(Node.TYPE, Leaf.TYPE).with(Pair.TYPE);

    /** A relationship one to many. */
    public static final DomainModel PARTS = DomainModel.of(Node.TYPE, Leaf.TYPE).with(Part.TYPE);

    /** A relationship whose edges carry copies. */
    public static final DomainModel CARDS = DomainModel.of(Node.TYPE, Leaf.TYPE).with(Card.TYPE);

    /** An entity with an indexed attribute. */
    public static final DomainModel NAMES = DomainModel.of(Named.TYPE);

    /** From here on are the numbers of entities that no operation is about. */
    static final int APART = 900_000;

    private CostModel() {}

    /** What edges go out from. */
    public record Node(Id<Node> id, String text) {
        /** The descriptor. */
        public static final EntityType<Node> TYPE = EntityType.of("cost-node", Node.class, Node::id);
    }

    /** What edges come in to. */
    public record Leaf(Id<Leaf> id, String text) {
        /** The descriptor. */
        public static final EntityType<Leaf> TYPE = EntityType.of("cost-leaf", Leaf.class, Leaf::id);
    }

    /** What is found by its name. */
    public record Named(Id<Named> id, String name, String text) {
        /** The name. */
        public static final IndexedAttribute<Named, String> NAME = IndexedAttribute.of("name", Named::name);

        /** The descriptor. */
        public static final EntityType<Named> TYPE =
                EntityType.of("cost-named", Named.class, Named::id).indexedBy(NAME);
    }

    /** Many to many. */
    public record Tie(Id<Node> node, Id<Leaf> leaf, String text) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Tie> TYPE = Relationship.of("cost-tie", Tie.class)
                .from(Node.TYPE, Tie::node)
                .to(Leaf.TYPE, Tie::leaf)
                .manyToMany();
    }

    /** Many to many without attributes. */
    public record Bond(Id<Node> node, Id<Leaf> leaf) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Bond> TYPE = Relationship.of("cost-bond", Bond.class)
                .from(Node.TYPE, Bond::node)
                .to(Leaf.TYPE, Bond::leaf)
                .manyToMany();
    }

    /** Many to many in order. */
    public record Turn(Id<Node> node, Id<Leaf> leaf, Instant since, String text) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Turn> TYPE = Relationship.of("cost-turn", Turn.class)
                .from(Node.TYPE, Turn::node)
                .to(Leaf.TYPE, Turn::leaf)
                .manyToMany()
                .orderedBy(Turn::since);
    }

    /** One to one. */
    public record Pair(Id<Node> node, Id<Leaf> leaf, String text) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Pair> TYPE = Relationship.of("cost-pair", Pair.class)
                .from(Node.TYPE, Pair::node)
                .to(Leaf.TYPE, Pair::leaf)
                .oneToOne();
    }

    /** One to many. */
    public record Part(Id<Node> node, Id<Leaf> leaf, String text) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Part> TYPE = Relationship.of("cost-part", Part.class)
                .from(Node.TYPE, Part::node)
                .to(Leaf.TYPE, Part::leaf)
                .oneToMany();
    }

    /** Many to many with a copy of the target's text. */
    public record Card(Id<Node> node, Id<Leaf> leaf, String copy) {
        /** The descriptor. */
        public static final Relationship<Node, Leaf, Card> TYPE = Relationship.of("cost-card", Card.class)
                .from(Node.TYPE, Card::node)
                .to(Leaf.TYPE, Card::leaf)
                .manyToMany()
                .copiesFromTarget((card, leaf) -> new Card(card.node(), card.leaf(), leaf.text()));
    }

    /** A node with about 300 bytes altogether. */
    public static Node node(int n) {
        return new Node(id(n), text(180));
    }

    /** A leaf with about 300 bytes altogether. */
    public static Leaf leaf(int n) {
        return new Leaf(id(n), text(180));
    }

    /** A named one of about 300 bytes. */
    public static Named named(int n, String name) {
        return new Named(id(n), name, text(150));
    }

    /** An edge of about 120 bytes. */
    public static Tie tie(int node, int leaf) {
        return new Tie(id(node), id(leaf), text(EDGE));
    }

    /** An edge that says nothing but that its ends are linked. */
    public static Bond bond(int node, int leaf) {
        return new Bond(id(node), id(leaf));
    }

    /** An edge of about 120 bytes, in the order of its leaf's number. */
    public static Turn turn(int node, int leaf) {
        return new Turn(id(node), id(leaf), since(leaf), text(EDGE));
    }

    /** An edge of about 60 bytes. */
    public static Pair pair(int node, int leaf) {
        return new Pair(id(node), id(leaf), text(10));
    }

    /** An edge of about 60 bytes. */
    public static Part part(int node, int leaf) {
        return new Part(id(node), id(leaf), text(10));
    }

    /** An edge of about 120 bytes, its copy left to the store. */
    public static Card card(int node, int leaf) {
        return new Card(id(node), id(leaf), "");
    }

    static Instant since(int n) {
        return Instant.parse("2024-05-01T10:00:00Z").plusSeconds(n);
    }

    private static final int EDGE = 20;

    /** The id of 22 bytes of this number. */
    public static <T> Id<T> id(int n) {
        return Id.of("i%021d".formatted(n));
    }

    static String text(int bytes) {
        return "x".repeat(bytes);
    }
}
