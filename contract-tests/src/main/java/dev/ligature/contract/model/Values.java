package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** Entities and edges that hold every type of value, at the top and nested. */
public final class Values {

    /** The model. */
    public static final DomainModel MODEL = DomainModel.of(Box.TYPE).with(Ships.TYPE);

    private Values() {}

    /** A nested value. */
    @Value.Immutable
    public interface Inner extends Contents {
        /** These contents. */
        static Inner of(Contents contents) {
            return ImmutableInner.builder().from(contents).build();
        }
    }

    /** An entity. */
    @Value.Immutable
    public interface Box extends Contents {
        /** The descriptor. */
        EntityType<Box> TYPE = EntityType.of("value-box", Box.class, "id", Box::id);

        /** Who this is. */
        Id<Box> id();

        /** A nested value or none. */
        Option<Inner> inner();

        /** Nested values. */
        Seq<Inner> inners();

        /** These contents, not nested. */
        static Box of(String id, Contents contents) {
            return ImmutableBox.builder().from(contents).id(Id.of(id)).build();
        }

        /** These contents at the top and nested. */
        static Box nesting(String id, Contents contents) {
            Inner inner = Inner.of(contents);
            return ImmutableBox.builder()
                    .from(contents)
                    .id(Id.of(id))
                    .inner(inner)
                    .addInners(inner, inner)
                    .build();
        }
    }

    /** An edge. */
    @Value.Immutable
    public interface Ships extends Contents {
        /** The descriptor. */
        Relationship<Box, Box, Ships> TYPE = Relationship.of("ships", Ships.class)
                .from(Box.TYPE, Ships::sender)
                .to(Box.TYPE, Ships::receiver)
                .manyToMany();

        /** The source. */
        Id<Box> sender();

        /** The target. */
        Id<Box> receiver();

        /** A nested value or none. */
        Option<Inner> inner();

        /** These contents, not nested. */
        static Ships of(String from, String to, Contents contents) {
            return ImmutableShips.builder()
                    .from(contents)
                    .sender(Id.of(from))
                    .receiver(Id.of(to))
                    .build();
        }

        /** These contents at the top and nested. */
        static Ships nesting(String from, String to, Contents contents) {
            return ImmutableShips.builder()
                    .from(contents)
                    .sender(Id.of(from))
                    .receiver(Id.of(to))
                    .inner(Inner.of(contents))
                    .build();
        }
    }
}
