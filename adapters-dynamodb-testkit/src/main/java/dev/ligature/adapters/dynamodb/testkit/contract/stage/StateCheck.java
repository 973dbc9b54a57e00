package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Cardinality;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Direction;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Versioned;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * Every rule about state, of a namespace at rest whose indexes have settled: all ways of reading tell what the census of
 * it tells, no edge dangles, cardinalities hold, copies equal their origins. Of many entities some are looked at, other
 * ones each time.
 */
public final class StateCheck {

    private final DomainModel model;
    private final Repositories store;
    private final Vector<Census.Place> probes;
    private final Random random;
    private final int witnesses;

    private StateCheck(
            DomainModel model, Repositories store, Vector<Census.Place> probes, Random random, int witnesses) {
        this.model = model;
        this.store = store;
        this.probes = probes;
        this.random = random;
        this.witnesses = witnesses;
    }

    /**
     * Checks a store.
     *
     * @param before places where there were facts, which are asked for whether or not there still are some
     * @param seed chooses which of many entities are looked at
     * @return what there is
     */
    public static Census check(DomainModel model, Repositories store, Iterable<Census.Place> before, long seed) {
        return new StateCheck(model, store, Vector.ofAll(before), new Random(seed), 6).check();
    }

    private Census check() {
        Census census = Census.of(model, store);
        model.entities().forEach(type -> entities(census, type));
        model.relationships().forEach(type -> relationship(census, type));
        return census;
    }

    private <T> void entities(Census census, EntityType<T> type) {
        EntityRepository<T> entities = store.entities(type);
        Map<Id<T>, T> listed = byId(census, type);
        Vector<Id<T>> asked =
                some(listed.keySet().toVector().appendAll(probed(type)).distinct());
        assertThat(Answers.ok(entities.findAll(asked)).toJavaMap())
                .as("findAll of '%s'", type)
                .isEqualTo(listed.filterKeys(asked::contains).toJavaMap());
        for (Id<T> id : asked) {
            assertThat(Answers.ok(entities.find(id)))
                    .as("find '%s' %s", type, id)
                    .isEqualTo(listed.get(id));
            assertThat(Answers.ok(entities.load(id)).map(Versioned::value))
                    .as("load '%s' %s", type, id)
                    .isEqualTo(listed.get(id));
        }
        type.indexes().forEach(attribute -> indexed(type, attribute, listed));
    }

    private <T, V> void indexed(EntityType<T> type, IndexedAttribute<T, V> attribute, Map<Id<T>, T> listed) {
        Map<V, Vector<Id<T>>> expected = HashMap.empty();
        for (T entity : listed.values()) {
            for (V value : this.<T, V>valuesOf(type, attribute, entity)) {
                expected = expected.put(
                        value, expected.getOrElse(value, Vector.empty()).append(type.idOf(entity)));
            }
        }
        for (V value : some(expected.keySet().toVector())) {
            Vector<T> found = Answers.all(page -> store.entities(type).findBy(attribute, value, page));
            assertThat(found.map(type::idOf))
                    .as("'%s' found by '%s', in id order", type, attribute)
                    .isEqualTo(expected.get(value).get().sorted());
            assertThat(found)
                    .allSatisfy(
                            entity -> assertThat(listed.get(type.idOf(entity))).contains(entity));
        }
    }

    /** The values of an index are known where it is named after the attribute that it reads. */
    @SuppressWarnings("unchecked") // as declared by the index
    private <T, V> Vector<V> valuesOf(EntityType<T> type, IndexedAttribute<T, V> index, T entity) {
        return (Vector<V>) type.shape()
                .attribute(index.name())
                .map(attribute -> attribute.get(entity))
                .map(value -> value instanceof Iterable<?> many ? Vector.<Object>ofAll(many) : Vector.of(value))
                .getOrElse(Vector.empty())
                .distinct();
    }

    private <S, T, E> void relationship(Census census, Relationship<S, T, E> type) {
        RelationshipRepository<S, T, E> edges = store.relationship(type);
        Vector<E> listed = census.edges(type);
        Map<Id<S>, S> sources = byId(census, type.source());
        Map<Id<T>, T> targets = byId(census, type.target());
        for (E edge : listed) {
            Option<S> source = sources.get(type.sourceOf(edge));
            Option<T> target = targets.get(type.targetOf(edge));
            assertThat(source).as("the source of '%s' %s", type, edge).isNotEmpty();
            assertThat(target).as("the target of '%s' %s", type, edge).isNotEmpty();
            assertThat(edge)
                    .as("its copies equal their origin, '%s'", type)
                    .isEqualTo(type.withTargetCopies(type.withSourceCopies(edge, source.get()), target.get()));
        }
        cardinality(type, listed);
        Vector<Census.Place> pairs = probes.filter(place -> place.type().equals(type.name()));
        for (E edge : some(listed)) {
            assertThat(Answers.ok(edges.find(type.sourceOf(edge), type.targetOf(edge))))
                    .as("find '%s'", type)
                    .contains(edge);
        }
        for (Census.Place pair : some(pairs)) {
            Id<S> source = Id.of(pair.ids().get(0).value());
            Id<T> target = Id.of(pair.ids().get(1).value());
            assertThat(Answers.ok(edges.find(source, target)))
                    .as("find '%s'", pair)
                    .isEqualTo(listed.find(edge -> type.sourceOf(edge).equals(source)
                            && type.targetOf(edge).equals(target)));
        }
        Way<S, T, E> out = new Way<>(
                type.name(),
                Direction.OUTGOING,
                type::sourceOf,
                type::targetOf,
                edges::outgoing,
                edges::targetsOf,
                edges::outDegree,
                edges::targetsAmong);
        Way<T, S, E> in = new Way<>(
                type.name(),
                Direction.INCOMING,
                type::targetOf,
                type::sourceOf,
                edges::incoming,
                edges::sourcesOf,
                edges::inDegree,
                edges::sourcesAmong);
        Comparator<E> byOrderKey = Comparator.comparing(type::orderKeyOf, StateCheck::utf8);
        near(sources.keySet().toVector(), listed.map(type::sourceOf), type.source())
                .forEach(id -> side(out, id, listed, targets, byOrderKey, edges));
        near(targets.keySet().toVector(), listed.map(type::targetOf), type.target())
                .forEach(id -> side(in, id, listed, sources, byOrderKey, edges));
    }

    private <S, T, E> void cardinality(Relationship<S, T, E> type, Vector<E> listed) {
        if (type.cardinality() != Cardinality.MANY_TO_MANY) {
            assertThat(listed.map(type::targetOf)).as("one source, '%s'", type).doesNotHaveDuplicates();
        }
        if (type.cardinality() == Cardinality.ONE_TO_ONE) {
            assertThat(listed.map(type::sourceOf)).as("one target, '%s'", type).doesNotHaveDuplicates();
        }
    }

    /** One direction of a relationship. */
    private record Way<N, F, E>(
            String name,
            Direction direction,
            Function<E, Id<N>> near,
            Function<E, Id<F>> far,
            Listing<N, E> list,
            Listing<N, Joined<E, F>> join,
            Function<Id<N>, Either<StoreError, Long>> degree,
            Among<N, F> among) {}

    private interface Listing<N, X> {
        Either<StoreError, Page<X>> page(Id<N> id, PageRequest page);
    }

    private interface Among<N, F> {
        Either<StoreError, Set<Id<F>>> of(Id<N> id, Iterable<Id<F>> candidates);
    }

    private <N, F, E> void side(
            Way<N, F, E> way,
            Id<N> id,
            Vector<E> listed,
            Map<Id<F>, F> far,
            Comparator<E> byOrderKey,
            RelationshipRepository<?, ?, ?> edges) {
        String what = "'" + way.name() + "' " + way.direction() + " of " + id;
        Vector<E> expected =
                listed.filter(edge -> way.near().apply(edge).equals(id)).sorted(byOrderKey.thenComparing(way.far()));
        assertThat(Answers.all(page -> way.list().page(id, page))).as(what).isEqualTo(expected);
        if (edges.capabilities().strongPages().contains(way.direction())) {
            PageRequest strong = PageRequest.first(PageRequest.MAX_SIZE).strong();
            assertThat(Answers.all(strong, page -> way.list().page(id, page)))
                    .as("strong %s", what)
                    .isEqualTo(expected);
        }
        assertThat(Answers.all(page -> way.join().page(id, page)))
                .as("joined %s", what)
                .isEqualTo(expected.map(edge ->
                        new Joined<>(edge, far.get(way.far().apply(edge)).get())));
        assertThat(Answers.ok(way.degree().apply(id))).as("degree, %s", what).isEqualTo(expected.size());
        Vector<Id<F>> candidates = some(far.keySet().toVector());
        assertThat(Answers.ok(way.among().of(id, candidates)))
                .as("point reads, %s", what)
                .containsExactlyInAnyOrderElementsOf(
                        candidates.filter(expected.map(way.far()).toSet()::contains));
    }

    /** Whoever was there before, whoever has most edges, and some others. */
    private <N> Vector<Id<N>> near(Vector<Id<N>> entities, Vector<Id<N>> ends, EntityType<N> type) {
        Vector<Id<N>> hubs = ends.groupBy(Function.identity())
                .toVector()
                .sortBy(group -> -group._2().size())
                .take(1)
                .map(group -> group._1());
        return hubs.appendAll(some(probed(type))).appendAll(some(entities)).distinct();
    }

    private <T> Vector<Id<T>> probed(EntityType<T> type) {
        return probes.filter(place -> place.type().equals(type.name()))
                .map(place -> Id.<T>of(place.ids().head().value()))
                .distinct();
    }

    private static <T> Map<Id<T>, T> byId(Census census, EntityType<T> type) {
        return census.entities(type).toMap(type::idOf, Function.identity());
    }

    private static int utf8(String one, String other) {
        return Arrays.compareUnsigned(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    private <X> Vector<X> some(Vector<X> all) {
        if (all.size() <= witnesses) {
            return all;
        }
        List<X> shuffled = all.toJavaList();
        Collections.shuffle(shuffled, random);
        return Vector.ofAll(shuffled.subList(0, witnesses));
    }
}
