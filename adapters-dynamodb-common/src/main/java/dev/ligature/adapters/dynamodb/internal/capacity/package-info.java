/**
 * What requests cost in capacity units by DynamoDB's published rules, as a pure calculation: nothing is sent, and no
 * engine is asked. Tests hold the figures against an engine's own wherever that one is right.
 */
@NullMarked
@CheckReturnValue
package dev.ligature.adapters.dynamodb.internal.capacity;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
