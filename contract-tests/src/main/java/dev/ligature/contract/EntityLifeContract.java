package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.TypeSample;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.NotFound;
import dev.ligature.ports.Version;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** How entities come and go. */
public interface EntityLifeContract extends AdapterUnderTest {

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#types")
    @Tag("E1")
    default <T> void aCreatedEntityIsFoundAsItWasGiven(TypeSample<T> sample, Session session) {
        TestStore store = session.open(sample.model());
        EntityRepository<T> entities = store.entities(sample.type());
        for (int variant = 0; variant < 4; variant++) {
            T entity = sample.entity(variant);
            assertThat(ok(entities.create(entity))).isEqualTo(entity);
            assertThat(ok(entities.find(sample.id(variant)))).containsExactly(entity);
            assertThat(ok(entities.load(sample.id(variant))).map(Versioned::value))
                    .containsExactly(entity);
        }
        assertThat(ok(store.reopened().entities(sample.type()).find(sample.id(0))))
                .containsExactly(sample.entity(0));
    }

    @Test
    @Tag("E1")
    default void whatWasNeverCreatedIsNotFound(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("here"));
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        assertThat(ok(nodes.find(Id.of("elsewhere")))).isEmpty();
        assertThat(ok(nodes.load(Id.of("elsewhere")))).isEmpty();
        assertThat(ok(store.entities(Kinds.Leaf.TYPE).find(Id.of("here")))).isEmpty();
    }

    @Test
    @Tag("E1")
    default void theEventualViewComesToTheSameFacts(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        store.create(Node.TYPE, Node.of("n"));
        store.create(Kinds.Leaf.TYPE, Kinds.Leaf.of("l"));
        store.edges(Kinds.Plain.TYPE).linkAll(Kinds.Plain.of("n", "l"));
        var nodes = store.eventual().entities(Node.TYPE);
        var plain = store.eventual().relationship(Kinds.Plain.TYPE);
        store.eventually(() -> {
            assertThat(ok(nodes.find(Id.of("n")))).containsExactly(Node.of("n"));
            assertThat(ok(nodes.findAll(Vector.of(Id.<Node>of("n")))).values()).containsExactly(Node.of("n"));
            assertThat(ok(plain.find(Id.of("n"), Id.of("l")))).containsExactly(Kinds.Plain.of("n", "l"));
            assertThat(ok(plain.targetsAmong(Id.of("n"), Vector.of(Id.<Kinds.Leaf>of("l")))))
                    .containsExactly(Id.of("l"));
        });
    }

    @Test
    @Tag("E2")
    default void creatingAnExistingIdIsRefusedAndChangesNothing(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        ok(nodes.create(Node.of("n")));
        Versioned<Node> before = ok(nodes.load(Id.of("n"))).get();
        refused(
                new AlreadyExists("kind-node", Id.of("n")),
                nodes.create(Node.of("n").named("other")));
        refused(new AlreadyExists("kind-node", Id.of("n")), nodes.create(Node.of("n")));
        assertThat(ok(nodes.load(Id.of("n")))).containsExactly(before);
    }

    @Test
    @Tag("E2")
    default void ofConcurrentCreatorsOfOneIdOneSucceeds(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        var answers = Concurrently.run(16, i -> nodes.create(Node.of("n").named("creator " + i)));
        assertThat(answers.filter(answer -> answer.isRight())).hasSize(1);
        answers.filter(answer -> answer.isLeft())
                .forEach(answer -> refused(new AlreadyExists("kind-node", Id.of("n")), answer));
        assertThat(ok(nodes.find(Id.of("n"))))
                .containsExactlyElementsOf(
                        answers.find(answer -> answer.isRight()).get());
    }

    @ParameterizedTest
    @MethodSource("dev.ligature.contract.model.Samples#types")
    @Tag("E5")
    default <T> void deleteAnswersTrueOnceAndTheEntityIsGone(TypeSample<T> sample, Session session) {
        EntityRepository<T> entities = session.open(sample.model()).entities(sample.type());
        ok(entities.create(sample.entity(1)));
        ok(entities.create(sample.entity(2)));
        assertThat(ok(entities.delete(sample.id(1)))).isTrue();
        assertThat(ok(entities.find(sample.id(1)))).isEmpty();
        assertThat(ok(entities.load(sample.id(1)))).isEmpty();
        assertThat(ok(entities.findAll(Vector.of(sample.id(1), sample.id(2)))).keySet())
                .containsExactly(sample.id(2));
        assertThat(ok(entities.delete(sample.id(1)))).isFalse();
        assertThat(ok(entities.find(sample.id(2)))).containsExactly(sample.entity(2));
    }

    @Test
    @Tag("E5")
    default void deletingWhatWasNeverThereAnswersFalse(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        assertThat(ok(nodes.delete(Id.<Node>of("never")))).isFalse();
        assertThat(ok(nodes.delete(new Versioned<>(Node.of("never"), Version.of("1")))))
                .isFalse();
        assertThat(ok(nodes.create(Node.of("never")))).isEqualTo(Node.of("never"));
    }

    @Test
    @Tag("E5")
    default void aDeleteAtTheCurrentVersionAnswersTrueAndLaterFalse(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        ok(nodes.create(Node.of("n")));
        Versioned<Node> current = ok(nodes.load(Id.of("n"))).get();
        assertThat(ok(nodes.delete(current))).isTrue();
        assertThat(ok(nodes.find(Id.of("n")))).isEmpty();
        assertThat(ok(nodes.delete(current))).isFalse();
    }

    @Test
    @Tag("E5")
    default void ofConcurrentDeletersOneIsAnsweredTrue(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        ok(nodes.create(Node.of("n")));
        var answers = Concurrently.run(16, i -> ok(nodes.delete(Id.<Node>of("n"))));
        assertThat(answers.count(removed -> removed)).isEqualTo(1);
        assertThat(ok(nodes.find(Id.of("n")))).isEmpty();
    }

    @Test
    @Tag("E5")
    default void aDeletedIdCanBeCreatedAgain(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        for (int life = 0; life < 3; life++) {
            Node node = Node.of("n").named("life " + life);
            assertThat(ok(nodes.create(node))).isEqualTo(node);
            assertThat(ok(nodes.find(Id.of("n")))).containsExactly(node);
            assertThat(ok(nodes.delete(Id.<Node>of("n")))).isTrue();
        }
        assertThat(ok(nodes.find(Id.of("n")))).isEmpty();
    }

    @Test
    @Tag("E11")
    default void updateAndReplaceOfAnAbsentIdAreNotFoundAndLeaveNoGhost(Session session) {
        TestStore store = session.open(Kinds.MODEL);
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        NotFound notFound = NotFound.entity("kind-node", Id.of("n"));
        refused(notFound, nodes.update(Id.of("n"), node -> node.named("ghost")));
        refused(notFound, nodes.replace(new Versioned<>(Node.of("n"), Version.of("1"))));
        assertThat(ok(nodes.find(Id.of("n")))).isEmpty();
        assertThat(ok(nodes.load(Id.of("n")))).isEmpty();
        store.eventually(() -> assertThat(TestStore.all(dev.ligature.ports.PageRequest.first(100), nodes::list))
                .isEmpty());
        assertThat(ok(nodes.create(Node.of("n")))).isEqualTo(Node.of("n"));
    }

    @Test
    @Tag("E11")
    default void updateAndReplaceOfADeletedIdAreNotFoundAndLeaveNoGhost(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        ok(nodes.create(Node.of("n")));
        Versioned<Node> last = ok(nodes.load(Id.of("n"))).get();
        ok(nodes.delete(Id.<Node>of("n")));
        NotFound notFound = NotFound.entity("kind-node", Id.of("n"));
        refused(notFound, nodes.update(Id.of("n"), node -> node.named("ghost")));
        refused(notFound, nodes.replace(last.map(node -> node.named("ghost"))));
        assertThat(ok(nodes.find(Id.of("n")))).isEmpty();
        assertThat(ok(nodes.create(Node.of("n")))).isEqualTo(Node.of("n"));
    }
}
