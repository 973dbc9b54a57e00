/** Holders of passports: one-to-one. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.identity;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
