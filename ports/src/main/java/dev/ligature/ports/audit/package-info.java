/** Finding and repairing what a crash left unfinished, or what someone else wrote into the store. */
@NullMarked
@CheckReturnValue
package dev.ligature.ports.audit;

import dev.ligature.ports.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
