package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.TIES;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.id;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.leaf;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.node;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.text;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.tie;
import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Leaf;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Node;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Tie;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Entities, and a relationship many to many without order or copies. */
final class TieCosts {

    private static final int MANY = Hub.MANY;
    private static final PageRequest PAGE = PageRequest.first(20);

    private TieCosts() {}

    static void begin(Repositories store, Hub hub) {
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        EntityRepository<Leaf> leaves = store.entities(Leaf.TYPE);
        IntStream.concat(IntStream.range(0, 40), IntStream.range(MANY, MANY + hub.most()))
                .parallel()
                .forEach(n -> {
                    ok(nodes.create(node(n)));
                    ok(leaves.create(leaf(n)));
                });
        Vector<Tie> ties = Vector.of(10, 13, 14, 15, 16, 32, 33)
                .map(n -> tie(n, n))
                .appendAll(bothWays(20, 20))
                .appendAll(bothWays(21, 30))
                .appendAll(Vector.range(MANY, MANY + hub.outgoing()).map(leaf -> tie(22, leaf)))
                .appendAll(Vector.range(MANY, MANY + hub.incoming()).map(node -> tie(node, 22)))
                .appendAll(Vector.of(18, 19).flatMap(n -> Vector.range(0, 10).map(leaf -> tie(n, leaf))));
        if (!ok(store.relationship(Tie.TYPE).putAll(ties)).rejected().isEmpty()) {
            throw new AssertionError("edges were refused");
        }
    }

    private static Vector<Tie> bothWays(int n, int degree) {
        return Vector.range(MANY, MANY + degree).flatMap(far -> Vector.of(tie(n, far), tie(far, n)));
    }

    static Vector<Weighed> all() {
        return entities().appendAll(deletes()).appendAll(edges()).appendAll(listings());
    }

    private static Vector<Weighed> entities() {
        return Vector.of(
                nodes(CostRow.CREATE_ENTITY, nodes -> nodes.create(node(100))),
                nodes(CostRow.FIND_ENTITY, nodes -> nodes.find(id(1))),
                nodesOf(Repositories::eventual, CostRow.FIND_EVENTUALLY, nodes -> nodes.find(id(1))),
                nodes(CostRow.LOAD_ENTITY, nodes -> nodes.load(id(1))),
                nodes(
                        CostRow.FIND_ALL,
                        nodes -> nodes.findAll(Vector.range(MANY, MANY + 20).map(CostModel::id))),
                nodes(CostRow.UPDATE_ENTITY, nodes -> nodes.update(id(2), node -> new Node(node.id(), text(170)))),
                new Weighed(CostRow.REPLACE_ENTITY, TIES, undisturbed -> {
                    var read = ok(undisturbed.entities(Node.TYPE).load(id(3))).get();
                    return store -> store.entities(Node.TYPE).replace(read.map(node -> new Node(node.id(), text(170))));
                }));
    }

    private static Vector<Weighed> deletes() {
        return Vector.of(
                nodes(CostRow.DELETE_ALONE, nodes -> nodes.delete(CostModel.<Node>id(30))),
                new Weighed(CostRow.DELETE_VERSION, TIES, undisturbed -> {
                    var read = ok(undisturbed.entities(Node.TYPE).load(id(31))).get();
                    return store -> store.entities(Node.TYPE).delete(read);
                }),
                nodes(CostRow.DELETE_SOURCE_OF_ONE, nodes -> nodes.delete(CostModel.<Node>id(32))),
                leaves(CostRow.DELETE_TARGET_OF_ONE, leaves -> leaves.delete(CostModel.<Leaf>id(33))),
                nodes(CostRow.DELETE_SOURCE, nodes -> nodes.delete(CostModel.<Node>id(21))),
                leaves(CostRow.DELETE_TARGET, leaves -> leaves.delete(CostModel.<Leaf>id(21))));
    }

    private static Vector<Weighed> edges() {
        return Vector.of(
                ties(CostRow.FIND_EDGE, ties -> ties.find(id(10), id(10))),
                ties(CostRow.LINK, ties -> ties.link(tie(11, 11))),
                ties(CostRow.PUT_CREATED, ties -> ties.put(tie(12, 12))),
                ties(CostRow.PUT_REPLACED, ties -> ties.put(new Tie(id(13), id(13), text(5)))),
                ties(CostRow.PUT_UNCHANGED, ties -> ties.put(tie(14, 14))),
                ties(
                        CostRow.UPDATE_EDGE,
                        ties -> ties.update(id(15), id(15), tie -> new Tie(tie.node(), tie.leaf(), text(5)))),
                ties(CostRow.UNLINK, ties -> ties.unlink(id(16), id(16))),
                ties(
                        CostRow.PUT_ALL,
                        ties -> ties.putAll(Vector.range(MANY, MANY + 49).map(n -> tie(17, n)))),
                ties(
                        CostRow.PUT_ALL_AGAIN,
                        ties -> ties.putAll(Vector.range(1, 9)
                                .map(leaf -> tie(18, leaf))
                                .append(new Tie(id(18), id(9), text(5)))
                                .append(tie(18, 11)))),
                ties(
                        CostRow.REPLACE_OUTGOING,
                        ties -> ties.replaceOutgoing(
                                id(19),
                                Vector.range(1, 9)
                                        .map(leaf -> tie(19, leaf))
                                        .append(new Tie(id(19), id(9), text(5)))
                                        .append(tie(19, 11)))));
    }

    private static Vector<Weighed> listings() {
        return Vector.of(
                ties(CostRow.PAGE_OUT, ties -> ties.outgoing(id(20), PAGE)),
                ties(CostRow.PAGE_IN, ties -> ties.incoming(id(20), PAGE)),
                ties(CostRow.PAGE_OUT_OF_HUB, ties -> ties.outgoing(id(22), PAGE)),
                ties(CostRow.PAGE_IN_OF_HUB, ties -> ties.incoming(id(22), PAGE)),
                afterMany(CostRow.NEXT_PAGE_OUT_OF_HUB, (ties, page) -> ties.outgoing(id(22), page)),
                afterMany(CostRow.NEXT_PAGE_IN_OF_HUB, (ties, page) -> ties.incoming(id(22), page)),
                ties(CostRow.JOINED_OUT, ties -> ties.targetsOf(id(20), PAGE)),
                ties(CostRow.JOINED_IN, ties -> ties.sourcesOf(id(20), PAGE)),
                ties(CostRow.NEIGHBOURHOOD_OUT, ties -> ties.sourceWithOutgoing(id(20), PageRequest.first(19))),
                ties(CostRow.NEIGHBOURHOOD_IN, ties -> ties.targetWithIncoming(id(20), PageRequest.first(19))),
                ties(
                        CostRow.AMONG,
                        ties -> ties.targetsAmong(
                                id(20), Vector.range(MANY + 10, MANY + 30).map(CostModel::id))),
                ties(CostRow.DEGREE_OUT, ties -> ties.outDegree(id(20))),
                ties(CostRow.DEGREE_IN, ties -> ties.inDegree(id(20))));
    }

    private static Weighed afterMany(
            CostRow row,
            BiFunction<RelationshipRepository<Node, Leaf, Tie>, PageRequest, Either<StoreError, Page<Tie>>> read) {
        return new Weighed(row, TIES, undisturbed -> {
            Page<Tie> first = ok(read.apply(undisturbed.relationship(Tie.TYPE), PageRequest.first(MANY)));
            PageRequest next = PAGE.after(first.next().get());
            return store -> read.apply(store.relationship(Tie.TYPE), next);
        });
    }

    private static Weighed nodes(CostRow row, Function<EntityRepository<Node>, Either<StoreError, ?>> operation) {
        return nodesOf(store -> store, row, operation);
    }

    private static Weighed nodesOf(
            UnaryOperator<Repositories> view,
            CostRow row,
            Function<EntityRepository<Node>, Either<StoreError, ?>> operation) {
        return Weighed.of(row, TIES, store -> operation.apply(view.apply(store).entities(Node.TYPE)));
    }

    private static Weighed leaves(CostRow row, Function<EntityRepository<Leaf>, Either<StoreError, ?>> operation) {
        return Weighed.of(row, TIES, store -> operation.apply(store.entities(Leaf.TYPE)));
    }

    private static Weighed ties(
            CostRow row, Function<RelationshipRepository<Node, Leaf, Tie>, Either<StoreError, ?>> operation) {
        return Weighed.of(row, TIES, store -> operation.apply(store.relationship(Tie.TYPE)));
    }
}
