/** What the DynamoDB adapters add to the requests that they send, measured without an engine. */
@NullMarked
package dev.ligature.benchmarks.dynamodb;

import org.jspecify.annotations.NullMarked;
