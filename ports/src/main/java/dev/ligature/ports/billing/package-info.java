/** Invoices in their own words: invoices, bills, and which bill is on which invoice. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.billing;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
