/** Customers and the products in their carts: many-to-many; what a product costs now is asked of the product alone. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.shop;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
