/**
 * The reference adapter: keeps everything in the memory of one process, and behaves in everything that can be seen as
 * the stored layouts do, their limits included.
 *
 * <p>{@link dev.ligature.adapters.inmemory.InMemoryRepositories} opens a model over an {@link
 * dev.ligature.adapters.inmemory.InMemoryStore}; {@link dev.ligature.adapters.inmemory.InMemoryModule} does so for
 * Guice. Inside, a {@code Space} holds the facts of one namespace under one read-write lock, which is held for single
 * steps: a write looks, decides without the lock, where callers' functions run, and writes if what it saw still holds.
 * Entities are nodes in a B+ tree by id, and an edge is one object that stands in a sorted set at both its ends.
 */
@NullMarked
package dev.ligature.adapters.inmemory;

import org.jspecify.annotations.NullMarked;
