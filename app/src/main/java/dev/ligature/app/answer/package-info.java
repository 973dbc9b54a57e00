/** What commands answer, as JSON lines for machines and as text for people. */
@NullMarked
package dev.ligature.app.answer;

import org.jspecify.annotations.NullMarked;
