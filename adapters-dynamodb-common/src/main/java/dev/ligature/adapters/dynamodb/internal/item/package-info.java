/** Values as items: the schema of a shape, reserved attributes, stamps and conditions on them. */
@NullMarked
package dev.ligature.adapters.dynamodb.internal.item;

import org.jspecify.annotations.NullMarked;
