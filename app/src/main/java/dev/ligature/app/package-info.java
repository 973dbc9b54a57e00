/**
 * The command line. Here, at the edge, adapters are chosen, files and the environment are read, and errors become exit
 * codes; everything else works on the ports.
 */
@NullMarked
package dev.ligature.app;

import org.jspecify.annotations.NullMarked;
