/** How adapters write and check cursors: the same in all of them, so that none can forget a part of the query. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.cursor;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
