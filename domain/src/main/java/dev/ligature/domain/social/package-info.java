/** Users who follow each other: a many-to-many relationship of a type to itself, ordered by time. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.social;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
