package dev.ligature.adapters.dynamodb.adjacency;

import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;

/**
 * The texts that keys are made of.
 *
 * <pre>
 * partition key
 *   default/movie/m1           the item collection of an entity
 *   default/person.skills/go   the index items of a value
 *   default/.settings          what the places of facts depend on
 * sort key, in a collection
 *   .                          the entity itself
 *   .&gt;role/a1                  an edge to a1 of its first relationship
 *   &gt;sequel/m2                 an edge to m2 of another relationship
 *   &lt;role/m1                   an edge from m1
 * </pre>
 *
 * The part up to the slash before an id or value tells what the key is of. Names hold neither that slash nor the dot and
 * the arrows, so no such part begins with another one, and what follows it needs no escaping.
 */
final class AdjacencyKeys {

    /** The sort key of an entity; only edges of its first relationship begin with it. */
    static final String ENTITY = ".";

    private final Keys keys;

    AdjacencyKeys(Keys keys) {
        this.keys = keys;
    }

    /** What the collections of a type's entities begin with, up to the id. */
    String collections(EntityType<?> type) {
        return keys.prefix(type.name());
    }

    /** What the partitions of an attribute's values begin with, up to the value. */
    String values(EntityType<?> type, IndexedAttribute<?, ?> attribute) {
        return keys.prefix(type.name() + "." + attribute.name());
    }

    /** The partition of the settings. */
    String settings() {
        return keys.prefix() + ".settings";
    }

    /** The namespace. */
    String namespace() {
        return keys.namespace();
    }

    /** What the sort keys of edges to far entities begin with, up to the id or order key. */
    static String outgoing(Relationship<?, ?, ?> relationship) {
        return ">" + relationship.name() + "/";
    }

    /** The same, of a type's first relationship. */
    static String firstOutgoing(Relationship<?, ?, ?> relationship) {
        return ENTITY + outgoing(relationship);
    }

    /** What the sort keys of edges from far entities begin with, up to the id or order key. */
    static String incoming(Relationship<?, ?, ?> relationship) {
        return "<" + relationship.name() + "/";
    }

    /** What no sort key with this prefix sorts behind: the slash that ends it has become the next sign. */
    static String endOf(String prefix) {
        return prefix.substring(0, prefix.length() - 1) + "0";
    }

    /** A key in two: what it is of, with the slash, and the id or value. */
    record Split(String kind, String rest) {}

    /** A partition key of this namespace in two. */
    Option<Split> partition(String hash) {
        String namespace = keys.prefix();
        return Keys.after(namespace, hash)
                .flatMap(AdjacencyKeys::split)
                .map(split -> new Split(namespace + split.kind(), split.rest()));
    }

    /** The sort key of an edge in two. */
    static Option<Split> split(String text) {
        int rest = text.indexOf('/') + 1;
        return rest == 0 || rest == text.length()
                ? Option.none()
                : Option.of(new Split(text.substring(0, rest), text.substring(rest)));
    }

    /** Whether a partition key is one of another namespace. */
    boolean isElsewhere(String hash) {
        return keys.isElsewhere(hash);
    }
}
