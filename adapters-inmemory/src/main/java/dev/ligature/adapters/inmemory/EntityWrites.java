package dev.ligature.adapters.inmemory;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.NotFound;
import dev.ligature.ports.StoreError.VersionConflict;
import dev.ligature.ports.Version;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Writes of one type of entity. Each looks under the lock, decides without it, and writes under it if what it saw still
 * holds; else it looks again.
 */
final class EntityWrites<T> {

    /** After so many rounds, what edges still come meanwhile have their copies taken under the lock. */
    private static final int ROUNDS = 8;

    private final Session session;
    private final EntityType<T> type;
    private final EntityDrafts<T> drafts;
    private final EntityTable table;
    private final Seq<EdgeDrafts<?, ?, ?>> carriers;

    /** @param carriers the relationships whose edges carry copies of entities of this type */
    EntityWrites(Session session, EntityDrafts<T> drafts, Seq<EdgeDrafts<?, ?, ?>> carriers) {
        this.session = session;
        this.type = drafts.type();
        this.drafts = drafts;
        this.table = drafts.table();
        this.carriers = carriers;
    }

    /** An entity as it was seen. */
    record Seen(Node node, Held state) {

        static @Nullable Seen of(@Nullable Node node) {
            Held state = node == null ? null : node.held();
            return node == null || state == null ? null : new Seen(node, state);
        }

        static Option<Seen> optionOf(@Nullable Node node) {
            return Option.of(of(node));
        }

        boolean holds() {
            return node.held() == state;
        }
    }

    Either<StoreError, T> create(T entity) {
        Id<T> id = type.idOf(entity);
        while (true) {
            Either<StoreError, EntityDrafts.Draft<T>> drafted = drafts.draft(entity, null);
            if (drafted.isLeft()) {
                return Either.left(drafted.getLeft());
            }
            EntityDrafts.Draft<T> draft = drafted.get();
            Either<StoreError, Option<Boolean>> created = session.space()
                    .write("creating '" + type.name() + "'", () -> {
                        if (draft.indexes() != table.indexes()) {
                            return Option.none();
                        }
                        if (table.find(id) != null) {
                            return Option.of(false);
                        }
                        table.add(id, Held.born(session.space().newIncarnation(), draft.stored(), draft.texts()));
                        return Option.of(true);
                    });
            if (created.isLeft()) {
                return Either.left(created.getLeft());
            }
            if (created.get().isDefined()) {
                return created.get().get()
                        ? Either.right(draft.value())
                        : Either.left(new AlreadyExists(type.name(), id));
            }
        }
    }

    Either<StoreError, T> update(Id<T> id, UnaryOperator<T> change) {
        return changed(
                        "updating '" + type.name() + "'",
                        id,
                        seen -> drafts.view(seen.node(), seen.state())
                                .map(current -> Objects.requireNonNull(change.apply(current), "the changed entity"))
                                .filterOrElse(
                                        changed -> type.idOf(changed).equals(id),
                                        changed -> drafts.invalid("an update keeps the id")))
                .map(Versioned::value);
    }

    Either<StoreError, Versioned<T>> replace(Versioned<T> entity) {
        Option<StoreError> objection = drafts.draft(entity.value(), null).swap().toOption();
        if (objection.isDefined()) {
            return Either.left(objection.get());
        }
        return changed(
                "replacing '" + type.name() + "'",
                type.idOf(entity.value()),
                seen -> conflict(seen, entity.version()).map(current -> entity.value()));
    }

    Either<StoreError, Boolean> delete(Id<T> id) {
        return session.space().write(deleting(), () -> {
            Seen seen = Seen.of(table.find(id));
            if (seen == null) {
                return false;
            }
            table.remove(seen.node(), seen.state());
            return true;
        });
    }

    Either<StoreError, Boolean> delete(Id<T> id, Version version) {
        return session.space()
                .write(deleting(), () -> {
                    Seen seen = Seen.of(table.find(id));
                    if (seen != null && seen.state().version().equals(version)) {
                        table.remove(seen.node(), seen.state());
                        return new Deletion(true, null);
                    }
                    return new Deletion(false, seen);
                })
                .flatMap(deletion -> deletion.other() == null
                        ? Either.right(deletion.done())
                        : conflict(deletion.other(), version).map(current -> false));
    }

    /** Whether an entity was deleted, and if not, the one of another version that was found. */
    private record Deletion(boolean done, @Nullable Seen other) {}

    /** The state that was seen if it has the version, else the conflict. */
    private Either<StoreError, Seen> conflict(Seen seen, Version version) {
        if (seen.state().version().equals(version)) {
            return Either.right(seen);
        }
        return drafts.versioned(seen.node(), seen.state())
                .flatMap(current ->
                        Either.left(new VersionConflict(type.name(), seen.node().id(), current)));
    }

    private interface Change<T> {
        Either<StoreError, T> of(Seen seen);
    }

    private Either<StoreError, Versioned<T>> changed(String what, Id<T> id, Change<T> change) {
        while (true) {
            Either<StoreError, Option<Seen>> looked = session.space().read(what, () -> Seen.optionOf(table.find(id)));
            if (looked.isLeft()) {
                return Either.left(looked.getLeft());
            }
            if (looked.get().isEmpty()) {
                return Either.left(NotFound.entity(type.name(), id));
            }
            Seen seen = looked.get().get();
            Either<StoreError, Option<Versioned<T>>> written = change.of(seen)
                    .flatMap(changed -> drafts.draft(changed, seen.state().stored()))
                    .flatMap(draft -> written(what, seen, draft));
            if (written.isLeft()) {
                return Either.left(written.getLeft());
            }
            if (written.get().isDefined()) {
                return Either.right(written.get().get());
            }
        }
    }

    /** The entity as it is now; none if what was seen holds no more. */
    private Either<StoreError, Option<Versioned<T>>> written(String what, Seen seen, EntityDrafts.Draft<T> draft) {
        Held next = seen.state().next(draft.stored(), draft.texts());
        CopyRefresh refresh = new CopyRefresh(seen.node(), draft.value(), carriers);
        for (int round = 0; ; round++) {
            boolean last = round == ROUNDS;
            Either<StoreError, Step> stepped = session.space().write(what, () -> {
                if (!seen.holds() || draft.indexes() != table.indexes()) {
                    return new Step.Again();
                }
                List<CopyRefresh.Work> pending = refresh.pending();
                if (!pending.isEmpty() && !last) {
                    return new Step.Wait(pending);
                }
                Option<StoreError> objection = refresh.take(pending);
                if (objection.isDefined()) {
                    return new Step.Refused(objection.get());
                }
                table.replace(seen.node(), seen.state(), next);
                refresh.write();
                return new Step.Done();
            });
            if (stepped.isLeft()) {
                return Either.left(stepped.getLeft());
            }
            Step step = stepped.get();
            if (step instanceof Step.Done) {
                return Either.right(Option.of(new Versioned<>(draft.value(), next.version())));
            }
            if (step instanceof Step.Again) {
                return Either.right(Option.none());
            }
            Option<StoreError> objection = step instanceof Step.Wait wait
                    ? refresh.take(wait.pending())
                    : Option.of(((Step.Refused) step).error());
            if (objection.isDefined()) {
                return Either.left(objection.get());
            }
        }
    }

    /** How far one try to write has come. */
    private sealed interface Step {

        /** Written. */
        record Done() implements Step {}

        /** What was seen holds no more. */
        record Again() implements Step {}

        /** Copies on these edges have to be taken first. */
        record Wait(List<CopyRefresh.Work> pending) implements Step {}

        /** An edge can't take its copies. */
        record Refused(StoreError error) implements Step {}
    }

    private String deleting() {
        return "deleting '" + type.name() + "'";
    }
}
