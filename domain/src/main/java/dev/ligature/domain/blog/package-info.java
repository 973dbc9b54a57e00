/** Authors of posts: one-to-many, with a copy of the author's name on each edge that a renaming has to reach. */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.domain.blog;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
