/**
 * What every DynamoDB layout shares: the builder's options, the tables, the meter. How facts are laid out is said by the
 * adapters; the types that they build on are in {@code internal} packages and may change with any release.
 */
@NullMarked
package dev.ligature.adapters.dynamodb;

import org.jspecify.annotations.NullMarked;
