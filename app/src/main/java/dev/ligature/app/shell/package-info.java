/** The shell's grammar: words of a line, commands over any model's repositories, and where lines come from. */
@NullMarked
package dev.ligature.app.shell;

import org.jspecify.annotations.NullMarked;
