/**
 * The kernel: what an aggregate, its identity and a relationship are, with no word about where they are stored.
 *
 * <p>Values are described by their {@link dev.ligature.domain.Shape}, entities by an {@link
 * dev.ligature.domain.EntityType}, relationships by a {@link dev.ligature.domain.Relationship}; a {@link
 * dev.ligature.domain.DomainModel} holds what belongs together. All four are pure data, made once and shared.
 */
@NullMarked
package dev.ligature.domain;

import org.jspecify.annotations.NullMarked;
