package dev.ligature.app.demo;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.value.Failure;
import dev.ligature.app.wiring.Beneath;
import dev.ligature.app.wiring.OpenStore;
import dev.ligature.domain.EntityType;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import dev.ligature.ports.audit.Auditor;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** Where a story is told: the store that it happens in, and what the audience sees. */
final class Stage {

    private final OpenStore store;
    private Vector<Scene> scenes = Vector.empty();

    Stage(OpenStore store) {
        this.store = store;
    }

    /** The store in a domain's own words. */
    <P> P port(TypedPort<P> port) {
        return port.on(store.repositories());
    }

    /** What compares the facts of the store with each other. */
    Auditor auditor() {
        return store.repositories().auditor();
    }

    /** What lies beneath the store; nothing in memory. */
    Option<Beneath> beneath() {
        return store.beneath();
    }

    /** Lets these be the entities of their ids, whatever an earlier performance left. */
    @SafeVarargs
    final <T> void seed(EntityRepository<T> entities, EntityType<T> type, T... values) {
        for (T value : values) {
            Boolean unusedGone = see(entities.delete(type.idOf(value)));
            T unusedCreated = see(entities.create(value));
        }
    }

    /** Links these. */
    @SafeVarargs
    final <E> void link(RelationshipRepository<?, ?, E> edges, E... values) {
        BulkReport<E> report = see(edges.putAll(List.of(values)));
        report.rejected().headOption().forEach(first -> {
            throw Failure.of(first._2()).toException();
        });
    }

    /** What the store answers; the story ends if it answers an error. */
    <V> V see(Either<StoreError, V> answer) {
        return unlessFailed(answer);
    }

    /** A sentence. */
    void says(String sentence) {
        scenes = scenes.append(new Scene(sentence, Vector.empty(), Vector.empty()));
    }

    /** A sentence and the table that shows it. */
    void shows(String sentence, List<String> columns, Seq<List<String>> rows) {
        scenes = scenes.append(new Scene(sentence, Vector.ofAll(columns), rows.toVector()));
    }

    /** An amount of money, which shops write with two digits. */
    static String money(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.HALF_EVEN).toPlainString();
    }

    Answer ended(String title) {
        return new StoryAnswer(title, scenes);
    }

    /** A sentence and what it points at, if anything. */
    record Scene(String sentence, Vector<String> columns, Vector<List<String>> rows) {}
}
