package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.bond;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.card;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.id;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.leaf;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.named;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.node;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.pair;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.part;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.text;
import static dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.turn;
import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;

import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Bond;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Card;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Leaf;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Named;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Node;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Pair;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Part;
import dev.ligature.adapters.dynamodb.testkit.contract.cost.CostModel.Turn;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;

/** Order, copies, indexed attributes, and relationships that allow an end one edge. */
final class OtherCosts {

    private static final int MANY = 1_000;
    private static final PageRequest PAGE = PageRequest.first(20);

    private OtherCosts() {}

    private static void entities(Repositories store) {
        Vector.range(0, 10).appendAll(Vector.range(MANY, MANY + 25)).forEach(n -> {
            ok(store.entities(Node.TYPE).create(node(n)));
            ok(store.entities(Leaf.TYPE).create(leaf(n)));
        });
    }

    private static <E> void link(Repositories store, Relationship<Node, Leaf, E> type, Iterable<E> edges) {
        edges.forEach(edge -> ok(store.relationship(type).link(edge)));
    }

    static void bonds(Repositories store) {
        entities(store);
        link(
                store,
                Bond.TYPE,
                Vector.range(MANY, MANY + 20)
                        .flatMap(n -> Vector.of(1, 2, 3).flatMap(near -> Vector.of(bond(near, n), bond(n, near))))
                        .appendAll(Vector.range(MANY, MANY + 18).map(n -> bond(4, n)))
                        .appendAll(Vector.range(MANY + 1, MANY + 20).flatMap(n -> Vector.of(bond(6, n), bond(n, 6))))
                        .append(bond(6, 6)));
    }

    static void turns(Repositories store) {
        entities(store);
        link(
                store,
                Turn.TYPE,
                Vector.range(MANY, MANY + 25)
                        .flatMap(n -> Vector.of(turn(1, n), turn(n, 1)))
                        .append(turn(3, 3))
                        .append(turn(4, 4)));
    }

    static void pairs(Repositories store) {
        entities(store);
        link(store, Pair.TYPE, Vector.range(2, 8).map(n -> pair(n, n)));
    }

    static void parts(Repositories store) {
        entities(store);
        link(store, Part.TYPE, Vector.range(2, 5).map(n -> part(n, n)));
        link(store, Part.TYPE, Vector.range(MANY, MANY + 25).map(n -> part(6, n)));
        Vector.range(2 * MANY, 2 * MANY + 25).forEach(n -> {
            ok(store.entities(Leaf.TYPE).create(leaf(n)));
            ok(store.relationship(Part.TYPE).link(part(7, n)));
        });
    }

    static void cards(Repositories store) {
        entities(store);
        link(
                store,
                Card.TYPE,
                Vector.range(MANY, MANY + 10).flatMap(n -> Vector.of(card(n, 2), card(3, n), card(4, n), card(5, n))));
    }

    static void names(Repositories store) {
        Vector.range(0, 25).forEach(n -> ok(store.entities(Named.TYPE).create(named(n, "Shared"))));
        ok(store.entities(Named.TYPE).create(named(30, "Before")));
        ok(store.entities(Named.TYPE).create(named(31, "Gone")));
    }

    static Vector<Weighed> all() {
        return bare().appendAll(ordered())
                .appendAll(oneToOne())
                .appendAll(oneToMany())
                .appendAll(copies())
                .appendAll(indexed());
    }

    private static Vector<Weighed> bare() {
        DomainModel model = CostModel.BONDS;
        return Vector.of(
                edges(CostRow.LINK_BARE, model, Bond.TYPE, bonds -> bonds.link(bond(1, 1))),
                edges(CostRow.UNLINK_BARE, model, Bond.TYPE, bonds -> bonds.unlink(id(6), id(6))),
                edges(CostRow.PAGE_BARE, model, Bond.TYPE, bonds -> bonds.outgoing(id(2), PAGE)),
                edges(
                        CostRow.NEIGHBOURHOOD_BARE,
                        model,
                        Bond.TYPE,
                        bonds -> bonds.sourceWithOutgoing(id(2), PageRequest.first(19))),
                edges(CostRow.DEGREE_BARE, model, Bond.TYPE, bonds -> bonds.outDegree(id(2))),
                edges(
                        CostRow.PUT_ALL_BARE,
                        model,
                        Bond.TYPE,
                        bonds -> bonds.putAll(Vector.range(MANY, MANY + 18).map(n -> bond(5, n)))),
                Weighed.of(
                        CostRow.DELETE_BARE,
                        model,
                        store -> store.entities(Node.TYPE).delete(CostModel.<Node>id(4))));
    }

    private static Vector<Weighed> ordered() {
        DomainModel model = CostModel.TURNS;
        return Vector.of(
                edges(CostRow.NEWEST_OUT, model, Turn.TYPE, turns -> turns.outgoing(id(1), PAGE.descending())),
                edges(CostRow.NEWEST_IN, model, Turn.TYPE, turns -> turns.incoming(id(1), PAGE.descending())),
                edges(CostRow.LINK_ORDERED, model, Turn.TYPE, turns -> turns.link(turn(2, 2))),
                edges(CostRow.UNLINK_ORDERED, model, Turn.TYPE, turns -> turns.unlink(id(3), id(3))),
                edges(
                        CostRow.MOVE_IN_ORDER,
                        model,
                        Turn.TYPE,
                        turns -> turns.update(
                                id(4),
                                id(4),
                                turn -> new Turn(turn.node(), turn.leaf(), CostModel.since(9), turn.text()))));
    }

    private static Vector<Weighed> oneToOne() {
        DomainModel model = CostModel.PAIRS;
        return Vector.of(
                edges(CostRow.LINK_ONE_TO_ONE, model, Pair.TYPE, pairs -> pairs.link(pair(1, 1))),
                edges(CostRow.MOVE_ONE_TO_ONE, model, Pair.TYPE, pairs -> pairs.put(pair(2, 3))),
                edges(CostRow.UNLINK_ONE_TO_ONE, model, Pair.TYPE, pairs -> pairs.unlink(id(4), id(4))),
                edges(CostRow.PAGE_ONE_TO_ONE, model, Pair.TYPE, pairs -> pairs.outgoing(id(5), PAGE)),
                edges(CostRow.JOINED_ONE_TO_ONE, model, Pair.TYPE, pairs -> pairs.targetsOf(id(5), PAGE)),
                edges(
                        CostRow.NEIGHBOURHOOD_ONE_TO_ONE,
                        model,
                        Pair.TYPE,
                        pairs -> pairs.sourceWithOutgoing(id(5), PAGE)),
                edges(CostRow.DEGREE_ONE_TO_ONE, model, Pair.TYPE, pairs -> pairs.outDegree(id(5))),
                Weighed.of(
                        CostRow.DELETE_ONE_TO_ONE,
                        model,
                        store -> store.entities(Node.TYPE).delete(CostModel.<Node>id(6))));
    }

    private static Vector<Weighed> oneToMany() {
        DomainModel model = CostModel.PARTS;
        return Vector.of(
                edges(CostRow.LINK_ONE_TO_MANY, model, Part.TYPE, parts -> parts.link(part(1, 1))),
                edges(CostRow.MOVE_ONE_TO_MANY, model, Part.TYPE, parts -> parts.put(part(2, 3))),
                edges(CostRow.UNLINK_ONE_TO_MANY, model, Part.TYPE, parts -> parts.unlink(id(4), id(4))),
                edges(CostRow.PAGE_ONE_TO_MANY, model, Part.TYPE, parts -> parts.outgoing(id(6), PAGE)),
                edges(CostRow.JOINED_ONE_TO_MANY, model, Part.TYPE, parts -> parts.targetsOf(id(6), PAGE)),
                edges(
                        CostRow.NEIGHBOURHOOD_ONE_TO_MANY,
                        model,
                        Part.TYPE,
                        parts -> parts.sourceWithOutgoing(id(6), PageRequest.first(19))),
                Weighed.of(
                        CostRow.DELETE_ONE_TO_MANY,
                        model,
                        store -> store.entities(Node.TYPE).delete(CostModel.<Node>id(7))));
    }

    private static Vector<Weighed> copies() {
        DomainModel model = CostModel.CARDS;
        return Vector.of(
                edges(CostRow.LINK_COPYING, model, Card.TYPE, cards -> cards.link(card(1, 1))),
                edges(CostRow.LINK_COPYING_MORE, model, Card.TYPE, cards -> cards.link(card(4, 1))),
                edges(CostRow.UNLINK_COPY, model, Card.TYPE, cards -> cards.unlink(id(5), id(MANY))),
                Weighed.of(
                        CostRow.RENAME,
                        model,
                        store -> store.entities(Leaf.TYPE).update(id(2), leaf -> new Leaf(leaf.id(), "y".repeat(180)))),
                edges(CostRow.PAGE_COPIES, model, Card.TYPE, cards -> cards.outgoing(id(3), PAGE)));
    }

    private static Vector<Weighed> indexed() {
        DomainModel model = CostModel.NAMES;
        return Vector.of(
                Weighed.of(
                        CostRow.CREATE_INDEXED,
                        model,
                        store -> store.entities(Named.TYPE).create(named(100, "New"))),
                Weighed.of(
                        CostRow.UPDATE_INDEXED,
                        model,
                        store -> store.entities(Named.TYPE)
                                .update(id(30), named -> new Named(named.id(), "After", text(150)))),
                Weighed.of(
                        CostRow.DELETE_INDEXED,
                        model,
                        store -> store.entities(Named.TYPE).delete(CostModel.<Named>id(31))),
                Weighed.of(
                        CostRow.FIND_BY,
                        model,
                        store -> store.entities(Named.TYPE).findBy(Named.NAME, "Shared", PAGE)));
    }

    private static <E> Weighed edges(
            CostRow row,
            DomainModel model,
            Relationship<Node, Leaf, E> type,
            Function<RelationshipRepository<Node, Leaf, E>, Either<StoreError, ?>> operation) {
        return Weighed.of(row, model, store -> operation.apply(store.relationship(type)));
    }
}
