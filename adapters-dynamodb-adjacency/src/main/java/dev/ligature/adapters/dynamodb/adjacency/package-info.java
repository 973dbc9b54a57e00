/**
 * The adjacency-list layout: one table for the whole model. An entity and the edges that go out from it share an item
 * collection; those of the entity's first relationship sort right behind it, so that one query reads both. A sparse
 * inverted index, on edges only, serves the other direction. In the mirrored variant both directions are items, written
 * in one transaction, and no index is needed.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.adjacency;

import org.jspecify.annotations.NullMarked;
