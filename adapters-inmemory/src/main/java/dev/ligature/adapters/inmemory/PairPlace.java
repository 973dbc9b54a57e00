package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;

/** The place of a pair among all edges of a relationship. */
record PairPlace(Id<?> source, Id<?> target) {}
