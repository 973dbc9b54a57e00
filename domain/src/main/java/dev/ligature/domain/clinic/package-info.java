/** Doctors who care for patients: many-to-many, with an edge that changes. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.clinic;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
