/**
 * What a layout says: where facts lie in DynamoDB, and nothing else. A layout names tables and indexes, the key of an
 * entity, the homes of an edge and how both directions are read; it sends nothing. Everything that is done with it is
 * done once, in the packages beside.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.internal.layout;

import org.jspecify.annotations.NullMarked;
