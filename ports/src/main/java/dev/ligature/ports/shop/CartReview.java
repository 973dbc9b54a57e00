package dev.ligature.ports.shop;

import io.vavr.collection.Seq;
import java.math.BigDecimal;
import java.util.Objects;

/**
 * A cart as it stands today.
 *
 * @param changes what differs from when the lines were added, in the order of the product ids; of one product the price
 *     before the stock
 * @param total the sum over all lines whose product is there, at today's prices and the quantities asked for, without
 *     trailing zeros after the point
 */
public record CartReview(Seq<CartChange> changes, BigDecimal total) {

    public CartReview {
        Objects.requireNonNull(changes, "changes");
        Objects.requireNonNull(total, "total");
    }

    /** Whether the cart can be bought just as it was filled. */
    public boolean isAsAdded() {
        return changes.isEmpty();
    }
}
