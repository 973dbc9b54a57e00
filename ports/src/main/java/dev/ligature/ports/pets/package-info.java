/** Pets in their own words: owners, pets, and who owns which. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.pets;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
