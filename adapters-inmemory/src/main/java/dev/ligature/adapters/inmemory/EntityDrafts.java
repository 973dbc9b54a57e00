package dev.ligature.adapters.inmemory;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.domain.Refusal;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.CorruptItem;
import dev.ligature.ports.StoreError.InvalidValue;
import dev.ligature.ports.StoreError.ItemTooLarge;
import dev.ligature.ports.Versioned;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** Makes entities of one type ready to be stored, and reads stored ones. Runs without the lock. */
final class EntityDrafts<T> {

    private final EntityType<T> type;
    private final EntityTable table;
    private final ValueCodec<T> codec;

    EntityDrafts(EntityType<T> type, EntityTable table) {
        this.type = type;
        this.table = table;
        this.codec = new ValueCodec<>(type.shape(), table.shapes());
    }

    /**
     * An entity that is ready to be stored.
     *
     * @param value as the caller gets it back
     * @param stored as it is kept
     * @param texts by what it is found
     * @param indexes how these were found; the draft is good for as long as the type is indexed so
     */
    record Draft<T>(T value, Object stored, Map<String, Seq<String>> texts, IndexSet indexes) {}

    EntityType<T> type() {
        return type;
    }

    EntityTable table() {
        return table;
    }

    ValueCodec<T> codec() {
        return codec;
    }

    /** @param before what is stored now; null if nothing is */
    Either<StoreError, Draft<T>> draft(T entity, @Nullable Object before) {
        IndexSet indexes = table.indexes();
        return codec.ready(entity, before).mapLeft(this::refused).flatMap(ready -> {
            if (ready.isTooLarge()) {
                return Either.left(
                        new ItemTooLarge(type.name(), type.idOf(entity), ready.bytes(), ValueCodec.MAX_BYTES));
            }
            return texts(ready.value())
                    .map(own ->
                            new Draft<>(ready.value(), ready.stored(), indexes.textsOf(ready.stored(), own), indexes));
        });
    }

    private Either<StoreError, Map<String, Seq<String>>> texts(T entity) {
        Map<String, Seq<String>> texts = LinkedHashMap.empty();
        int values = 0;
        for (IndexedAttribute<T, ?> attribute : type.indexes()) {
            try {
                Seq<String> found = attribute.textsOf(entity);
                texts = texts.put(attribute.name(), found);
                values += found.size();
            } catch (InvalidDatumException e) {
                return Either.left(invalid(String.valueOf(e.getMessage())));
            }
        }
        return values <= EntityType.MAX_INDEXED_VALUES
                ? Either.right(texts)
                : Either.left(invalid("it has " + values + " indexed values; an entity has at most "
                        + EntityType.MAX_INDEXED_VALUES));
    }

    Either<StoreError, T> view(Node node, Held held) {
        return codec.view(held.stored())
                .mapLeft(refusal -> new CorruptItem(type.name(), node.id().value(), refusal.reason()));
    }

    Either<StoreError, Versioned<T>> versioned(Node node, Held held) {
        return view(node, held).map(value -> new Versioned<>(value, held.version()));
    }

    StoreError invalid(String reason) {
        return new InvalidValue(type.name(), reason);
    }

    private StoreError refused(Refusal refusal) {
        return invalid(refusal.reason());
    }
}
