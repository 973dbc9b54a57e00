package dev.ligature.adapters.dynamodb.adjacency;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import java.time.LocalDate;

/** A model that needs every kind of item: names that begin with each other, all cardinalities, an order, two indexes. */
public final class Library {

    static final DomainModel MODEL = DomainModel.of(Book.TYPE, BookCase.TYPE)
            .with(Loan.TYPE, Cites.TYPE, CitesAlso.TYPE, Stands.TYPE, Labelled.TYPE);

    private Library() {}

    public record Book(Id<Book> id, String title, String subtitle) {
        static final EntityType<Book> TYPE = EntityType.of("book", Book.class, Book::id)
                .indexedBy(IndexedAttribute.of("title", Book::title), IndexedAttribute.of("title2", Book::subtitle));
    }

    public record BookCase(Id<BookCase> id) {
        static final EntityType<BookCase> TYPE = EntityType.of("book-case", BookCase.class, BookCase::id);
    }

    public record Loan(Id<Book> book, Id<Book> basis, LocalDate day) {
        static final Relationship<Book, Book, Loan> TYPE = Relationship.of("loan", Loan.class)
                .from(Book.TYPE, Loan::book)
                .to(Book.TYPE, Loan::basis)
                .manyToMany()
                .orderedBy(Loan::day);
    }

    public record Cites(Id<Book> citing, Id<Book> cited) {
        static final Relationship<Book, Book, Cites> TYPE = Relationship.of("cites", Cites.class)
                .from(Book.TYPE, Cites::citing)
                .to(Book.TYPE, Cites::cited)
                .manyToMany();
    }

    public record CitesAlso(Id<Book> citing, Id<Book> cited) {
        static final Relationship<Book, Book, CitesAlso> TYPE = Relationship.of("cites-also", CitesAlso.class)
                .from(Book.TYPE, CitesAlso::citing)
                .to(Book.TYPE, CitesAlso::cited)
                .manyToMany();
    }

    public record Stands(Id<BookCase> bookCase, Id<Book> book) {
        static final Relationship<BookCase, Book, Stands> TYPE = Relationship.of("stands", Stands.class)
                .from(BookCase.TYPE, Stands::bookCase)
                .to(Book.TYPE, Stands::book)
                .oneToMany();
    }

    public record Labelled(Id<BookCase> bookCase, Id<Book> catalogue) {
        static final Relationship<BookCase, Book, Labelled> TYPE = Relationship.of("labelled", Labelled.class)
                .from(BookCase.TYPE, Labelled::bookCase)
                .to(Book.TYPE, Labelled::catalogue)
                .oneToOne();
    }
}
