package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;

/** What an item is, told by its key. */
public sealed interface Fact {

    /** An entity. */
    record EntityItem(EntityType<?> type, String id) implements Fact {}

    /** An edge in an item of its own. */
    record EdgeItem(Relationship<?, ?, ?> relationship, Home.Row home, Ends ends) implements Fact {}

    /** One value of an indexed attribute. */
    record IndexItem(EntityType<?> type, IndexedAttribute<?, ?> attribute, IndexItems.Entry entry) implements Fact {}

    /** What the places of facts depend on, in an item of its own. */
    record SettingsItem() implements Fact {}

    /** An item of another namespace: none of this store's business. */
    record Elsewhere() implements Fact {}

    /** An item within this namespace, or under no namespace at all, that this layout never writes. */
    record Foreign() implements Fact {}
}
