/**
 * The join-table layout: a table for each aggregate, and for each many-to-many relationship an auxiliary table with one
 * item per edge, keyed by source and target, and a reversed index. A one-to-many edge is a foreign key on the many side's
 * item, a one-to-one edge an id on both.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.jointable;

import org.jspecify.annotations.NullMarked;
