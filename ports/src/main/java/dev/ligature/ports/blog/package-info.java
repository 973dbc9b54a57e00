/** The blog in its own words: authors, posts, and who wrote what. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.blog;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
