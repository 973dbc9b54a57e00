/**
 * Requests: conditions and writes merged by item, transactions, batches, queries, retries within a deadline, what errors
 * mean, and metering. Everything that is sent to DynamoDB is sent from here.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.internal.wire;

import org.jspecify.annotations.NullMarked;
