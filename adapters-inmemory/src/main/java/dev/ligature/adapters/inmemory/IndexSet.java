package dev.ligature.adapters.inmemory;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.InvalidDatumException;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** By which attributes entities of one name are found, in all versions of the type that were opened. Immutable. */
final class IndexSet {

    static final IndexSet NONE = new IndexSet(LinkedHashMap.empty());

    private final Map<String, Index<?>> indexes;

    private IndexSet(Map<String, Index<?>> indexes) {
        this.indexes = indexes;
    }

    private record Index<T>(IndexedAttribute<T, ?> attribute, ValueCodec<T> codec) {

        /** Nothing if this version of the type can't read the entity, or its values can't be indexed. */
        Seq<String> textsOf(Object stored) {
            try {
                return codec.view(stored).map(attribute::textsOf).getOrElse(Vector.empty());
            } catch (InvalidDatumException e) {
                return Vector.empty();
            }
        }
    }

    /** With what this version of the type is indexed by; the same set if it adds nothing. */
    <T> IndexSet with(EntityType<T> type, ValueCodec<T> codec) {
        Map<String, Index<?>> all = type.indexes()
                .foldLeft(
                        indexes,
                        (known, attribute) -> known.containsKey(attribute.name())
                                ? known
                                : known.put(attribute.name(), new Index<>(attribute, codec)));
        return all.size() == indexes.size() ? this : new IndexSet(all);
    }

    /** The texts of a stored entity for every index. */
    Map<String, Seq<String>> textsOf(Object stored) {
        return textsOf(stored, LinkedHashMap.empty());
    }

    /** The same, where the writer's own version has found some of them. */
    Map<String, Seq<String>> textsOf(Object stored, Map<String, Seq<String>> own) {
        return indexes.foldLeft(
                own,
                (texts, index) -> texts.containsKey(index._1())
                        ? texts
                        : texts.put(index._1(), index._2().textsOf(stored)));
    }
}
