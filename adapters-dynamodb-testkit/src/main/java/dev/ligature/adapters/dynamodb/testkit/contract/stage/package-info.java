/** What the tests under faults are made of: tables, openings, operations to be disturbed, and how their effects are seen. */
@NullMarked
package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import org.jspecify.annotations.NullMarked;
