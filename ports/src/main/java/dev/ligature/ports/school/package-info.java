/** The school in its own words: students, courses, and who is enrolled where. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.school;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
