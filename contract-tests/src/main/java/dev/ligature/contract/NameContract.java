package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Awkward;
import dev.ligature.contract.model.Awkward.Means;
import dev.ligature.contract.model.Awkward.Word;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.StoreError.VersionConflict;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Attributes may be called anything that Java lets them. */
public interface NameContract extends AdapterUnderTest {

    @Test
    @Tag("E9")
    @Tag("E4")
    @Tag("B42")
    default void attributesOfEntitiesMayHaveAnyName(Session session) {
        EntityRepository<Word> words = session.open(Awkward.MODEL).entities(Word.TYPE);
        Word first = Word.of("w", "1");
        Word second = Word.of("w", "22");
        Word third = Word.of("w", "333");
        assertThat(ok(words.create(first))).isEqualTo(first);
        assertThat(ok(words.find(Id.of("w")))).containsExactly(first);
        Versioned<Word> stale = ok(words.load(Id.of("w"))).get();
        assertThat(ok(words.update(Id.of("w"), word -> second))).isEqualTo(second);
        assertThat(ok(words.find(Id.of("w")))).containsExactly(second);
        refused(VersionConflict.class, words.replace(stale.with(third)));
        assertThat(ok(words.replace(ok(words.load(Id.of("w"))).get().with(third)))
                        .value())
                .isEqualTo(third);
        assertThat(ok(words.find(Id.of("w")))).containsExactly(third);
        assertThat(ok(words.delete(Id.<Word>of("w")))).isTrue();
    }

    @Test
    @Tag("E9")
    @Tag("B42")
    default void attributesOfEdgesMayHaveAnyName(Session session) {
        TestStore store = session.open(Awkward.MODEL);
        store.create(Word.TYPE, Word.of("v", ""), Word.of("w", ""));
        Edges<Word, Word, Means> means = store.edges(Means.TYPE);
        assertThat(ok(means.link(Means.of("v", "w", "1")))).isEqualTo(Means.of("v", "w", "1"));
        means.assertLinked(Means.of("v", "w", "1"));
        ok(means.update(Id.of("v"), Id.of("w"), edge -> Means.of("v", "w", "22")));
        means.assertLinked(Means.of("v", "w", "22"));
        assertThat(ok(means.put(Means.of("v", "w", "333"))).outcome()).isEqualTo(PutResult.Outcome.REPLACED);
        means.assertOutgoing(Id.of("v"), Means.of("v", "w", "333"));
        means.assertIncoming(Id.of("w"), Means.of("v", "w", "333"));
        assertThat(ok(means.replaceOutgoing(Id.of("v"), Vector.of(Means.of("v", "w", "1"))))
                        .changed())
                .containsExactly(Id.of("w"));
        means.assertLinked(Means.of("v", "w", "1"));
        assertThat(ok(means.unlink(Id.of("v"), Id.of("w")))).isTrue();
    }
}
