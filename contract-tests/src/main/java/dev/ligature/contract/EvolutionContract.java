package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Versions;
import dev.ligature.contract.model.Versions.IndexedCard;
import dev.ligature.contract.model.Versions.NewCites;
import dev.ligature.contract.model.Versions.NewNote;
import dev.ligature.contract.model.Versions.OldCites;
import dev.ligature.contract.model.Versions.OldNote;
import dev.ligature.contract.model.Versions.PlainCard;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.Unsupported;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Two releases of one application over the same facts. */
public interface EvolutionContract extends AdapterUnderTest {

    private static NewNote note(String id) {
        return new NewNote(Id.of(id), "title", Option.of("summary"), Vector.of("a", "b"));
    }

    @Test
    @Tag("E13")
    default void whatAnOlderReleaseDoesNotKnowSurvivesItsUpdates(Session session) {
        TestStore newer = session.open(Versions.NEW);
        newer.create(NewNote.TYPE, note("n"));
        EntityRepository<OldNote> notes =
                session.open(Versions.OLD, newer.namespace()).entities(OldNote.TYPE);
        assertThat(ok(notes.find(Id.of("n")))).containsExactly(new OldNote(Id.of("n"), "title"));
        assertThat(ok(notes.update(Id.of("n"), old -> new OldNote(old.id(), "updated"))))
                .isEqualTo(new OldNote(Id.of("n"), "updated"));
        EntityRepository<NewNote> after =
                session.open(Versions.NEW, newer.namespace()).entities(NewNote.TYPE);
        assertThat(ok(after.find(Id.of("n"))))
                .containsExactly(new NewNote(Id.of("n"), "updated", Option.of("summary"), Vector.of("a", "b")));
        Versioned<OldNote> current = ok(notes.load(Id.of("n"))).get();
        ok(notes.replace(current.with(new OldNote(Id.of("n"), "replaced"))));
        assertThat(ok(after.find(Id.of("n"))))
                .containsExactly(new NewNote(Id.of("n"), "replaced", Option.of("summary"), Vector.of("a", "b")));
    }

    @Test
    @Tag("E13")
    default void whatAnOlderReleaseDoesNotKnowOfAnEdgeSurvivesItsUpdates(Session session) {
        TestStore newer = session.open(Versions.NEW);
        newer.create(NewNote.TYPE, note("n"), note("m"));
        newer.edges(NewCites.TYPE).linkAll(new NewCites(Id.of("n"), Id.of("m"), 1, Option.of("page 7")));
        TestStore older = session.open(Versions.OLD, newer.namespace());
        var cites = older.edges(OldCites.TYPE);
        cites.assertLinked(new OldCites(Id.of("n"), Id.of("m"), 1));
        ok(cites.update(Id.of("n"), Id.of("m"), old -> new OldCites(old.citing(), old.cited(), 2)));
        cites.assertLinked(new OldCites(Id.of("n"), Id.of("m"), 2));
        session.open(Versions.NEW, newer.namespace())
                .edges(NewCites.TYPE)
                .assertLinked(new NewCites(Id.of("n"), Id.of("m"), 2, Option.of("page 7")));
    }

    @Test
    @Tag("E13")
    default void aNewOptionalAttributeReadsAsAbsentFromWhatIsOlder(Session session) {
        TestStore older = session.open(Versions.OLD);
        older.create(OldNote.TYPE, new OldNote(Id.of("n"), "title"), new OldNote(Id.of("m"), "title"));
        older.edges(OldCites.TYPE).linkAll(new OldCites(Id.of("n"), Id.of("m"), 1));
        TestStore newer = session.open(Versions.NEW, older.namespace());
        NewNote bare = new NewNote(Id.of("n"), "title", Option.none(), Vector.empty());
        EntityRepository<NewNote> notes = newer.entities(NewNote.TYPE);
        assertThat(ok(notes.find(Id.of("n")))).containsExactly(bare);
        newer.edges(NewCites.TYPE).assertLinked(new NewCites(Id.of("n"), Id.of("m"), 1, Option.none()));
        assertThat(ok(notes.update(Id.of("n"), old -> note("n")))).isEqualTo(note("n"));
        assertThat(ok(session.open(Versions.OLD, older.namespace())
                        .entities(OldNote.TYPE)
                        .find(Id.of("n"))))
                .containsExactly(new OldNote(Id.of("n"), "title"));
        assertThat(ok(session.open(Versions.NEW, older.namespace())
                        .entities(NewNote.TYPE)
                        .find(Id.of("n"))))
                .containsExactly(note("n"));
    }

    @Test
    @Tag("E13")
    @Tag("E10")
    default void anIndexThatATypeGainsIsRefusedUntilItIsBuiltAndNeverEmpty(Session session) {
        TestStore before = session.open(Versions.PLAIN);
        before.create(PlainCard.TYPE, new PlainCard(Id.of("b"), "t"), new PlainCard(Id.of("a"), "t"));
        TestStore after = session.open(Versions.INDEXED, before.namespace());
        EntityRepository<IndexedCard> cards = after.entities(IndexedCard.TYPE);
        Vector<IndexedCard> old = Vector.of("a", "b").map(id -> new IndexedCard(Id.of(id), "t"));
        var answer = cards.findBy(IndexedCard.TITLE, "t", PageRequest.first());
        if (answer.isLeft()) {
            refused(Unsupported.class, answer);
        } else {
            assertThat(ok(answer).items()).containsExactlyElementsOf(old);
        }
        assertThat(ok(after.auditor().repair()).left()).isEmpty();
        after.create(IndexedCard.TYPE, new IndexedCard(Id.of("c"), "t"));
        EntityRepository<IndexedCard> built =
                session.open(Versions.INDEXED, before.namespace()).entities(IndexedCard.TYPE);
        after.eventually(() -> assertThat(ok(built.findBy(IndexedCard.TITLE, "t", PageRequest.first()))
                        .items())
                .containsExactlyElementsOf(old.append(new IndexedCard(Id.of("c"), "t"))));
    }

    @Test
    @Tag("E13")
    @Tag("E10")
    default void whatANewIndexCannotHoldIsInNoneAndCanBeChanged(Session session) {
        TestStore before = session.open(Versions.PLAIN);
        before.create(
                PlainCard.TYPE,
                new PlainCard(Id.of("empty"), ""),
                new PlainCard(Id.of("long"), "x".repeat(5_000)),
                new PlainCard(Id.of("gone"), ""),
                new PlainCard(Id.of("fine"), "t"));
        TestStore after = session.open(Versions.INDEXED, before.namespace());
        EntityRepository<IndexedCard> cards = after.entities(IndexedCard.TYPE);
        ok(after.auditor().audit());
        assertThat(ok(after.auditor().repair()).left()).isEmpty();
        assertThat(ok(cards.update(Id.of("empty"), card -> new IndexedCard(card.id(), "t"))))
                .isEqualTo(new IndexedCard(Id.of("empty"), "t"));
        Versioned<IndexedCard> current = ok(cards.load(Id.of("long"))).get();
        ok(cards.replace(current.with(new IndexedCard(Id.of("long"), "t"))));
        assertThat(ok(cards.delete(Id.<IndexedCard>of("gone")))).isTrue();
        EntityRepository<IndexedCard> built =
                session.open(Versions.INDEXED, before.namespace()).entities(IndexedCard.TYPE);
        after.eventually(() -> assertThat(ok(built.findBy(IndexedCard.TITLE, "t", PageRequest.first()))
                        .items()
                        .map(card -> card.id().value()))
                .containsExactly("empty", "fine", "long"));
    }
}
