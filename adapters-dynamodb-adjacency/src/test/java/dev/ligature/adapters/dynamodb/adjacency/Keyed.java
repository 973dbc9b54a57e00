package dev.ligature.adapters.dynamodb.adjacency;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;

/** An entity whose attributes are called like the keys of this layout. */
public record Keyed(Id<Keyed> id, String pk, String sk, String gsi1pk, String gsi1sk, String gsi2pk, String gsi2sk) {

    static final EntityType<Keyed> TYPE = EntityType.of("keyed", Keyed.class, Keyed::id);

    static final DomainModel MODEL = DomainModel.of(TYPE).with(KeyedEdge.TYPE);

    static Keyed of(String id, String value) {
        return new Keyed(Id.of(id), value, value, value, value, value, value);
    }
}
