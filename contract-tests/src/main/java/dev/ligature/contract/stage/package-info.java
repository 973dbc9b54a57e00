/**
 * What tests stand on: a session per test with stores in namespaces of their own, a recorder of what was touched, the
 * check after each test that all ways of reading agree, and helpers for threads and for reads that may lag.
 */
@NullMarked
package dev.ligature.contract.stage;

import org.jspecify.annotations.NullMarked;
