package dev.ligature.adapters.dynamodb.adjacency;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;

/** An edge whose attributes are called like the keys of this layout, ordered by one of them. */
public record KeyedEdge(
        Id<Keyed> from,
        Id<Keyed> to,
        String pk,
        String sk,
        String gsi1pk,
        String gsi1sk,
        String gsi2pk,
        String gsi2sk) {

    static final Relationship<Keyed, Keyed, KeyedEdge> TYPE = Relationship.of("keyed-edge", KeyedEdge.class)
            .from("from", Keyed.TYPE, KeyedEdge::from)
            .to("to", Keyed.TYPE, KeyedEdge::to)
            .manyToMany()
            .orderedBy(KeyedEdge::gsi1sk);

    static KeyedEdge of(String from, String to, String value) {
        return new KeyedEdge(Id.of(from), Id.of(to), value, value, value, value, value, value);
    }
}
