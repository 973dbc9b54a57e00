/** What operations cost: the operations that are weighed, and what a layout says that they cost at the least. */
@NullMarked
package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import org.jspecify.annotations.NullMarked;
