package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Held;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Tagged;
import dev.ligature.contract.model.ValueCase;
import dev.ligature.contract.model.Values;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Overheard;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What errors and logs say. */
public interface MessageContract extends AdapterUnderTest {

    /** What must be nowhere to be read. */
    String MARK = "SECRET-MARK";

    @Test
    @Tag("messages")
    @Tag("B65")
    default void neitherErrorsNorLogsCarryValues(Session session) {
        try (Overheard overheard = Overheard.begin()) {
            TestStore store = session.open(Kinds.MODEL);
            Vector<StoreError> errors =
                    ofEntities(store).appendAll(ofEdges(store)).appendAll(ofValues(session));
            assertThat(errors.map(StoreError::getClass).distinct().size()).isGreaterThanOrEqualTo(9);
            for (StoreError error : errors) {
                assertThat(error.message()).doesNotContain(MARK).doesNotContain("\n");
                assertThat(error.toString()).doesNotContain(MARK);
                for (Throwable cause = error.toException(); cause != null; cause = cause.getCause()) {
                    assertThat(String.valueOf(cause.getMessage())).doesNotContain(MARK);
                }
            }
            assertThat(overheard.text()).as("what was logged and printed").doesNotContain(MARK);
        }
    }

    /** What there is of errors; whether there should be one is the matter of other rules. */
    private static Vector<StoreError> errors(Iterable<Either<StoreError, ?>> answers) {
        return Vector.ofAll(answers).filter(Either::isLeft).map(Either::getLeft);
    }

    private static Vector<StoreError> ofEntities(TestStore store) {
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        Node secret = new Node(Id.of("n"), MARK, Option.of(MARK));
        ok(nodes.create(secret));
        Versioned<Node> stale = ok(nodes.load(Id.of("n"))).get();
        ok(nodes.update(Id.of("n"), node -> node.named(MARK + " 2")));
        return errors(Vector.<Either<StoreError, ?>>of(
                nodes.create(secret),
                nodes.replace(stale),
                nodes.delete(stale),
                nodes.update(Id.of("m"), node -> secret),
                nodes.update(Id.of("n"), node -> new Node(Id.of("other"), MARK, Option.none())),
                nodes.create(new Node(Id.of("m"), MARK + "\ud800", Option.none())),
                nodes.create(new Node(Id.of("m"), MARK.repeat(40_000), Option.none())),
                nodes.list(PageRequest.first().descending()),
                nodes.list(PageRequest.first().after(Cursor.of(MARK)))));
    }

    private static Vector<StoreError> ofEdges(TestStore store) {
        store.create(Leaf.TYPE, Leaf.of("l").named(MARK), Leaf.of("k").named(MARK));
        store.create(Node.TYPE, Node.of("p").named(MARK), Node.of("q").named(MARK));
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Edges<Node, Leaf, Held> held = store.edges(Held.TYPE);
        Counted secret = Counted.of("p", "l", 1).noted(MARK);
        edges.linkAll(secret);
        held.linkAll(Held.of("p", "l").noted(MARK));
        Counted invalid = secret.noted(MARK + "\ud800");
        return errors(Vector.<Either<StoreError, ?>>of(
                edges.link(secret),
                edges.link(Counted.of("nobody", "l", 1).noted(MARK)),
                edges.put(Counted.of("p", "nothing", 1).noted(MARK)),
                edges.update(Id.of("p"), Id.of("k"), edge -> secret),
                edges.update(
                        Id.of("p"), Id.of("l"), edge -> Counted.of("q", "l", 1).noted(MARK)),
                edges.put(invalid),
                edges.putAll(Vector.of(invalid)).get().outcomes().head(),
                edges.put(secret.noted(MARK.repeat(40_000))),
                edges.replaceOutgoing(Id.of("q"), Vector.of(secret)),
                edges.replaceOutgoing(Id.of("p"), Vector.of(secret, secret)),
                held.link(Held.of("q", "l").noted(MARK)),
                held.replaceOutgoing(Id.of("q"), Vector.of(Held.of("q", "l").noted(MARK))),
                edges.outgoing(Id.of("p"), PageRequest.first().after(Cursor.of(MARK)))));
    }

    private static Vector<StoreError> ofValues(Session session) {
        EntityRepository<Values.Box> boxes = session.open(Values.MODEL).entities(Values.Box.TYPE);
        EntityRepository<Tagged> tagged = session.open(Tagged.model()).entities(Tagged.TYPE);
        Vector<Either<StoreError, ?>> refused =
                Vector.ofAll(ValueCase.refused()).map(value -> boxes.create(Values.Box.nesting("b", value.contents())));
        return errors(refused.append(tagged.create(Tagged.of("t", MARK.repeat(40))))
                .append(tagged.findBy(Tagged.NAME, MARK.repeat(40), PageRequest.first())));
    }

    @Test
    @Tag("messages")
    default void messagesAreOneLineWhateverTheIds(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        String id = "line\nbreak\r\u0000\u2028" + "x".repeat(400);
        Edges<Node, Leaf, Counted> edges = store.edges(Counted.TYPE);
        Vector<StoreError> errors = errors(Vector.<Either<StoreError, ?>>of(
                edges.link(Counted.of(id, id, 1)),
                edges.update(Id.of(id), Id.of(id), edge -> edge),
                store.entities(Node.TYPE).update(Id.of(id), node -> node)));
        assertThat(errors).hasSize(3);
        for (StoreError error : errors) {
            assertThat(error.message()).isNotBlank().hasSizeLessThan(1_200);
            assertThat(error.message().codePoints().noneMatch(c -> Character.isISOControl(c) || c == 0x2028))
                    .isTrue();
            assertThat(error).hasToString(error.message());
        }
    }
}
