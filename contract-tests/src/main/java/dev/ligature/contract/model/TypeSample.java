package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import java.util.Locale;

/**
 * One entity type of one model with as many entities as a test likes.
 *
 * @param model the model that the store is opened with
 * @param type the type under test
 */
public record TypeSample<T>(DomainModel model, EntityType<T> type) {

    /** The n-th id; ids sort as their numbers do. */
    public Id<T> id(int n) {
        return Id.of(String.format(Locale.ROOT, "e%05d", n));
    }

    /** The n-th entity. */
    public T entity(int n) {
        return entity(n, n);
    }

    /** The n-th entity with the attributes of this variant; neighbouring variants differ. */
    public T entity(int n, int variant) {
        return Specimens.entity(type, id(n), variant);
    }

    @Override
    public String toString() {
        return type.name();
    }
}
