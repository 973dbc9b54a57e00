package dev.ligature.contract.random;

import dev.ligature.contract.model.Sample;
import dev.ligature.contract.model.TypeSample;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Vector;

/** A model, in the store and in plain collections. */
final class World {

    private final Vector<EntityWorld<?>> entities;
    private final Vector<EdgeWorld<?, ?, ?>> edges;
    private TestStore store;

    private World(TestStore store) {
        this.store = store;
        DomainModel model = store.model();
        Vector<PlainEntities<?>> plain =
                model.entities().<PlainEntities<?>>map(PlainEntities::new).toVector();
        this.entities = plain.map(each -> entityWorld(model, each));
        this.edges = model.relationships()
                .<EdgeWorld<?, ?, ?>>map(type -> edgeWorld(model, type, plain))
                .toVector();
    }

    /** The world in which every type has its first entities. */
    static World prepared(TestStore store) {
        World world = new World(store);
        world.entities.forEach(each -> each.prepare(store));
        return world;
    }

    private static <T> EntityWorld<T> entityWorld(DomainModel model, PlainEntities<T> plain) {
        return new EntityWorld<>(new TypeSample<>(model, plain.type()), plain);
    }

    private <S, T, E> EdgeWorld<S, T, E> edgeWorld(
            DomainModel model, Relationship<S, T, E> type, Vector<PlainEntities<?>> plain) {
        Sample<S, T, E> sample = new Sample<>(model, type);
        PlainEdges<S, T, E> kept = new PlainEdges<>(
                sample,
                of(type.source(), plain),
                of(type.target(), plain),
                store.relationship(type).capabilities().maxOutDegree());
        kept.sources().joinedBy(kept);
        kept.targets().joinedBy(kept);
        return new EdgeWorld<>(sample, kept);
    }

    @SuppressWarnings("unchecked") // equal descriptors are of one type
    private static <T> PlainEntities<T> of(EntityType<T> type, Vector<PlainEntities<?>> plain) {
        return (PlainEntities<T>) plain.find(each -> each.type().equals(type)).get();
    }

    void run(Step step) {
        switch (step.action()) {
            case FIND_ENTITIES, CREATE, UPDATE, DELETE, LOAD, REPLACE, DELETE_VERSION, FIND_BY ->
                entities.get(step.which() % entities.size()).run(store, step);
            case RESTART -> store = store.reopened();
            case LIST -> {
                if (step.which() % 2 == 0 || edges.isEmpty()) {
                    entities.get(step.which() % entities.size()).run(store, step);
                } else {
                    edges.get(step.which() % edges.size()).run(store, step);
                }
            }
            default -> {
                if (!edges.isEmpty()) {
                    edges.get(step.which() % edges.size()).run(store, step);
                }
            }
        }
    }

    void compare() {
        entities.forEach(each -> each.compare(store));
        edges.forEach(each -> each.compare(store));
    }
}
