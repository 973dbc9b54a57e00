/** The seed stories, told on sample data of the project's own. */
@NullMarked
package dev.ligature.app.demo;

import org.jspecify.annotations.NullMarked;
