package dev.ligature.contract.random;

import dev.ligature.contract.model.Sample;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Utf8;
import dev.ligature.ports.Difference;
import dev.ligature.ports.End;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.CardinalityViolation;
import dev.ligature.ports.StoreError.DegreeLimit;
import dev.ligature.ports.StoreError.InvalidEdge;
import dev.ligature.ports.StoreError.MissingEndpoint;
import dev.ligature.ports.StoreError.NotFound;
import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Edges of one relationship as plain collections would keep them; copies are filled when they are read. */
final class PlainEdges<S, T, E> {

    private final Sample<S, T, E> sample;
    private final Relationship<S, T, E> type;
    private final PlainEntities<S> sources;
    private final PlainEntities<T> targets;
    private final Option<Integer> limit;
    private final Map<Tuple2<Id<S>, Id<T>>, E> edges = new LinkedHashMap<>();

    PlainEdges(
            Sample<S, T, E> sample, PlainEntities<S> sources, PlainEntities<T> targets, Option<Integer> countedLimit) {
        this.sample = sample;
        this.type = sample.relationship();
        this.sources = sources;
        this.targets = targets;
        this.limit = countedLimit;
    }

    PlainEntities<S> sources() {
        return sources;
    }

    PlainEntities<T> targets() {
        return targets;
    }

    void forget(EntityType<?> entity, Id<?> id) {
        edges.keySet()
                .removeIf(pair -> type.source().equals(entity) && pair._1().equals(id)
                        || type.target().equals(entity) && pair._2().equals(id));
    }

    Option<E> find(Id<S> source, Id<T> target) {
        return Option.of(edges.get(pair(source, target))).map(this::filled);
    }

    Vector<E> all() {
        return Vector.ofAll(edges.values()).map(this::filled);
    }

    Vector<E> outgoing(Id<S> source) {
        Comparator<E> order = Comparator.comparing(type::orderKeyOf, Utf8.ORDER);
        return all().filter(edge -> type.sourceOf(edge).equals(source)).sorted(order.thenComparing(type::targetOf));
    }

    Vector<E> incoming(Id<T> target) {
        Comparator<E> order = Comparator.comparing(type::orderKeyOf, Utf8.ORDER);
        return all().filter(edge -> type.targetOf(edge).equals(target)).sorted(order.thenComparing(type::sourceOf));
    }

    Either<StoreError, E> link(E edge) {
        Id<S> source = type.sourceOf(edge);
        Id<T> target = type.targetOf(edge);
        return invalid(edge)
                .orElse(() -> missing(edge))
                .orElse(() ->
                        find(source, target).map(linked -> (StoreError) new AlreadyLinked(type.name(), source, target)))
                .orElse(() -> taken(source, target))
                .orElse(() -> full(source, 1))
                .toLeft(() -> stored(edge));
    }

    Either<StoreError, PutResult<E>> put(E edge) {
        Id<S> source = type.sourceOf(edge);
        Id<T> target = type.targetOf(edge);
        Option<StoreError> refused = invalid(edge).orElse(() -> missing(edge));
        if (refused.isDefined()) {
            return Either.left(refused.get());
        }
        Option<E> before = find(source, target);
        if (before.isDefined()) {
            E after = stored(edge);
            Outcome outcome = after.equals(before.get()) ? Outcome.UNCHANGED : Outcome.REPLACED;
            return Either.right(new PutResult<>(outcome, after, Vector.empty()));
        }
        Vector<E> displaced = inTheWay(source, target);
        int room = displaced.exists(each -> type.sourceOf(each).equals(source)) ? 0 : 1;
        Option<StoreError> full = full(source, room);
        if (full.isDefined()) {
            return Either.left(full.get());
        }
        displaced.forEach(each -> edges.remove(pair(type.sourceOf(each), type.targetOf(each))));
        return Either.right(new PutResult<>(Outcome.CREATED, stored(edge), displaced));
    }

    Either<StoreError, E> update(E edge) {
        Id<S> source = type.sourceOf(edge);
        Id<T> target = type.targetOf(edge);
        return find(source, target).isDefined()
                ? Either.right(stored(edge))
                : Either.left(NotFound.edge(type.name(), source, target));
    }

    boolean unlink(Id<S> source, Id<T> target) {
        return edges.remove(pair(source, target)) != null;
    }

    /** The errors of which one has to be answered, or what changed. */
    Either<Vector<StoreError>, Difference<T>> replaceOutgoing(Id<S> source, Vector<E> given) {
        Vector<Id<T>> ends = given.map(type::targetOf);
        if (ends.distinct().size() < ends.size()) {
            return Either.left(Vector.of(new InvalidEdge(type.name(), "")));
        }
        Vector<StoreError> invalid = given.flatMap(this::invalid);
        Option<StoreError> noSource = missingSource(source);
        Vector<StoreError> noTarget = given.flatMap(edge -> missingTarget(type.targetOf(edge)));
        Vector<StoreError> held = given.flatMap(edge -> takenTarget(source, type.targetOf(edge)));
        Option<StoreError> full =
                limit.filter(most -> given.size() > most).map(most -> new DegreeLimit(type.name(), source, most));
        Vector<StoreError> first = Vector.of(invalid, noSource.toVector(), noTarget, held, full.toVector())
                .find(errors -> !errors.isEmpty())
                .getOrElse(Vector.empty());
        return first.isEmpty() ? Either.right(replaced(source, given, ends)) : Either.left(first);
    }

    private Difference<T> replaced(Id<S> source, Vector<E> given, Vector<Id<T>> ends) {
        Vector<E> before = outgoing(source);
        Set<Id<T>> linked = before.map(type::targetOf).toSet();
        before.map(type::targetOf).forEach(target -> edges.remove(pair(source, target)));
        Vector<E> after = given.map(this::stored);
        Set<Id<T>> kept = after.filter(before::contains).map(type::targetOf).toSet();
        Set<Id<T>> now = HashSet.ofAll(ends);
        return new Difference<>(
                now.diff(linked), linked.diff(now), now.intersect(linked).diff(kept), kept);
    }

    private E stored(E edge) {
        edges.put(pair(type.sourceOf(edge), type.targetOf(edge)), edge);
        return filled(edge);
    }

    private E filled(E edge) {
        S source = sources.find(type.sourceOf(edge)).get();
        T target = targets.find(type.targetOf(edge)).get();
        return sample.stored(edge, source, target);
    }

    private Option<StoreError> invalid(E edge) {
        return Option.when(
                type.isIrreflexive() && type.sourceOf(edge).equals(type.targetOf(edge)),
                () -> new InvalidEdge(type.name(), ""));
    }

    private Option<StoreError> missing(E edge) {
        return missingSource(type.sourceOf(edge)).orElse(() -> missingTarget(type.targetOf(edge)));
    }

    private Option<StoreError> missingSource(Id<S> id) {
        return Option.when(
                sources.find(id).isEmpty(),
                () -> new MissingEndpoint(End.SOURCE, type.source().name(), id));
    }

    private Option<StoreError> missingTarget(Id<T> id) {
        return Option.when(
                targets.find(id).isEmpty(),
                () -> new MissingEndpoint(End.TARGET, type.target().name(), id));
    }

    private Option<StoreError> taken(Id<S> source, Id<T> target) {
        Option<E> held = type.cardinality().oneTarget() ? outgoing(source).headOption() : Option.none();
        return held.<StoreError>map(
                        edge -> new CardinalityViolation(type.name(), End.SOURCE, source, type.targetOf(edge)))
                .orElse(() -> takenTarget(source, target));
    }

    private Option<StoreError> takenTarget(Id<S> source, Id<T> target) {
        Option<E> held = type.cardinality().oneSource() ? incoming(target).headOption() : Option.none();
        return held.filter(edge -> !type.sourceOf(edge).equals(source))
                .map(edge -> new CardinalityViolation(type.name(), End.TARGET, target, type.sourceOf(edge)));
    }

    private Vector<E> inTheWay(Id<S> source, Id<T> target) {
        Vector<E> ofSource = type.cardinality().oneTarget() ? outgoing(source) : Vector.empty();
        Vector<E> ofTarget = type.cardinality().oneSource() ? incoming(target) : Vector.empty();
        return ofSource.appendAll(ofTarget).distinct();
    }

    private Option<StoreError> full(Id<S> source, int more) {
        return limit.filter(most -> outgoing(source).size() + more > most)
                .map(most -> new DegreeLimit(type.name(), source, most));
    }

    private static <S, T> Tuple2<Id<S>, Id<T>> pair(Id<S> source, Id<T> target) {
        return new Tuple2<>(source, target);
    }
}
