package dev.ligature.adapters.dynamodb.graph;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.TableProblem;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.RecordingClient;
import dev.ligature.adapters.dynamodb.testkit.SharedTables;
import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Leaf;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Kinds.Plain;
import dev.ligature.contract.model.Kinds.Plainer;
import dev.ligature.contract.stage.Concurrently;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.UUID;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a namespace keeps of how it was laid out, and who is refused. */
@DisplayName("graph, settings")
final class GraphSettingsTest {

    private static final DomainModel MODEL =
            DomainModel.of(Node.TYPE, Leaf.TYPE).with(Plain.TYPE, Plainer.TYPE);

    private final RecordingClient client = RecordingClient.over(Engine.shared().client());
    private final String namespace = "settings-" + UUID.randomUUID();

    private GraphRepositories.Builder builder(DomainModel model) {
        return SharedTables.of(GraphRepositories.builder(model, client)
                        .namespace("prefix-" + UUID.randomUUID())
                        .settlingTime(Duration.ZERO))
                .namespace(namespace);
    }

    private Repositories open(int shards) {
        return builder(MODEL).shards(shards).build();
    }

    private static void used(Repositories store) {
        ok(store.entities(Node.TYPE).create(Node.of("n")));
        ok(store.entities(Leaf.TYPE).create(Leaf.of("l")));
        ok(store.relationship(Plain.TYPE).link(Plain.of("n", "l")));
    }

    @Test
    void openingSendsNothingAndOnlyTheFirstOperationAsks() {
        GraphRepositories.Builder builder = builder(MODEL).shards(4);
        client.clear();
        Repositories store = builder.build();
        assertThat(client.requests()).isZero();
        assertThat(ok(store.entities(Node.TYPE).find(Id.of("n")))).isEmpty();
        assertThat(client.calls().stream().map(call -> call.operation()))
                .containsExactly(Operation.GET_ITEM, Operation.UPDATE_ITEM, Operation.GET_ITEM);
        client.clear();
        Repositories other = builder.build();
        assertThat(ok(other.entities(Node.TYPE).find(Id.of("n")))).isEmpty();
        assertThat(client.calls().stream().map(call -> call.operation()))
                .as("decided already")
                .containsExactly(Operation.GET_ITEM, Operation.GET_ITEM);
        client.clear();
        assertThat(ok(store.entities(Node.TYPE).find(Id.of("n")))).isEmpty();
        assertThat(ok(store.eventual().entities(Leaf.TYPE).find(Id.of("l")))).isEmpty();
        assertThat(ok(store.relationship(Plain.TYPE).find(Id.of("n"), Id.of("l"))))
                .isEmpty();
        assertThat(client.requests()).as("one for each operation").isEqualTo(3);
    }

    @Test
    void anotherNumberOfShardsIsRefusedByEveryOperationAndChangesNothing() {
        used(open(1));
        Repositories other = open(4);
        String message = "a store that has 4 for the number of shards, while namespace '" + namespace + "' in table '"
                + builder(MODEL).tables().names().single()
                + "' was written with 1, is not supported by this adapter; build it with .shards(1), or copy the facts"
                + " into another namespace or under another table prefix";
        Vector<Either<StoreError, ?>> answers = Vector.of(
                other.entities(Node.TYPE).find(Id.of("n")),
                other.entities(Node.TYPE).create(Node.of("m")),
                other.entities(Node.TYPE).list(PageRequest.first()),
                other.relationship(Plain.TYPE).unlink(Id.of("n"), Id.of("l")),
                other.relationship(Plain.TYPE).incoming(Id.of("l"), PageRequest.first()),
                other.auditor().repair());
        answers.forEach(answer -> assertThat(
                        refused(StoreError.Unsupported.class, answer).message())
                .isEqualTo(message));
        Repositories same = open(1);
        assertThat(ok(same.relationship(Plain.TYPE).incoming(Id.of("l"), PageRequest.first()))
                        .items())
                .containsExactly(Plain.of("n", "l"));
        assertThat(ok(same.entities(Node.TYPE).find(Id.of("m")))).isEmpty();
    }

    @Test
    void verifyNamesAnotherNumberAndSendsNoWrites() {
        GraphRepositories.Builder four = builder(MODEL).shards(4);
        String table = four.tables().names().single();
        client.clear();
        assertThat(ok(four.tables().verify())).as("nothing is decided").isEmpty();
        assertThat(client.calls(Operation.UPDATE_ITEM, Operation.PUT_ITEM)).isEmpty();
        assertThat(ok(four.tables().create())).as("creating decides").isEmpty();
        TableProblem problem = new TableProblem(
                table,
                "the number of shards is 4 in namespace '" + namespace + "' and 2 in this store; build it with"
                        + " .shards(4), or copy the facts into another namespace or under another table prefix");
        assertThat(ok(four.shards(2).tables().verify())).containsExactly(problem);
        assertThat(ok(four.shards(2).tables().create())).containsExactly(problem);
        assertThat(ok(four.tables().verify())).isEmpty();
        used(four.build());
    }

    @Test
    void namespacesDecideForThemselves() {
        used(open(1));
        Repositories other =
                builder(MODEL).namespace(namespace + "-2").shards(4).build();
        used(other);
        assertThat(ok(other.auditor().audit()).findings()).isEmpty();
        assertThat(ok(open(1).auditor().audit()).findings()).isEmpty();
    }

    @Test
    void anotherFirstRelationshipIsRefusedAndMoreRelationshipsAreNot() {
        used(open(1));
        DomainModel reordered = DomainModel.of(Node.TYPE, Leaf.TYPE).with(Plainer.TYPE, Plain.TYPE);
        StoreError error = refused(
                StoreError.Unsupported.class,
                builder(reordered).build().relationship(Plain.TYPE).find(Id.of("n"), Id.of("l")));
        assertThat(error.message())
                .contains("plain-r for the first relationship without an order key that goes out from 'kind-node'")
                .endsWith("was written with plain, is not supported by this adapter; declare 'plain' before the others"
                        + " in the model");
        Repositories grown = builder(Kinds.MODEL).build();
        assertThat(ok(grown.relationship(Plain.TYPE).outgoing(Id.of("n"), PageRequest.first()))
                        .items())
                .containsExactly(Plain.of("n", "l"));
    }

    @Test
    void aRelationshipThatGainsAnOrderIsRefused() {
        used(open(1));
        Relationship<Node, Leaf, Plain> inOrder = Relationship.of("plain", Plain.class)
                .from(Node.TYPE, Plain::node)
                .to(Leaf.TYPE, Plain::leaf)
                .manyToMany()
                .orderedBy(plain -> plain.leaf().value());
        StoreError error = refused(
                StoreError.Unsupported.class,
                builder(DomainModel.of(Node.TYPE, Leaf.TYPE).with(inOrder))
                        .build()
                        .relationship(inOrder)
                        .outgoing(Id.of("n"), PageRequest.first()));
        assertThat(error.message())
                .startsWith("a store that has an order key for the order of 'plain'")
                .endsWith("declare it as it was, or copy the facts into another namespace");
    }

    @Test
    void ofTwoFirstStoresOneDecides() {
        Repositories one = open(1);
        Repositories four = open(4);
        Vector<Either<StoreError, Node>> answers = Concurrently.run(
                16, i -> (i % 2 == 0 ? one : four).entities(Node.TYPE).create(Node.of("n" + i)));
        assertThat(answers.count(Either::isRight)).isEqualTo(8);
        assertThat(answers.filter(Either::isLeft).map(Either::getLeft))
                .allSatisfy(error -> assertThat(error).isInstanceOf(StoreError.Unsupported.class));
    }
}
