package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;

/** Relationships that are ordered by each type of key; a key may be absent. */
public final class Orders {

    /** The model. */
    public static final DomainModel MODEL = DomainModel.of(Shelf.TYPE, Book.TYPE)
            .with(ByInstant.TYPE, ByDate.TYPE, ByLong.TYPE, ByDecimal.TYPE, ByText.TYPE, HeldByText.TYPE);

    private Orders() {}

    /** The near end. */
    public record Shelf(Id<Shelf> id, String name) {
        /** The descriptor. */
        public static final EntityType<Shelf> TYPE = EntityType.of("order-shelf", Shelf.class, Shelf::id);
    }

    /** The far end. */
    public record Book(Id<Book> id, String name) {
        /** The descriptor. */
        public static final EntityType<Book> TYPE = EntityType.of("order-book", Book.class, Book::id);
    }

    /** Ordered by an instant. */
    public record ByInstant(Id<Shelf> shelf, Id<Book> book, Option<Instant> key, long count) {
        /** The descriptor. */
        public static final Relationship<Shelf, Book, ByInstant> TYPE = Relationship.of("by-instant", ByInstant.class)
                .from(Shelf.TYPE, ByInstant::shelf)
                .to(Book.TYPE, ByInstant::book)
                .manyToMany()
                .orderedBy(ByInstant::key);
    }

    /** Ordered by a date. */
    public record ByDate(Id<Shelf> shelf, Id<Book> book, Option<LocalDate> key) {
        /** The descriptor. */
        public static final Relationship<Shelf, Book, ByDate> TYPE = Relationship.of("by-date", ByDate.class)
                .from(Shelf.TYPE, ByDate::shelf)
                .to(Book.TYPE, ByDate::book)
                .manyToMany()
                .orderedBy(ByDate::key);
    }

    /** Ordered by a whole number. */
    public record ByLong(Id<Shelf> shelf, Id<Book> book, Option<Long> key) {
        /** The descriptor. */
        public static final Relationship<Shelf, Book, ByLong> TYPE = Relationship.of("by-long", ByLong.class)
                .from(Shelf.TYPE, ByLong::shelf)
                .to(Book.TYPE, ByLong::book)
                .manyToMany()
                .orderedBy(ByLong::key);
    }

    /** Ordered by a decimal number. */
    public record ByDecimal(Id<Shelf> shelf, Id<Book> book, Option<BigDecimal> key) {
        /** The descriptor. */
        public static final Relationship<Shelf, Book, ByDecimal> TYPE = Relationship.of("by-decimal", ByDecimal.class)
                .from(Shelf.TYPE, ByDecimal::shelf)
                .to(Book.TYPE, ByDecimal::book)
                .manyToMany()
                .orderedBy(ByDecimal::key);
    }

    /** Ordered by a text. */
    public record ByText(Id<Shelf> shelf, Id<Book> book, Option<String> key) {
        /** The descriptor. */
        public static final Relationship<Shelf, Book, ByText> TYPE = Relationship.of("by-text", ByText.class)
                .from(Shelf.TYPE, ByText::shelf)
                .to(Book.TYPE, ByText::book)
                .manyToMany()
                .orderedBy(ByText::key);
    }

    /** One-to-many and ordered by a text. */
    public record HeldByText(Id<Shelf> shelf, Id<Book> book, Option<String> key) {
        /** The descriptor. */
        public static final Relationship<Shelf, Book, HeldByText> TYPE = Relationship.of(
                        "held-by-text", HeldByText.class)
                .from(Shelf.TYPE, HeldByText::shelf)
                .to(Book.TYPE, HeldByText::book)
                .oneToMany()
                .orderedBy(HeldByText::key);
    }
}
