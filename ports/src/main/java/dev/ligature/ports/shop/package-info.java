/** The shop in its own words: customers, products, and whose cart holds what. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.shop;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
