/** Passports in their own words: holders, passports, and who holds which. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.identity;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
