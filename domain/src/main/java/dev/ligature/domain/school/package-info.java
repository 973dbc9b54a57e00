/** Courses and their students: many-to-many, with a copy of the student's name on each edge. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.school;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
