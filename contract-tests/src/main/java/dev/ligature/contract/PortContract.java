package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Counted;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Selves;
import dev.ligature.contract.model.Tagged;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.OutcomeUnknown;
import dev.ligature.ports.StoreError.Unavailable;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What ports do with programming errors and interrupts. */
public interface PortContract extends AdapterUnderTest {

    /** A null where none may be, as code that is not checked for nulls might hand it in. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    private static <X> X nothing() {
        return null;
    }

    private static void refusesNull(Supplier<?> call) {
        assertThatThrownBy(call::get).isInstanceOf(NullPointerException.class);
    }

    @Test
    @Tag("ports")
    @Tag("B41")
    default void nullIsAProgrammingErrorForEntities(Session session) {
        TestStore store = session.open(Tagged.model());
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        Id<Tagged> id = Id.of("t");
        store.create(Tagged.TYPE, Tagged.of("t", "n"));
        refusesNull(() -> store.eventual().entities(PortContract.nothing()));
        refusesNull(() -> store.eventual().entities(Tagged.TYPE).create(nothing()));
        refusesNull(() -> entities.find(nothing()));
        refusesNull(() -> entities.load(nothing()));
        refusesNull(() -> entities.findAll(nothing()));
        refusesNull(() -> entities.findAll(Arrays.asList(id, nothing())));
        refusesNull(() -> entities.update(id, nothing()));
        refusesNull(() -> entities.update(id, entity -> nothing()));
        refusesNull(() -> store.eventual().entities(Tagged.TYPE).update(nothing(), entity -> entity));
        refusesNull(() -> store.eventual().entities(Tagged.TYPE).replace(nothing()));
        refusesNull(() -> store.eventual().entities(Tagged.TYPE).delete(PortContract.<Id<Tagged>>nothing()));
        refusesNull(() -> store.eventual().entities(Tagged.TYPE).delete(PortContract.<Versioned<Tagged>>nothing()));
        refusesNull(() -> entities.findBy(Tagged.NAME, nothing(), PageRequest.first()));
        refusesNull(() -> entities.findBy(PortContract.nothing(), "n", PageRequest.first()));
        refusesNull(() -> entities.findBy(Tagged.NAME, "n", nothing()));
        refusesNull(() -> entities.list(nothing()));
        assertThat(ok(entities.find(id))).containsExactly(Tagged.of("t", "n"));
    }

    @Test
    @Tag("ports")
    @Tag("B41")
    default void nullIsAProgrammingErrorForEdges(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        store.edges(Counted.TYPE).linkAll(Counted.of("n", "l", 1));
        // Past the recorder, which would stumble over nulls itself.
        RelationshipRepository<Node, Leaf, Counted> edges = store.eventual().relationship(Counted.TYPE);
        Id<Node> node = Id.of("n");
        Id<Leaf> leaf = Id.of("l");
        refusesNull(() -> store.eventual().relationship(PortContract.nothing()));
        refusesNull(() -> edges.link(nothing()));
        refusesNull(() -> edges.put(nothing()));
        refusesNull(() -> edges.update(nothing(), leaf, edge -> edge));
        refusesNull(() -> edges.update(node, nothing(), edge -> edge));
        refusesNull(() -> edges.update(node, leaf, nothing()));
        refusesNull(() -> edges.update(node, leaf, edge -> nothing()));
        refusesNull(() -> edges.unlink(nothing(), leaf));
        refusesNull(() -> edges.unlink(node, nothing()));
        refusesNull(() -> edges.find(nothing(), leaf));
        refusesNull(() -> edges.find(node, nothing()));
        refusesNull(() -> edges.outgoing(nothing(), PageRequest.first()));
        refusesNull(() -> edges.outgoing(node, nothing()));
        refusesNull(() -> edges.incoming(nothing(), PageRequest.first()));
        refusesNull(() -> edges.incoming(leaf, nothing()));
        refusesNull(() -> edges.targetsOf(nothing(), PageRequest.first()));
        refusesNull(() -> edges.sourcesOf(nothing(), PageRequest.first()));
        refusesNull(() -> edges.sourceWithOutgoing(nothing(), PageRequest.first()));
        refusesNull(() -> edges.targetWithIncoming(nothing(), PageRequest.first()));
        refusesNull(() -> edges.targetsAmong(nothing(), Vector.of(leaf)));
        refusesNull(() -> edges.targetsAmong(node, nothing()));
        refusesNull(() -> edges.sourcesAmong(leaf, Arrays.asList(node, nothing())));
        refusesNull(() -> edges.outDegree(nothing()));
        refusesNull(() -> edges.inDegree(nothing()));
        refusesNull(() -> edges.putAll(nothing()));
        refusesNull(() -> edges.putAll(Arrays.asList(Counted.of("n", "l", 2), nothing())));
        refusesNull(() -> edges.replaceOutgoing(nothing(), Vector.empty()));
        refusesNull(() -> edges.replaceOutgoing(node, nothing()));
        refusesNull(() -> edges.replaceOutgoing(node, Arrays.asList(Counted.of("n", "l", 2), nothing())));
        refusesNull(() -> edges.list(nothing()));
        store.edges(Counted.TYPE).assertLinked(Counted.of("n", "l", 1));
    }

    @Test
    @Tag("ports")
    default void whatIsNotInTheModelIsAProgrammingError(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        assertThatThrownBy(() -> store.entities(Selves.Member.TYPE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.relationship(Selves.Knows.TYPE)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> store.eventual().entities(Selves.Member.TYPE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Tag("ports")
    @Tag("B60")
    default void aClosedStoreSaysSo(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        RelationshipRepository<Node, Leaf, Counted> edges = store.relationship(Counted.TYPE);
        Repositories eventual = store.eventual();
        EntityRepository<Node> eventualNodes = eventual.entities(Node.TYPE);
        TestStore other = session.open(Kinds.MODEL, store.namespace());
        store.close();
        store.close();
        closed(() -> nodes.find(Id.of("n")));
        closed(() -> nodes.create(Node.of("m")));
        closed(() -> nodes.list(PageRequest.first()));
        closed(() -> edges.find(Id.of("n"), Id.of("l")));
        closed(() -> edges.put(Counted.of("n", "l", 1)));
        closed(() -> edges.outgoing(Id.of("n"), PageRequest.first()));
        closed(() -> eventualNodes.find(Id.of("n")));
        closed(() -> store.entities(Node.TYPE));
        closed(() -> store.auditor().audit());
        assertThat(other.get(Node.TYPE, Id.of("n"))).isEqualTo(Node.of("n"));
        assertThat(ok(other.entities(Node.TYPE).find(Id.of("m")))).isEmpty();
    }

    private static void closed(Supplier<?> call) {
        assertThatThrownBy(call::get).isInstanceOf(IllegalStateException.class);
    }

    @Test
    @Tag("ports")
    default void anInterruptIsRestoredAndAnswered(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Leaf.TYPE, Leaf.of("l"));
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        RelationshipRepository<Node, Leaf, Counted> edges = store.relationship(Counted.TYPE);
        interrupted(() -> nodes.find(Id.of("n"))).forEach(PortContract::isUnavailable);
        interrupted(() -> edges.outgoing(Id.of("n"), PageRequest.first())).forEach(PortContract::isUnavailable);
        interrupted(() -> nodes.update(Id.of("n"), node -> node.named("changed")))
                .filter(error -> !(error instanceof OutcomeUnknown))
                .peek(PortContract::isUnavailable)
                .forEach(error -> assertThat(store.get(Node.TYPE, Id.of("n"))).isEqualTo(Node.of("n")));
        interrupted(() -> edges.put(Counted.of("n", "l", 1)))
                .filter(error -> !(error instanceof OutcomeUnknown))
                .peek(PortContract::isUnavailable)
                .forEach(error -> store.edges(Counted.TYPE).assertNotLinked(Id.of("n"), Id.of("l")));
        // Whatever became of them, the store goes on.
        ok(edges.put(Counted.of("n", "l", 2)));
        store.edges(Counted.TYPE).assertLinked(Counted.of("n", "l", 2));
    }

    private static void isUnavailable(StoreError error) {
        assertThat(error).isInstanceOf(Unavailable.class);
    }

    /** The error; none, where the operation did not have to wait. A write that only had to read is unavailable. */
    private static Option<StoreError> interrupted(Supplier<Either<StoreError, ?>> call) {
        Thread.currentThread().interrupt();
        try {
            Either<StoreError, ?> answer = call.get();
            assertThat(Thread.currentThread().isInterrupted())
                    .as("whether the interrupt is restored")
                    .isTrue();
            return answer.swap().toOption();
        } finally {
            Thread.interrupted();
        }
    }
}
