/** Values of any model's types out of text: words of a command, cells of a file, JSON. */
@NullMarked
package dev.ligature.app.value;

import org.jspecify.annotations.NullMarked;
