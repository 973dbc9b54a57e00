/** What the adapter in memory takes: time by degree, measured with JMH, and heap for an edge. */
@NullMarked
package dev.ligature.benchmarks.inmemory;

import org.jspecify.annotations.NullMarked;
