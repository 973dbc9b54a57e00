package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Values;

/** Bytes that are kept free in items for what the framework adds to them. */
final class Reserve {

    /** For version, write ids, holders, marks and tombstone of an entity. */
    static final long ENTITY = 2 * 1024;

    /** The most bytes of an item before the framework adds to it. */
    static final long MAX_ITEM = Values.MAX_ITEM_BYTES - ENTITY;

    /** The most bytes of an entity's item with its edges, so that tombstones and marks still fit. */
    static final long WITH_EDGES = 380 * 1024;

    /** The most bytes of one edge in an entity's item. */
    static final long MAX_EDGE = WITH_EDGES - ENTITY;

    private Reserve() {}
}
