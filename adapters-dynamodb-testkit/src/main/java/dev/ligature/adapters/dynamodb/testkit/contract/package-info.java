/**
 * The contract under faults, as a suite for layouts on DynamoDB: a layout's test class implements {@link
 * dev.ligature.adapters.dynamodb.testkit.contract.FaultContract}, says how a store is opened and its tables are created,
 * and inherits the rules F1 to F5 as tests; F6, what operations cost, needs no faults and is quick, so that it is a
 * suite of its own: {@link dev.ligature.adapters.dynamodb.testkit.contract.CostContract} and {@link
 * dev.ligature.adapters.dynamodb.testkit.contract.AccessPathContract}.
 *
 * <p>Each interface here is one concern; each test is tagged with its rule and named as the sentence that it proves. What
 * goes wrong is chosen by seeds, so that it goes wrong again in the same way.
 */
@NullMarked
package dev.ligature.adapters.dynamodb.testkit.contract;

import org.jspecify.annotations.NullMarked;
