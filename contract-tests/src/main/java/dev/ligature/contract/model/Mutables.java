package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import java.util.List;
import java.util.Map;

/** Records that do not copy their collections, as applications may have them. */
public final class Mutables {

    /** The model. */
    public static final DomainModel MODEL = DomainModel.of(Bag.TYPE).with(Packs.TYPE);

    private Mutables() {}

    /** An entity. */
    public record Bag(Id<Bag> id, List<String> items, Map<String, String> names) {
        /** The descriptor. */
        public static final EntityType<Bag> TYPE = EntityType.of("mutable-bag", Bag.class, Bag::id);
    }

    /** An edge. */
    public record Packs(Id<Bag> outer, Id<Bag> inner, List<String> labels) {
        /** The descriptor. */
        public static final Relationship<Bag, Bag, Packs> TYPE = Relationship.of("mutable-packs", Packs.class)
                .from(Bag.TYPE, Packs::outer)
                .to(Bag.TYPE, Packs::inner)
                .manyToMany();
    }
}
