/** Invoices and the bills on them: many-to-many, with a quantity that may be missing. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.billing;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
