/** People, found by what is known of them, and their friends: a many-to-many relationship of a type to itself. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.people;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
