/**
 * The duplication layout: a table for each aggregate, and a source's item holds a bounded number of edges with their
 * copies of the targets, so that one read shows both; in the other direction an edge is an item beside its target.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.duplication;

import org.jspecify.annotations.NullMarked;
