package dev.ligature.contract.selftest;

import static dev.ligature.contract.selftest.Fault.ofEntities;

import dev.ligature.contract.Rule;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.NotFound;
import dev.ligature.ports.StoreError.VersionConflict;
import dev.ligature.ports.Version;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.concurrent.locks.LockSupport;
import java.util.function.UnaryOperator;

/** What may be wrong with how entities come, change and go. */
final class EntityFaults {

    private EntityFaults() {}

    static Vector<Fault> all() {
        return Vector.of(
                Fault.of("E1", "the eventual view never sees an entity")
                        .inEventualView(sound ->
                                new BrokenStore(sound, Fault.of("E1", "blind").inEntities(Blind::new))),
                ofEntities(Rule.E2, "create of an existing id overwrites it", OverwritingCreate::new),
                ofEntities(Rule.E3, "update writes without a condition", LosingUpdate::new),
                ofEntities(Rule.E4, "replace does not look at the version", BlindReplace::new),
                ofEntities(Rule.E4, "delete does not look at the version", BlindDelete::new),
                ofEntities(Rule.E4, "versions count from one in every incarnation", LifelessVersions::new),
                ofEntities(Rule.E5, "delete is true whether or not something was there", AlwaysTrueDelete::new),
                ofEntities(Rule.E7, "findAll answers in id order", SortedFindAll::new),
                ofEntities(Rule.E7, "findAll answers what one batch holds", ShortFindAll::new)
                        .breakingAlso(Rule.E6, Rule.R17),
                ofEntities(Rule.E7, "findAll iterates its argument twice", TwiceIteratingFindAll::new),
                ofEntities(Rule.E11, "replace of an absent id creates it", GhostlyReplace::new),
                ofEntities(Rule.E13, "update writes the whole entity anew", WholesaleUpdate::new));
    }

    private static final class Blind<T> extends Fault.Entities<T> {
        Blind(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Option<T>> find(Id<T> id) {
            return sound.find(id).map(found -> Option.none());
        }
    }

    private static final class OverwritingCreate<T> extends Fault.Entities<T> {
        OverwritingCreate(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, T> create(T entity) {
            Either<StoreError, T> answer = sound.create(entity);
            if (answer.isLeft() && answer.getLeft() instanceof AlreadyExists) {
                return sound.update(type.idOf(entity), before -> entity).flatMap(written -> answer);
            }
            return answer;
        }
    }

    private static final class LosingUpdate<T> extends Fault.Entities<T> {
        LosingUpdate(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
            Option<T> found = sound.find(id).get();
            if (found.isEmpty()) {
                return sound.update(id, change);
            }
            T changed = change.apply(found.get());
            LockSupport.parkNanos(100_000);
            return sound.update(id, before -> changed);
        }
    }

    private static final class BlindReplace<T> extends Fault.Entities<T> {
        BlindReplace(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
            Id<T> id = type.idOf(entity.value());
            return sound.update(id, before -> entity.value())
                    .flatMap(written -> sound.load(id).map(Option::get));
        }
    }

    private static final class BlindDelete<T> extends Fault.Entities<T> {
        BlindDelete(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> delete(Versioned<T> entity) {
            return sound.delete(type.idOf(entity.value()));
        }
    }

    private static final class LifelessVersions<T> extends Fault.Entities<T> {
        LifelessVersions(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Option<Versioned<T>>> load(Id<T> id) {
            return sound.load(id).map(found -> found.map(this::shown));
        }

        @Override
        public Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
            return sound.replace(meant(entity)).bimap(this::shown, this::shown);
        }

        @Override
        public Either<StoreError, Boolean> delete(Versioned<T> entity) {
            return sound.delete(meant(entity)).mapLeft(this::shown);
        }

        /** The version without what tells one life from another. */
        private Versioned<T> shown(Versioned<T> entity) {
            String text = entity.version().value();
            return new Versioned<>(entity.value(), Version.of(text.substring(text.indexOf(':') + 1)));
        }

        private StoreError shown(StoreError error) {
            if (error instanceof VersionConflict conflict) {
                T current = type.type().cast(conflict.current().value());
                Version version = conflict.current().version();
                return new VersionConflict(conflict.type(), conflict.id(), shown(new Versioned<>(current, version)));
            }
            return error;
        }

        private Versioned<T> meant(Versioned<T> entity) {
            return sound.load(type.idOf(entity.value()))
                    .get()
                    .filter(current -> shown(current).version().equals(entity.version()))
                    .map(current -> current.with(entity.value()))
                    .getOrElse(entity);
        }
    }

    private static final class AlwaysTrueDelete<T> extends Fault.Entities<T> {
        AlwaysTrueDelete(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> delete(Id<T> id) {
            return sound.delete(id).map(removed -> true);
        }
    }

    private static final class SortedFindAll<T> extends Fault.Entities<T> {
        SortedFindAll(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
            return sound.findAll(Vector.ofAll(ids).sorted());
        }
    }

    private static final class ShortFindAll<T> extends Fault.Entities<T> {
        ShortFindAll(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
            return sound.findAll(Vector.ofAll(ids).distinct().take(100));
        }
    }

    private static final class TwiceIteratingFindAll<T> extends Fault.Entities<T> {
        TwiceIteratingFindAll(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Map<Id<T>, T>> findAll(Iterable<Id<T>> ids) {
            return ids.iterator().hasNext() ? sound.findAll(ids) : sound.findAll(Vector.empty());
        }
    }

    private static final class GhostlyReplace<T> extends Fault.Entities<T> {
        GhostlyReplace(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
            Either<StoreError, Versioned<T>> answer = sound.replace(entity);
            if (answer.isLeft() && answer.getLeft() instanceof NotFound) {
                return sound.create(entity.value())
                        .flatMap(created -> sound.load(type.idOf(created)).map(Option::get));
            }
            return answer;
        }
    }

    /** One at a time, and of what no edge would be lost; else as it should be. */
    private static final class WholesaleUpdate<T> extends Fault.Entities<T> {
        WholesaleUpdate(EntityType<T> type, EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public synchronized Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
            Option<T> found = sound.find(id).get();
            if (found.isEmpty() || Degrees.of(all, type, id) > 0) {
                return sound.update(id, change);
            }
            return sound.update(id, change)
                    .flatMap(changed -> sound.delete(id).flatMap(deleted -> sound.create(changed)));
        }
    }
}
