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

/** Entities, and a relationship many to many without order or copies. */
final class TieCosts {

    private static final int HUB = 2_000;
    private static final int MANY = 1_000;
    private static final PageRequest PAGE = PageRequest.first(20);

    private TieCosts() {}

    static void begin(Repositories store) {
        EntityRepository<Node> nodes = store.entities(Node.TYPE);
        EntityRepository<Leaf> leaves = store.entities(Leaf.TYPE);
        Vector.range(0, 30).forEach(n -> {
            ok(nodes.create(node(n)));
            ok(leaves.create(leaf(n)));
        });
        Vector.range(MANY, MANY + HUB).forEach(n -> {
            ok(nodes.create(node(n)));
            ok(leaves.create(leaf(n)));
        });
        Vector<Tie> ties = Vector.of(10, 13, 14, 15, 16)
                .map(n -> tie(n, n))
                .appendAll(Vector.of(20, 21)
                        .flatMap(n ->
                                Vector.range(MANY, MANY + 20).flatMap(far -> Vector.of(tie(n, far), tie(far, n)))))
                .appendAll(Vector.range(MANY, MANY + HUB).flatMap(far -> Vector.of(tie(22, far), tie(far, 22))));
        if (!ok(store.relationship(Tie.TYPE).putAll(ties)).rejected().isEmpty()) {
            throw new AssertionError("edges were refused");
        }
    }

    static Vector<Weighed> all() {
        return entities().appendAll(edges()).appendAll(listings());
    }

    private static Vector<Weighed> entities() {
        return Vector.of(
                nodes(CostRow.CREATE_ENTITY, nodes -> nodes.create(node(100))),
                nodes(CostRow.FIND_ENTITY, nodes -> nodes.find(id(1))),
                nodes(CostRow.LOAD_ENTITY, nodes -> nodes.load(id(1))),
                nodes(
                        CostRow.FIND_ALL,
                        nodes -> nodes.findAll(Vector.range(MANY, MANY + 20).map(CostModel::id))),
                nodes(CostRow.UPDATE_ENTITY, nodes -> nodes.update(id(2), node -> new Node(node.id(), text(170)))),
                new Weighed(CostRow.REPLACE_ENTITY, TIES, undisturbed -> {
                    var read = ok(undisturbed.entities(Node.TYPE).load(id(3))).get();
                    return store -> store.entities(Node.TYPE).replace(read.map(node -> new Node(node.id(), text(170))));
                }),
                nodes(CostRow.DELETE_SOURCE, nodes -> nodes.delete(CostModel.<Node>id(21))),
                Weighed.of(
                        CostRow.DELETE_TARGET,
                        TIES,
                        store -> store.entities(Leaf.TYPE).delete(CostModel.<Leaf>id(21))));
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
                        ties -> ties.putAll(Vector.range(MANY, MANY + 49).map(n -> tie(17, n)))));
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
        return Weighed.of(row, TIES, store -> operation.apply(store.entities(Node.TYPE)));
    }

    private static Weighed ties(
            CostRow row, Function<RelationshipRepository<Node, Leaf, Tie>, Either<StoreError, ?>> operation) {
        return Weighed.of(row, TIES, store -> operation.apply(store.relationship(Tie.TYPE)));
    }
}
