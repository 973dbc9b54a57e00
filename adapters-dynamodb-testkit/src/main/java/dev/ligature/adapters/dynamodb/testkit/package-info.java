/**
 * For tests against DynamoDB: {@link dev.ligature.adapters.dynamodb.testkit.Engine} finds or starts something that
 * answers the DynamoDB API, {@link dev.ligature.adapters.dynamodb.testkit.FaultingClient} and
 * {@link dev.ligature.adapters.dynamodb.testkit.FaultingHttpClient} fail on purpose, above and under the SDK's own
 * retries, and {@link dev.ligature.adapters.dynamodb.testkit.RecordingClient} keeps what was sent and what it cost.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.testkit;

import org.jspecify.annotations.NullMarked;
