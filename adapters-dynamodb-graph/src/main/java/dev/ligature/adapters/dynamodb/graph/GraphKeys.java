package dev.ligature.adapters.dynamodb.graph;

import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;

/**
 * The texts that keys are made of.
 *
 * <pre>
 * Node                           partition key of the table
 *   default/person/p1              a node
 *   default/.settings              what the places of facts depend on
 * TypeTarget                     sort key of the table
 *   .person                        the node's own item
 *   /friendship/p2                 an edge to p2, of the type's first relationship without an order key
 *   colleague/p2                   an edge to p2, of another one
 *   born=1980-12-19                a value of an indexed attribute
 * Data                           partition key of the index by data
 *   default/person.born/1980-12-19 nodes that have a value
 *   default/follow/alice           edges that go out from a node, in order
 * Target                         partition key of the index by target
 *   default/friendship/p2          edges to a node
 * </pre>
 *
 * <p>What is spread has its shard before what is shared: {@code default/person.born/3/1980-12-19}.
 *
 * <p>Names hold none of the signs that separate them, and ids and values come last. So nothing needs escaping, no two
 * kinds of keys meet, and ids sort as they are.
 */
final class GraphKeys {

    private static final String SETTINGS = ".settings";

    private final Keys keys;

    GraphKeys(Keys keys) {
        this.keys = keys;
    }

    /** The namespace. */
    String namespace() {
        return keys.namespace();
    }

    /** What the partitions of a type's nodes begin with, up to the id. */
    String nodes(EntityType<?> type) {
        return keys.prefix(type.name());
    }

    /** The partition of the settings. */
    String settingsNode() {
        return keys.prefix() + SETTINGS;
    }

    /** The sort key of the settings. */
    static String settings() {
        return SETTINGS;
    }

    /** The sort key of a node's own item. */
    static String self(EntityType<?> type) {
        return "." + type.name();
    }

    /** What the sort keys of edges begin with, up to the target's id. */
    static String edges(Relationship<?, ?, ?> relationship) {
        return relationship.name() + "/";
    }

    /** The same, of the relationship whose edges lie right behind the node's own item. */
    static String firstEdges(Relationship<?, ?, ?> relationship) {
        return "/" + edges(relationship);
    }

    /** What all sort keys that begin with this prefix are below, and no other: its last sign has become the next one. */
    static String endOf(String prefix) {
        int last = prefix.length() - 1;
        return prefix.substring(0, last) + (char) (prefix.charAt(last) + 1);
    }

    /** What the sort keys of an attribute's values begin with, up to the value. */
    static String values(IndexedAttribute<?, ?> attribute) {
        return attribute.name() + "=";
    }

    /** The partition, in a shard, of the nodes that have a value. */
    String havingValue(EntityType<?> type, IndexedAttribute<?, ?> attribute, String shard, String value) {
        return keys.prefix(type.name() + "." + attribute.name()) + shard + value;
    }

    /** The partition of the edges that go out from a node, in the order of their order key. */
    String inOrder(Relationship<?, ?, ?> relationship, String source) {
        return keys.prefix(relationship.name()) + source;
    }

    /** The partition, in a shard, of the edges to a node. */
    String toTarget(Relationship<?, ?, ?> relationship, String shard, String target) {
        return keys.prefix(relationship.name()) + shard + target;
    }

    /**
     * A node, told by a partition key.
     *
     * @param type the name of its type
     * @param id its id
     */
    record Node(String type, String id) {}

    /** The node of a partition of this namespace. */
    Option<Node> node(String partition) {
        return Keys.after(keys.prefix(), partition).flatMap(rest -> {
            int slash = rest.indexOf('/');
            return slash > 0 && Keys.isId(rest.substring(slash + 1))
                    ? Option.of(new Node(rest.substring(0, slash), rest.substring(slash + 1)))
                    : Option.none();
        });
    }

    /** Whether a partition is of another namespace. */
    boolean isElsewhere(String partition) {
        return keys.isElsewhere(partition);
    }
}
