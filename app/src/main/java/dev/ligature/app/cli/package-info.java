/** The picocli commands: options, help and exit codes. */
@NullMarked
package dev.ligature.app.cli;

import org.jspecify.annotations.NullMarked;
