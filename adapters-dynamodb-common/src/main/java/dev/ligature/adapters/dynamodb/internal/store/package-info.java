/** The ports over a layout: entities, edges, deletes, fan-outs and the audit, once for all layouts. */
@NullMarked
package dev.ligature.adapters.dynamodb.internal.store;

import org.jspecify.annotations.NullMarked;
