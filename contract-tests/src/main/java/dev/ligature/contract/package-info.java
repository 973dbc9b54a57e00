/**
 * The contract of the ports as a suite: an adapter's test class implements {@link
 * dev.ligature.contract.RepositoryContract}, says how a store is opened, and inherits every rule as a test.
 *
 * <p>Each interface here is one concern; each test is tagged with the {@link dev.ligature.contract.Rule} that it proves
 * and is named as the sentence it proves. An adapter that can't run a test has no way to leave it out: what differs
 * between adapters is declared by {@link dev.ligature.ports.Capabilities}, and the tests hold it to that.
 */
@NullMarked
package dev.ligature.contract;

import org.jspecify.annotations.NullMarked;
