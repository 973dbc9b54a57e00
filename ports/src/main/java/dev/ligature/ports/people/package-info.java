/** People in their own words: who they are, and who counts whom among their friends. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.people;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
