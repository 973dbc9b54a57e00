/** Movies and the actors who play in them: many-to-many, with an edge that does not change. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.film;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
