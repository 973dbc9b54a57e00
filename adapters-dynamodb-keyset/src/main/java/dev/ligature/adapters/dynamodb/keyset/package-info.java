/**
 * The key-set layout: a table for each aggregate, and each entity's item names the far ends of its edges: as a set of ids
 * for each relationship and direction, or as an attribute for each edge where edges have attributes of their own.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.keyset;

import org.jspecify.annotations.NullMarked;
