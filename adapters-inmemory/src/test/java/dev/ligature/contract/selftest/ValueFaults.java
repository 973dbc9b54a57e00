package dev.ligature.contract.selftest;

import static dev.ligature.contract.selftest.Fault.ofEntities;

import dev.ligature.contract.Rule;
import dev.ligature.domain.Attribute;
import dev.ligature.domain.Datum;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.ValueType;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Versioned;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Locale;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/** What may be wrong with values, and with how entities are found by them. */
final class ValueFaults {

    private ValueFaults() {}

    static Vector<Fault> all() {
        return Vector.of(
                ofEntities(Rule.E9, "empty text reads as absent", EmptyAsAbsent::new),
                ofEntities(Rule.E9, "moments are cut to milliseconds", CutMoments::new),
                ofEntities(Rule.E9, "create answers numbers as they were given", UncanonicalCreate::new),
                ofEntities(Rule.E10, "an index keeps old values", StaleIndex::new),
                ofEntities(Rule.E10, "what an index finds is not in id order", UnorderedIndex::new)
                        .beyondSequences(),
                ofEntities(Rule.R17, "findAll folds letter case", FoldingFindAll::new),
                ofEntities(Rule.R23, "the store keeps the caller's own object", SharedValues::new));
    }

    /** Entities that read differently from how they were written. */
    private abstract static class Misread<T> extends Fault.Entities<T> {
        Misread(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        abstract Option<Datum> misread(Attribute<T> attribute, Datum datum);

        @Override
        public final Either<StoreError, Option<T>> find(Id<T> id) {
            return sound.find(id).map(found -> found.map(this::misread));
        }

        @Override
        public final Either<StoreError, Option<Versioned<T>>> load(Id<T> id) {
            return sound.load(id).map(found -> found.map(entity -> entity.map(this::misread)));
        }

        @Override
        public final Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
            return sound.findAll(ids).map(found -> found.mapValues(this::misread));
        }

        private T misread(T entity) {
            if (!type.indexes().isEmpty()) {
                return entity;
            }
            java.util.Map<String, Datum> fields = new HashMap<>();
            for (Attribute<T> attribute : type.shape().attributes()) {
                attribute
                        .read(entity)
                        .flatMap(datum -> misread(attribute, datum))
                        .forEach(datum -> fields.put(attribute.name(), datum));
            }
            return type.shape().rebuild(new Datum.Fields(fields)).getOrElse(entity);
        }
    }

    private static final class EmptyAsAbsent<T> extends Misread<T> {
        EmptyAsAbsent(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        Option<Datum> misread(Attribute<T> attribute, Datum datum) {
            boolean empty = attribute.type().kind() == ValueType.Kind.OPTION && datum.equals(new Datum.Text(""));
            return Option.when(!empty, datum);
        }
    }

    private static final class CutMoments<T> extends Misread<T> {
        CutMoments(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        Option<Datum> misread(Attribute<T> attribute, Datum datum) {
            boolean moment = attribute.type().element().exists(each -> each.kind() == ValueType.Kind.INSTANT);
            return Option.of(
                    moment && datum instanceof Datum.Text text
                            ? new Datum.Text(Instant.parse(text.value())
                                    .truncatedTo(ChronoUnit.MILLIS)
                                    .toString())
                            : datum);
        }
    }

    private static final class UncanonicalCreate<T> extends Fault.Entities<T> {
        UncanonicalCreate(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, T> create(T entity) {
            return sound.create(entity).map(stored -> entity);
        }
    }

    /** Every entity is found by what it ever was; at the end, where a page has room. */
    private static final class StaleIndex<T> extends Fault.Entities<T> {
        private final java.util.Map<Tuple2<String, String>, LinkedHashSet<Id<T>>> ever = new ConcurrentHashMap<>();

        StaleIndex(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, T> create(T entity) {
            return sound.create(entity).peek(this::note);
        }

        @Override
        public Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
            return sound.update(id, change).peek(this::note);
        }

        private void note(T entity) {
            type.indexes()
                    .forEach(index -> index.textsOf(entity)
                            .forEach(text -> ever.merge(
                                    Tuple.of(index.name(), text),
                                    LinkedHashSet.of(type.idOf(entity)),
                                    LinkedHashSet::addAll)));
        }

        @Override
        public <V> Either<StoreError, Page<T>> findBy(IndexedAttribute<T, V> attribute, V value, PageRequest page) {
            return sound.findBy(attribute, value, page).map(found -> {
                if (found.next().isDefined() || page.after().isDefined()) {
                    return found;
                }
                Vector<T> old = Vector.ofAll(ever.getOrDefault(
                                Tuple.of(attribute.name(), attribute.textOf(value)), LinkedHashSet.empty()))
                        .flatMap(id -> sound.find(id).get())
                        .filter(entity -> !found.items().contains(entity));
                return new Page<>(found.items().appendAll(old), found.next());
            });
        }
    }

    private static final class UnorderedIndex<T> extends Fault.Entities<T> {
        UnorderedIndex(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public <V> Either<StoreError, Page<T>> findBy(IndexedAttribute<T, V> attribute, V value, PageRequest page) {
            return sound.findBy(attribute, value, page)
                    .map(found -> new Page<>(found.items().sortBy(Object::hashCode), found.next()));
        }
    }

    private static final class FoldingFindAll<T> extends Fault.Entities<T> {
        FoldingFindAll(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
            Vector<Id<T>> asked = Vector.ofAll(ids);
            return sound.findAll(asked).map(found -> asked.foldLeft(found, this::folded));
        }

        private Map<Id<T>, T> folded(Map<Id<T>, T> found, Id<T> id) {
            return found.containsKey(id)
                    ? found
                    : sound.find(Id.of(id.value().toLowerCase(Locale.ROOT)))
                            .get()
                            .map(other -> found.put(id, other))
                            .getOrElse(found);
        }
    }

    private static final class SharedValues<T> extends Fault.Entities<T> {
        private final java.util.Map<Id<T>, T> given = new ConcurrentHashMap<>();

        SharedValues(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, T> create(T entity) {
            return sound.create(entity).peek(stored -> {
                if (stored.equals(entity)) {
                    given.put(type.idOf(entity), entity);
                }
            });
        }

        @Override
        public Either<StoreError, Option<T>> find(Id<T> id) {
            return sound.find(id).map(found -> found.map(stored -> given.getOrDefault(id, stored)));
        }

        @Override
        public Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
            given.remove(id);
            return sound.update(id, change);
        }

        @Override
        public Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
            given.remove(type.idOf(entity.value()));
            return sound.replace(entity);
        }

        @Override
        public Either<StoreError, Boolean> delete(Id<T> id) {
            given.remove(id);
            return sound.delete(id);
        }

        @Override
        public Either<StoreError, Boolean> delete(Versioned<T> entity) {
            given.remove(type.idOf(entity.value()));
            return sound.delete(entity);
        }
    }
}
