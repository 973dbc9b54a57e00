/** Concurrent histories: random operations in a seeded order of requests, and whether one order of effects explains them. */
@NullMarked
package dev.ligature.adapters.dynamodb.testkit.contract.history;

import org.jspecify.annotations.NullMarked;
