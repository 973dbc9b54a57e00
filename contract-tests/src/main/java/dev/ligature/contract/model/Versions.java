package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** One model as an older and a newer release of an application know it. */
public final class Versions {

    /** As the older release knows it. */
    public static final DomainModel OLD = DomainModel.of(OldNote.TYPE).with(OldCites.TYPE);

    /** As the newer release knows it. */
    public static final DomainModel NEW = DomainModel.of(NewNote.TYPE).with(NewCites.TYPE);

    /** Before an attribute was indexed. */
    public static final DomainModel PLAIN = DomainModel.of(PlainCard.TYPE);

    /** After it was. */
    public static final DomainModel INDEXED = DomainModel.of(IndexedCard.TYPE);

    private Versions() {}

    /** The older entity. */
    public record OldNote(Id<OldNote> id, String title) {
        /** The descriptor. */
        public static final EntityType<OldNote> TYPE = EntityType.of("version-note", OldNote.class, OldNote::id);
    }

    /** The newer entity: the same and more. */
    public record NewNote(Id<NewNote> id, String title, Option<String> summary, Seq<String> tags) {
        /** The descriptor. */
        public static final EntityType<NewNote> TYPE = EntityType.of("version-note", NewNote.class, NewNote::id);
    }

    /** The older edge. */
    public record OldCites(Id<OldNote> citing, Id<OldNote> cited, long count) {
        /** The descriptor. */
        public static final Relationship<OldNote, OldNote, OldCites> TYPE = Relationship.of(
                        "version-cites", OldCites.class)
                .from(OldNote.TYPE, OldCites::citing)
                .to(OldNote.TYPE, OldCites::cited)
                .manyToMany();
    }

    /** The newer edge: the same and more. */
    public record NewCites(Id<NewNote> citing, Id<NewNote> cited, long count, Option<String> place) {
        /** The descriptor. */
        public static final Relationship<NewNote, NewNote, NewCites> TYPE = Relationship.of(
                        "version-cites", NewCites.class)
                .from(NewNote.TYPE, NewCites::citing)
                .to(NewNote.TYPE, NewCites::cited)
                .manyToMany();
    }

    /** An entity without an index. */
    public record PlainCard(Id<PlainCard> id, String title) {
        /** The descriptor. */
        public static final EntityType<PlainCard> TYPE = EntityType.of("version-card", PlainCard.class, PlainCard::id);
    }

    /** The same entity with one. */
    public record IndexedCard(Id<IndexedCard> id, String title) {
        /** The new index. */
        public static final IndexedAttribute<IndexedCard, String> TITLE =
                IndexedAttribute.of("title", IndexedCard::title);

        /** The descriptor. */
        public static final EntityType<IndexedCard> TYPE = EntityType.of(
                        "version-card", IndexedCard.class, IndexedCard::id)
                .indexedBy(TITLE);
    }
}
