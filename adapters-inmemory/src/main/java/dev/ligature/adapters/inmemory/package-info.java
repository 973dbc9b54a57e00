/**
 * The reference adapter: keeps everything in the memory of one process, and behaves in everything that can be seen as
 * the stored layouts do, their limits included.
 *
 * <p>{@link dev.ligature.adapters.inmemory.InMemoryRepositories} opens a model over an {@link
 * dev.ligature.adapters.inmemory.InMemoryStore}; {@link dev.ligature.adapters.inmemory.InMemoryModule} does so for
 * Guice. Inside, a {@code Space} holds the facts of one namespace under one read-write lock, which is held for as long
 * as one step takes and never while a caller's function runs: entities are nodes in a B+ tree by id, and an edge is one
 * object in one sorted set for each direction.
 */
@NullMarked
package dev.ligature.adapters.inmemory;

import org.jspecify.annotations.NullMarked;
