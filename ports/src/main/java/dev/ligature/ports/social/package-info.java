/** The social network in its own words: users, and who follows whom. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.social;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
