package dev.ligature.adapters.dynamodb.internal.layout;

/**
 * A global secondary index that projects whole items; both of its key attributes are text.
 *
 * @param name the index
 * @param hash its partition key attribute
 * @param range its sort key attribute
 */
public record IndexSpec(String name, String hash, String range) {}
