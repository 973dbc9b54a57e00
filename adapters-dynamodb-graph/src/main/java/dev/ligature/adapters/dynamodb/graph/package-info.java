/**
 * The graph layout: one table of nodes and edges. A node's partition holds the node's own item, one item for each of its
 * indexed values and one for each edge that goes out from it. Two indexes, overloaded with everything that has to be
 * found otherwise: {@code data} by a value or in the order of an order key, {@code target} by the far end. What very many
 * nodes have in common is spread over shards.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.graph;

import org.jspecify.annotations.NullMarked;
