package dev.ligature.contract.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.TypeSample;
import dev.ligature.contract.stage.Answers;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.VersionConflict;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;

/** One entity type, in the store and in plain collections. */
final class EntityWorld<T> {

    /** What was loaded, and the state that it was in. */
    private record Loaded<T>(Versioned<T> entity, int state) {}

    private final TypeSample<T> sample;
    private final PlainEntities<T> plain;
    private final List<Loaded<T>> loaded = new ArrayList<>();

    EntityWorld(TypeSample<T> sample, PlainEntities<T> plain) {
        this.sample = sample;
        this.plain = plain;
    }

    EntityType<T> type() {
        return sample.type();
    }

    void prepare(TestStore store) {
        for (int n = 0; n < Step.IDS - 1; n++) {
            create(store, n, n);
        }
    }

    void run(TestStore store, Step step) {
        Id<T> id = sample.id(step.source());
        switch (step.action()) {
            case CREATE -> create(store, step.source(), step.variant());
            case UPDATE -> update(store, sample.entity(step.source(), step.variant()));
            case DELETE -> assertThat(Answers.ok(entities(store).delete(id))).isEqualTo(plain.delete(id));
            case LOAD -> load(store, id);
            case REPLACE -> replace(store, step);
            case DELETE_VERSION -> deleteVersion(store, step);
            case FIND_BY -> sample.type().indexes().forEach(index -> findBy(store, index, step));
            case LIST ->
                store.eventually(() -> assertThat(TestStore.all(PageRequest.first(step.size()), entities(store)::list))
                        .containsExactlyInAnyOrderElementsOf(plain.all()));
            default -> compare(store);
        }
    }

    /** Every entity is as it should be. */
    void compare(TestStore store) {
        Vector<Id<T>> ids = Vector.range(0, Step.IDS).map(sample::id);
        assertThat(Answers.ok(entities(store).findAll(ids)).values()).containsExactlyElementsOf(plain.all());
        ids.forEach(id -> assertThat(Answers.ok(entities(store).find(id))).isEqualTo(plain.find(id)));
    }

    private EntityRepository<T> entities(TestStore store) {
        return store.entities(sample.type());
    }

    private void create(TestStore store, int n, int variant) {
        T entity = sample.entity(n, variant);
        assertThat(entities(store).create(entity)).isEqualTo(plain.create(entity));
    }

    private void update(TestStore store, T entity) {
        Id<T> id = sample.type().idOf(entity);
        forgetIfSame(entity);
        assertThat(entities(store).update(id, before -> {
                    assertThat(plain.find(id)).containsExactly(before);
                    return entity;
                }))
                .isEqualTo(plain.update(entity));
    }

    /** Whether a change to the same makes a new version is the store's affair. */
    private void forgetIfSame(T entity) {
        Id<T> id = sample.type().idOf(entity);
        if (plain.find(id).contains(entity)) {
            loaded.removeIf(each -> sample.type().idOf(each.entity().value()).equals(id));
        }
    }

    private void load(TestStore store, Id<T> id) {
        Option<Versioned<T>> answer = Answers.ok(entities(store).load(id));
        assertThat(answer.map(Versioned::value)).isEqualTo(plain.find(id));
        answer.forEach(entity -> loaded.add(0, new Loaded<>(entity, plain.state(id))));
    }

    private void replace(TestStore store, Step step) {
        if (loaded.isEmpty()) {
            return;
        }
        Loaded<T> from = loaded.get(step.target() % loaded.size());
        Id<T> id = sample.type().idOf(from.entity().value());
        int number =
                Vector.range(0, Step.IDS).find(n -> sample.id(n).equals(id)).get();
        T entity = sample.entity(number, step.variant());
        boolean current = plain.find(id).isDefined() && plain.state(id) == from.state();
        if (current) {
            forgetIfSame(entity);
        }
        var answer = entities(store).replace(from.entity().with(entity));
        if (plain.find(id).isDefined() && !current) {
            conflict(id, answer);
        } else {
            assertThat(answer.map(Versioned::value)).isEqualTo(plain.update(entity));
        }
    }

    private void deleteVersion(TestStore store, Step step) {
        if (loaded.isEmpty()) {
            return;
        }
        Loaded<T> from = loaded.get(step.target() % loaded.size());
        Id<T> id = sample.type().idOf(from.entity().value());
        var answer = entities(store).delete(from.entity());
        if (plain.find(id).isDefined() && plain.state(id) != from.state()) {
            conflict(id, answer);
        } else {
            assertThat(Answers.ok(answer)).isEqualTo(plain.delete(id));
        }
    }

    private void conflict(Id<T> id, Either<dev.ligature.ports.StoreError, ?> answer) {
        VersionConflict conflict = Answers.refused(VersionConflict.class, answer);
        assertThat(conflict.id()).isEqualTo(id);
        assertThat(plain.find(id)
                        .contains(sample.type().type().cast(conflict.current().value())))
                .as("whether the conflict brings the current state")
                .isTrue();
    }

    /** By the value that an entity of the step's variant has, where the index is named after its attribute. */
    private <V> void findBy(TestStore store, IndexedAttribute<T, V> index, Step step) {
        T example = sample.entity(step.source(), step.variant());
        sample.type()
                .shape()
                .attribute(index.name())
                .map(attribute -> attribute.get(example))
                .map(value -> value instanceof Iterable<?> many ? Vector.<Object>ofAll(many) : Vector.of(value))
                .getOrElse(Vector.empty())
                .forEach(value -> {
                    @SuppressWarnings("unchecked") // textOf would refuse a value of another type
                    V indexed = (V) value;
                    String text = index.textOf(indexed);
                    store.eventually(() -> assertThat(TestStore.all(
                                    PageRequest.first(step.size()),
                                    page -> entities(store).findBy(index, indexed, page)))
                            .containsExactlyElementsOf(plain.by(index, text)));
                });
    }
}
