package dev.ligature.contract.stage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;

/**
 * The check after each test: at rest, forward and reverse listings, point reads and degrees of everything the test
 * touched tell the same story, listings are in order, copies equal their origins, and no edge dangles. Where a test
 * touched very much, some of it.
 */
final class Agreement {

    private final DomainModel model;
    private final Repositories store;
    private final Touched touched;
    private final ContractSettings settings;
    private final Random random;

    Agreement(DomainModel model, Repositories store, Touched touched, ContractSettings settings) {
        this.model = model;
        this.store = store;
        this.touched = touched;
        this.settings = settings;
        this.random = new Random(settings.seed());
    }

    void check() {
        model.entities().forEach(this::entities);
        model.relationships().forEach(this::relationship);
    }

    private <T> void entities(EntityType<T> type) {
        EntityRepository<T> entities = store.entities(type);
        Vector<Id<T>> ids = some(touched.entities(type), settings.witnesses());
        if (ids.isEmpty()) {
            return;
        }
        var found = Answers.ok(entities.findAll(ids));
        for (Id<T> id : ids) {
            Option<T> entity = Answers.ok(entities.find(id));
            assertThat(Answers.ok(entities.load(id)).map(Versioned::value))
                    .as("load and find of '%s' %s", type, id)
                    .isEqualTo(entity);
            assertThat(found.get(id))
                    .as("findAll and find of '%s' %s", type, id)
                    .isEqualTo(entity);
            entity.forEach(value -> type.indexes().forEach(attribute -> indexed(type, entities, attribute, value)));
        }
    }

    /** The values of an index are known where it is named after the attribute that it reads. */
    private <T, V> void indexed(
            EntityType<T> type, EntityRepository<T> entities, IndexedAttribute<T, V> index, T entity) {
        type.shape()
                .attribute(index.name())
                .map(attribute -> attribute.get(entity))
                .map(value -> value instanceof Iterable<?> many ? Vector.<Object>ofAll(many) : Vector.of(value))
                .getOrElse(Vector.empty())
                .forEach(value -> {
                    @SuppressWarnings("unchecked") // textOf below would refuse a value of another type
                    V indexed = (V) value;
                    if (index.textsOf(entity).contains(index.textOf(indexed))) {
                        Eventually.holds(
                                settings.patience(),
                                () -> assertThat(TestStore.all(
                                                        PageRequest.first(PageRequest.MAX_SIZE),
                                                        page -> entities.findBy(index, indexed, page))
                                                .filter(entity::equals))
                                        .as("'%s' found once by '%s'", type, index)
                                        .containsExactly(entity));
                    }
                });
    }

    private <S, T, E> void relationship(Relationship<S, T, E> type) {
        Edges<S, T, E> edges = new Edges<>(type, store.relationship(type), settings.patience());
        Vector<Id<S>> sources = touched.sources(type);
        Vector<Id<T>> targets = touched.targets(type);
        some(sources, settings.witnesses()).forEach(source -> side(edges, edges.outgoing(), source, targets));
        some(targets, settings.witnesses()).forEach(target -> side(edges, edges.incoming(), target, sources));
    }

    private <S, T, E, N, F> void side(Edges<S, T, E> edges, Side<N, F, E> side, Id<N> id, Vector<Id<F>> touchedFar) {
        String what = side + " of " + id;
        side.settled(() -> {
            Vector<E> listed = side.all(id);
            Vector<Id<F>> ends = listed.map(side::farOf);
            assertThat(listed.map(side::nearOf)).as("the near end, %s", what).allMatch(id::equals);
            assertThat(repeated(ends)).as("listed more than once, %s", what).isEmpty();
            assertThat(listed).as("the order, %s", what).isEqualTo(listed.sorted(side.order()));
            assertThat(Answers.ok(side.degree(id))).as("the degree, %s", what).isEqualTo(listed.size());
            Vector<Id<F>> asked = some(touchedFar, PageRequest.MAX_SIZE)
                    .appendAll(some(ends, PageRequest.MAX_SIZE))
                    .distinct();
            assertThat(Answers.ok(side.among(id, asked)))
                    .as("point reads and listing, %s", what)
                    .isEqualTo(asked.toSet().intersect(ends.toSet()));
            exist(side.near(), listed.isEmpty() ? Vector.empty() : Vector.of(id), what);
            exist(side.far(), some(ends, settings.witnesses()), what);
            some(listed, settings.partners()).forEach(edge -> partner(edges, side.opposite(), edge, what));
        });
    }

    private <T> void exist(EntityType<T> type, Vector<Id<T>> ids, String what) {
        if (!ids.isEmpty()) {
            assertThat(Answers.ok(store.entities(type).findAll(ids)).keySet())
                    .as("the entities at the ends, %s", what)
                    .isEqualTo(ids.toSet());
        }
    }

    /** The edge is the same by its pair and from its other end, and its copies equal their origins. */
    private <S, T, E, N, F> void partner(Edges<S, T, E> edges, Side<F, N, E> opposite, E edge, String what) {
        Relationship<S, T, E> type = edges.type();
        Id<S> source = type.sourceOf(edge);
        Id<T> target = type.targetOf(edge);
        assertThat(Answers.ok(edges.find(source, target)))
                .as("by its pair, an edge of %s", what)
                .containsExactly(edge);
        opposite.settled(() -> assertThat(opposite.all(opposite.nearOf(edge)).filter(edge::equals))
                .as("once from its other end, an edge of %s", what)
                .containsExactly(edge));
        if (type.copiesFromSource() || type.copiesFromTarget()) {
            Eventually.holds(settings.patience(), () -> copies(edges, source, target, what));
        }
    }

    private <S, T, E> void copies(Edges<S, T, E> edges, Id<S> source, Id<T> target, String what) {
        Relationship<S, T, E> type = edges.type();
        S from = Answers.ok(store.entities(type.source()).find(source)).get();
        T to = Answers.ok(store.entities(type.target()).find(target)).get();
        E edge = Answers.ok(edges.find(source, target)).get();
        assertThat(edge)
                .as("the copies, an edge of %s", what)
                .isEqualTo(type.withTargetCopies(type.withSourceCopies(edge, from), to));
    }

    private static <X> Set<X> repeated(Vector<X> all) {
        return all.groupBy(Function.identity())
                .filterValues(equal -> equal.size() > 1)
                .keySet();
    }

    private <X> Vector<X> some(Vector<X> all, int limit) {
        if (all.size() <= limit) {
            return all;
        }
        List<X> shuffled = all.toJavaList();
        Collections.shuffle(shuffled, random);
        return Vector.ofAll(shuffled.subList(0, limit));
    }
}
