package dev.ligature.adapters.inmemory;

import static dev.ligature.adapters.inmemory.Answers.done;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Limits at their very edge: what stored layouts refuse is refused in memory. */
class LimitsTest {

    private static final int ITEM = 409_600;

    private static final IndexedAttribute<Note, String> TAGS = IndexedAttribute.many("tags", Note::tags);
    private static final IndexedAttribute<Note, String> LABELS = IndexedAttribute.many("labels", Note::labels);
    private static final EntityType<Note> NOTE =
            EntityType.of("note", Note.class, Note::id).indexedBy(TAGS, LABELS);
    private static final Relationship<Note, Note, Quote> QUOTE = Relationship.of("quote", Quote.class)
            .from("of", NOTE, Quote::of)
            .to("in", NOTE, Quote::in)
            .manyToMany()
            .maxOutDegree(3);

    public record Note(Id<Note> id, String text, Vector<String> tags, Vector<String> labels) {}

    public record Quote(Id<Note> of, Id<Note> in, String text) {}

    private final Repositories store =
            InMemoryRepositories.builder(DomainModel.of(NOTE).with(QUOTE)).build();
    private final EntityRepository<Note> notes = store.entities(NOTE);
    private final RelationshipRepository<Note, Note, Quote> quotes = store.relationship(QUOTE);

    @Test
    void anEntityTakesAtMost400KilobytesByDynamoDbsRules() {
        // "id" and "n"; "text" and its bytes; "tags" and "labels" as empty lists.
        int overhead = 2 + 1 + 4 + 4 + 3 + 6 + 3;
        Note largest = note("n", "é".repeat((ITEM - overhead) / 2) + "x".repeat((ITEM - overhead) % 2));

        assertThat(notes.create(largest)).isEqualTo(Either.right(largest));
        assertThat(notes.update(largest.id(), note -> note("n", note.text() + "x")))
                .isEqualTo(Either.left(new StoreError.ItemTooLarge("note", largest.id(), ITEM + 1, ITEM)));
        assertThat(notes.find(largest.id())).isEqualTo(Either.right(Option.of(largest)));
    }

    @Test
    void anEdgeTakesAtMost400Kilobytes() {
        create("a", "b");
        int overhead = 2 + 1 + 2 + 1 + 4;
        Quote largest = new Quote(Id.of("a"), Id.of("b"), "x".repeat(ITEM - overhead));

        assertThat(quotes.link(largest)).isEqualTo(Either.right(largest));
        assertThat(quotes.put(new Quote(Id.of("a"), Id.of("b"), largest.text() + "x"))
                        .getLeft())
                .isEqualTo(new StoreError.ItemTooLarge("quote", Id.of("a"), ITEM + 1, ITEM));
        assertThat(quotes.find(Id.of("a"), Id.of("b"))).isEqualTo(Either.right(Option.of(largest)));
    }

    @Test
    void anEntityHasAtMost49IndexedValuesOverAllItsAttributes() {
        Note most = new Note(Id.of("n"), "", texts(25), texts(24));

        assertThat(notes.create(most)).isEqualTo(Either.right(most));
        assertThat(notes.update(most.id(), note -> new Note(note.id(), "", texts(25), texts(25)))
                        .getLeft())
                .isInstanceOf(StoreError.InvalidValue.class);
        // A repeated value counts once.
        done(notes.update(most.id(), note -> new Note(note.id(), "", texts(24).append("t1"), texts(25))));
    }

    @Test
    void anIndexedValueHas1To400Bytes() {
        done(notes.create(new Note(Id.of("n"), "", Vector.of("é".repeat(200)), Vector.empty())));
        for (String text : Vector.of("", "é".repeat(200) + "x")) {
            assertThat(notes.create(new Note(Id.of("m"), "", Vector.of(text), Vector.empty()))
                            .getLeft())
                    .isInstanceOf(StoreError.InvalidValue.class);
            assertThat(notes.findBy(TAGS, text, PageRequest.first()).getLeft())
                    .isInstanceOf(StoreError.InvalidValue.class);
        }
        assertThat(notes.find(Id.of("m"))).isEqualTo(Either.right(Option.none()));
    }

    @Test
    void theDegreeLimitHoldsForEveryWayToLink() {
        create("a", "b", "c", "d", "e");
        StoreError limit = new StoreError.DegreeLimit("quote", Id.of("a"), 3);
        for (String target : Vector.of("b", "c", "d")) {
            done(quotes.link(quote("a", target)));
        }

        assertThat(quotes.link(quote("a", "e")).getLeft()).isEqualTo(limit);
        assertThat(quotes.put(quote("a", "e")).getLeft()).isEqualTo(limit);
        assertThat(quotes.putAll(Vector.of(quote("a", "e"), quote("a", "b")))
                        .get()
                        .rejected())
                .hasSize(1);
        assertThat(quotes.replaceOutgoing(
                                Id.of("a"), Vector.of("a", "b", "c", "d").map(to -> quote("a", to)))
                        .getLeft())
                .isEqualTo(limit);
        done(quotes.put(new Quote(Id.of("a"), Id.of("b"), "changed")));
        assertThat(quotes.unlink(Id.of("a"), Id.of("b"))).isEqualTo(Either.right(true));
        done(quotes.link(quote("a", "e")));
        assertThat(quotes.capabilities().maxOutDegree()).isEqualTo(Option.of(3));
    }

    private void create(String... ids) {
        for (String id : ids) {
            done(notes.create(note(id, "")));
        }
    }

    private static Note note(String id, String text) {
        return new Note(Id.of(id), text, Vector.empty(), Vector.empty());
    }

    private static Quote quote(String of, String in) {
        return new Quote(Id.of(of), Id.of(in), "");
    }

    private static Vector<String> texts(int count) {
        return Vector.range(0, count).map(i -> "t" + i);
    }
}
