/** The clinic in its own words: doctors, patients, and who cares for whom. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.clinic;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
