/**
 * The contract under faults, as a suite for layouts on DynamoDB: a layout's test class implements {@link
 * dev.ligature.adapters.dynamodb.testkit.contract.FaultContract}, says how a store is opened and its tables are created,
 * and inherits the rules F1 to F6 as tests.
 *
 * <p>Each interface here is one concern; each test is tagged with its rule and named as the sentence that it proves. What
 * goes wrong is chosen by seeds, so that it goes wrong again in the same way.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.testkit.contract;

import org.jspecify.annotations.NullMarked;
