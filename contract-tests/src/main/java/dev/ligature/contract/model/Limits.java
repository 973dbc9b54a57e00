package dev.ligature.contract.model;

import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;

/** A relationship whose edges change and are counted. */
public final class Limits {

    /** The model. */
    public static final DomainModel MODEL = DomainModel.of(Node.TYPE, Leaf.TYPE).with(Rated.TYPE);

    private Limits() {}

    /** Many-to-many with an attribute, at most {@value #LIMIT} of one node where the adapter counts them. */
    public record Rated(Id<Node> node, Id<Leaf> leaf, long stars) {
        /** The most edges of one node. */
        public static final int LIMIT = 2;

        /** The descriptor. */
        public static final Relationship<Node, Leaf, Rated> TYPE = Relationship.of("rated", Rated.class)
                .from(Node.TYPE, Rated::node)
                .to(Leaf.TYPE, Rated::leaf)
                .manyToMany()
                .maxOutDegree(LIMIT);

        /** The edge of this pair with so many stars. */
        public static Rated of(String node, String leaf, long stars) {
            return new Rated(Id.of(node), Id.of(leaf), stars);
        }
    }
}
