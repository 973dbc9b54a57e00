package dev.ligature.contract.selftest;

import static dev.ligature.contract.selftest.Fault.ofEdges;

import dev.ligature.contract.Rule;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Order;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.InvalidCursor;
import io.vavr.Lazy;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** What may be wrong with listings, their cursors and degrees. */
final class ListingFaults {

    private ListingFaults() {}

    static Vector<Fault> all() {
        return Vector.of(
                ofEdges(Rule.E8, "the list of edges ends with its first page", ShortList::new),
                ofEdges(Rule.R9, "order keys are cut to milliseconds", CutOrderKeys::new)
                        .beyondSequences(),
                ofEdges(Rule.R9, "descending is ascending", OneWay::new).breakingAlso(Rule.R10, Rule.R12, Rule.R11),
                ofEdges(Rule.R10, "a full last page has a cursor", CursorToNothing::new)
                        .beyondSequences(),
                ofEdges(Rule.R11, "an edge that changes while a page is read is left out", NervousPages::new),
                ofEdges(Rule.R12, "the last sign of a cursor does not count", LooseCursors::new),
                ofEdges(Rule.R12, "a cursor does not outlive a restart", MortalCursors::new),
                ofEdges(Rule.R13, "a far entity is shown as it was first seen", StaleJoins::new),
                ofEdges(Rule.R14, "a degree counts a repeated put twice", DriftingDegrees::new),
                ofEdges(Rule.R22, "a re-created entity has no edges around it", ForgetfulNeighbourhoods::new)
                        .inEntities(ForgetfulNeighbourhoods::deaths),
                ofEdges(Rule.R23, "a page with far entities is read when it is looked at", LazyJoins::new));
    }

    /** Outgoing pages that are not as they should be. */
    private abstract static class Mislisted<S, T, E> extends Fault.Edges<S, T, E> {
        Mislisted(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        abstract Either<StoreError, Page<E>> read(Id<S> source, PageRequest page);

        @Override
        public final Either<StoreError, Page<E>> outgoing(Id<S> source, PageRequest page) {
            return read(source, page);
        }
    }

    private static final class ShortList<S, T, E> extends Fault.Edges<S, T, E> {
        ShortList(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Page<E>> list(PageRequest page) {
            return sound.list(page).map(found -> new Page<>(found.items(), Option.none()));
        }
    }

    private static final class CutOrderKeys<S, T, E> extends Mislisted<S, T, E> {
        CutOrderKeys(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        Either<StoreError, Page<E>> read(Id<S> source, PageRequest page) {
            return sound.outgoing(source, page).map(found -> {
                Seq<E> sorted = found.items().sortBy(type::targetOf).sortBy(this::cut);
                return new Page<>(page.order() == Order.ASCENDING ? sorted : sorted.reverse(), found.next());
            });
        }

        private String cut(E edge) {
            return type.orderKeyOf(edge).replaceAll("(:\\d\\d\\.\\d\\d\\d)\\d{6}Z", "$1Z");
        }
    }

    private static final class OneWay<S, T, E> extends Mislisted<S, T, E> {
        OneWay(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        Either<StoreError, Page<E>> read(Id<S> source, PageRequest page) {
            return sound.outgoing(
                    source, new PageRequest(page.size(), page.after(), Order.ASCENDING, page.consistency()));
        }
    }

    private static final class CursorToNothing<S, T, E> extends Mislisted<S, T, E> {
        private static final Cursor NOTHING = Cursor.of("nothing");

        CursorToNothing(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        Either<StoreError, Page<E>> read(Id<S> source, PageRequest page) {
            if (page.after().contains(NOTHING)) {
                return Either.right(new Page<>(Vector.empty(), Option.none()));
            }
            return sound.outgoing(source, page)
                    .map(found -> found.items().size() == page.size()
                            ? new Page<>(found.items(), found.next().orElse(Option.of(NOTHING)))
                            : found);
        }
    }

    private static final class NervousPages<S, T, E> extends Mislisted<S, T, E> {
        NervousPages(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        Either<StoreError, Page<E>> read(Id<S> source, PageRequest page) {
            return sound.outgoing(source, page).map(found -> {
                LockSupport.parkNanos(100_000);
                return new Page<>(found.items().filter(this::isStill), found.next());
            });
        }

        private boolean isStill(E edge) {
            return sound.find(type.sourceOf(edge), type.targetOf(edge)).get().contains(edge);
        }
    }

    /** Outgoing cursors that are dressed up. */
    private abstract static class Dressed<S, T, E> extends Mislisted<S, T, E> {
        Dressed(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        abstract Cursor dressed(Cursor sound);

        /** None if the cursor is not one of these. */
        abstract Option<Cursor> undressed(Cursor cursor);

        @Override
        final Either<StoreError, Page<E>> read(Id<S> source, PageRequest page) {
            return meant(page)
                    .flatMap(request -> sound.outgoing(source, request))
                    .map(this::dressed);
        }

        @Override
        public final Either<StoreError, Option<Neighbourhood<S, E>>> sourceWithOutgoing(Id<S> id, PageRequest page) {
            return meant(page)
                    .flatMap(request -> sound.sourceWithOutgoing(id, request))
                    .map(found -> found.map(near -> new Neighbourhood<>(near.entity(), dressed(near.edges()))));
        }

        private Page<E> dressed(Page<E> page) {
            return new Page<>(page.items(), page.next().map(this::dressed));
        }

        private Either<StoreError, PageRequest> meant(PageRequest page) {
            return page.after().isEmpty()
                    ? Either.right(page)
                    : page.after()
                            .flatMap(this::undressed)
                            .map(page::after)
                            .toEither(new InvalidCursor("it is none of these"));
        }
    }

    private static final class LooseCursors<S, T, E> extends Dressed<S, T, E> {
        LooseCursors(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        Cursor dressed(Cursor sound) {
            return Cursor.of(sound.value() + "0");
        }

        @Override
        Option<Cursor> undressed(Cursor cursor) {
            String text = cursor.value();
            return Option.when(!text.isEmpty(), () -> Cursor.of(text.substring(0, text.length() - 1)));
        }
    }

    private static final class MortalCursors<S, T, E> extends Dressed<S, T, E> {
        private final String life = UUID.randomUUID() + ".";

        MortalCursors(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        Cursor dressed(Cursor sound) {
            return Cursor.of(life + sound.value());
        }

        @Override
        Option<Cursor> undressed(Cursor cursor) {
            String text = cursor.value();
            return Option.when(text.startsWith(life), () -> Cursor.of(text.substring(life.length())));
        }
    }

    private static final class StaleJoins<S, T, E> extends Fault.Edges<S, T, E> {
        private final Map<Id<T>, T> seen = new ConcurrentHashMap<>();

        StaleJoins(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Page<Joined<E, T>>> targetsOf(Id<S> source, PageRequest page) {
            return sound.targetsOf(source, page)
                    .map(found -> found.map(joined -> new Joined<>(
                            joined.edge(), seen.computeIfAbsent(type.targetOf(joined.edge()), id -> joined.entity()))));
        }
    }

    private static final class DriftingDegrees<S, T, E> extends Fault.Edges<S, T, E> {
        private final Map<Id<S>, AtomicLong> drift = new ConcurrentHashMap<>();

        DriftingDegrees(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, PutResult<E>> put(E edge) {
            return sound.put(edge).peek(result -> {
                if (result.outcome() != PutResult.Outcome.CREATED) {
                    drift.computeIfAbsent(type.sourceOf(edge), id -> new AtomicLong())
                            .incrementAndGet();
                }
            });
        }

        @Override
        public Either<StoreError, Long> outDegree(Id<S> source) {
            long more = drift.getOrDefault(source, new AtomicLong()).get();
            return sound.outDegree(source).map(degree -> degree + more);
        }
    }

    private static final class ForgetfulNeighbourhoods<S, T, E> extends Fault.Edges<S, T, E> {
        ForgetfulNeighbourhoods(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        static <T> dev.ligature.ports.EntityRepository<T> deaths(
                dev.ligature.domain.EntityType<T> type,
                dev.ligature.ports.EntityRepository<T> sound,
                Repositories all) {
            return new Deaths<>(type, sound, all);
        }

        @Override
        public Either<StoreError, Option<Neighbourhood<S, E>>> sourceWithOutgoing(Id<S> id, PageRequest page) {
            boolean died = Deaths.DIED.getOrDefault(all, java.util.Set.of()).contains(id);
            return sound.sourceWithOutgoing(id, page)
                    .map(found -> found.map(near -> died
                            ? new Neighbourhood<>(near.entity(), new Page<>(Vector.empty(), Option.none()))
                            : near));
        }
    }

    private static final class Deaths<T> extends Fault.Entities<T> {
        private static final Map<Repositories, java.util.Set<Id<?>>> DIED = new ConcurrentHashMap<>();

        Deaths(dev.ligature.domain.EntityType<T> type, dev.ligature.ports.EntityRepository<T> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        public Either<StoreError, Boolean> delete(Id<T> id) {
            DIED.computeIfAbsent(all, unused -> ConcurrentHashMap.newKeySet()).add(id);
            return sound.delete(id);
        }
    }

    private static final class LazyJoins<S, T, E> extends Fault.Edges<S, T, E> {
        LazyJoins(Relationship<S, T, E> type, RelationshipRepository<S, T, E> sound, Repositories all) {
            super(type, sound, all);
        }

        @Override
        @SuppressWarnings("unchecked") // a proxy of the raw interface
        public Either<StoreError, Page<Joined<E, T>>> targetsOf(Id<S> source, PageRequest page) {
            return sound.targetsOf(source, page).map(found -> {
                Seq<Joined<E, T>> items =
                        Lazy.val(() -> sound.targetsOf(source, page).get().items(), Seq.class);
                return new Page<>(items, found.next());
            });
        }
    }
}
