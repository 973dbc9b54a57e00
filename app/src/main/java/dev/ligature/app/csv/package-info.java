/** Loading entities and edges from CSV files, row by row. */
@NullMarked
package dev.ligature.app.csv;

import org.jspecify.annotations.NullMarked;
