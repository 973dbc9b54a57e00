/** Owners of pets: one-to-many. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.pets;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
