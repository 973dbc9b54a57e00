/** The film world in its own words: movies, actors, and who plays in what. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.film;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
