/**
 * What became of the rules: each run of the suite leaves its results behind, and {@link
 * dev.ligature.contract.report.ContractPage} makes one page of all adapters' results.
 */
@NullMarked
package dev.ligature.contract.report;

import org.jspecify.annotations.NullMarked;
