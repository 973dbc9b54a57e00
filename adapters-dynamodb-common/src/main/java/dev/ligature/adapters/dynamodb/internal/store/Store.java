package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Mapper;
import dev.ligature.adapters.dynamodb.internal.layout.EdgePlacement;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.Layout;
import dev.ligature.adapters.dynamodb.internal.wire.Settings;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Shape;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.cursor.CursorCodec;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;

/** One opened store: a model in a layout and a namespace, and what its requests are sent with. */
public final class Store {

    private final String namespace;
    private final DomainModel model;
    private final Layout layout;
    private final Settings settings;
    private final CursorCodec cursors;
    private final Duration settling;
    private final boolean strong;
    private final AtomicBoolean closed;
    private final Catalog catalog;
    private final SettingsCheck settingsCheck;
    private final Map<EntityType<?>, EntityCodec<?>> entities;
    private final Map<Relationship<?, ?, ?>, EdgeCodec<?, ?, ?>> edges;
    private final Set<EntityType<?>> holders;

    private Store(
            String namespace,
            DomainModel model,
            Layout layout,
            Settings settings,
            CursorCodec cursors,
            Duration settling,
            boolean strong,
            AtomicBoolean closed,
            Catalog catalog,
            SettingsCheck settingsCheck,
            Map<EntityType<?>, EntityCodec<?>> entities,
            Map<Relationship<?, ?, ?>, EdgeCodec<?, ?, ?>> edges,
            Set<EntityType<?>> holders) {
        this.namespace = namespace;
        this.model = model;
        this.layout = layout;
        this.settings = settings;
        this.cursors = cursors;
        this.settling = settling;
        this.strong = strong;
        this.closed = closed;
        this.catalog = catalog;
        this.settingsCheck = settingsCheck;
        this.entities = entities;
        this.edges = edges;
        this.holders = holders;
    }

    /**
     * Opens a store.
     *
     * @param schemas the application's own schemas, by the type that they map
     * @throws IllegalArgumentException if one of them uses a reserved name
     */
    public static Store open(
            String namespace,
            DomainModel model,
            Layout layout,
            Settings settings,
            CursorCodec cursors,
            Duration settling,
            Map<Class<?>, TableSchema<?>> schemas) {
        Set<String> taken = layout.keyNames();
        Map<EntityType<?>, EntityCodec<?>> entities = new LinkedHashMap<>();
        model.entities().forEach(type -> entities.put(type, entityCodec(type, layout, schemas, taken)));
        Set<EntityType<?>> holders = holders(model, layout);
        Map<Relationship<?, ?, ?>, EdgeCodec<?, ?, ?>> edges = new LinkedHashMap<>();
        model.relationships().forEach(type -> edges.put(type, edgeCodec(type, layout, schemas, taken, holders)));
        return new Store(
                namespace,
                model,
                layout,
                settings,
                cursors,
                settling,
                true,
                new AtomicBoolean(),
                new Catalog(layout),
                new SettingsCheck(layout.storedSettings(), settings),
                entities,
                edges,
                holders);
    }

    private static <T> EntityCodec<T> entityCodec(
            EntityType<T> type, Layout layout, Map<Class<?>, TableSchema<?>> schemas, Set<String> taken) {
        return new EntityCodec<>(
                type, layout, mapper(type.shape(), Set.of(type.idAttribute()), schemas.get(type.type()), taken));
    }

    private static <S, T, E> EdgeCodec<S, T, E> edgeCodec(
            Relationship<S, T, E> type,
            Layout layout,
            Map<Class<?>, TableSchema<?>> schemas,
            Set<String> taken,
            Set<EntityType<?>> holders) {
        Set<String> ends = Set.of(type.sourceAttribute(), type.targetAttribute());
        // A set keeps ids and nothing that a schema could map.
        TableSchema<?> schema = embedded(layout.edges(type)).exists(home -> home.form() == Home.Form.SET)
                ? null
                : schemas.get(type.type());
        return new EdgeCodec<>(type, layout, mapper(type.shape(), ends, schema, taken), holders);
    }

    private static Set<EntityType<?>> holders(DomainModel model, Layout layout) {
        Set<EntityType<?>> holders = new LinkedHashSet<>();
        for (Relationship<?, ?, ?> relationship : model.relationships()) {
            embedded(layout.edges(relationship))
                    .filter(home -> home.form() != Home.Form.ONE)
                    .forEach(home ->
                            holders.add(home.near() == End.SOURCE ? relationship.source() : relationship.target()));
        }
        return holders;
    }

    private static Vector<Home.Embedded> embedded(EdgePlacement placement) {
        return placement.homes().filter(Home.Embedded.class::isInstance).map(Home.Embedded.class::cast);
    }

    @SuppressWarnings("unchecked") // The builder takes a schema only together with the class that it maps.
    private static <V> Mapper<V> mapper(
            Shape<V> shape, Set<String> keyed, @Nullable TableSchema<?> schema, Set<String> taken) {
        return schema == null ? Mapper.of(shape, keyed, taken) : Mapper.of((TableSchema<V>) schema, taken);
    }

    /** The same store, its point reads eventual. */
    Store eventual() {
        return new Store(
                namespace,
                model,
                layout,
                settings,
                cursors,
                settling,
                false,
                closed,
                catalog,
                settingsCheck,
                entities,
                edges,
                holders);
    }

    String namespace() {
        return namespace;
    }

    DomainModel model() {
        return model;
    }

    Layout layout() {
        return layout;
    }

    Settings settings() {
        return settings;
    }

    CursorCodec cursors() {
        return cursors;
    }

    /** How long an index may lag behind. */
    Duration settling() {
        return settling;
    }

    /** Whether point reads are strongly consistent. */
    boolean strong() {
        return strong;
    }

    /** Which indexes are complete. */
    Catalog catalog() {
        return catalog;
    }

    boolean close() {
        return closed.compareAndSet(false, true);
    }

    void checkOpen() {
        if (closed.get()) {
            throw new IllegalStateException("the store is closed");
        }
    }

    /** Runs the body of a port's method that only reads. */
    <R> Either<StoreError, R> read(String operation, Function<Wire, R> body) {
        checkOpen();
        return StoreFailure.caught(() -> {
            settingsCheck.pass();
            return Wire.reading(settings, operation, body);
        });
    }

    /** Runs the body of a port's method that may write. */
    <R> Either<StoreError, R> write(String operation, Function<Wire, R> body) {
        checkOpen();
        return StoreFailure.caught(() -> {
            settingsCheck.pass();
            return Wire.writing(settings, operation, body);
        });
    }

    @SuppressWarnings("unchecked") // Codecs are kept under the descriptor they were made of.
    <T> EntityCodec<T> codec(EntityType<T> type) {
        EntityCodec<?> codec = entities.get(type);
        if (codec == null) {
            throw new IllegalArgumentException("'" + type.name() + "' is not part of this store's model");
        }
        return (EntityCodec<T>) codec;
    }

    @SuppressWarnings("unchecked") // Codecs are kept under the descriptor they were made of.
    <S, T, E> EdgeCodec<S, T, E> codec(Relationship<S, T, E> type) {
        EdgeCodec<?, ?, ?> codec = edges.get(type);
        if (codec == null) {
            throw new IllegalArgumentException("'" + type.name() + "' is not part of this store's model");
        }
        return (EdgeCodec<S, T, E>) codec;
    }

    /** The codecs of the relationships in which the type is at this end. */
    Vector<EdgeCodec<?, ?, ?>> edgesAt(End end, EntityType<?> type) {
        return Vector.ofAll(edges.values()).filter(codec -> codec.type(end).equals(type));
    }

    /** Whether edges somewhere carry copies of this type's values. */
    boolean isOrigin(EntityType<?> type) {
        return model.relationships()
                .exists(r -> r.copiesFromSource() && r.source().equals(type)
                        || r.copiesFromTarget() && r.target().equals(type));
    }

    /** Whether entities of this type hold an open number of edges in their items, whose bytes are counted. */
    boolean holdsManyEdges(EntityType<?> type) {
        return holders.contains(type);
    }
}
