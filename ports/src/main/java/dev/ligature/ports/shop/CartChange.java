package dev.ligature.ports.shop;

import dev.ligature.domain.Id;
import dev.ligature.domain.shop.Product;
import java.math.BigDecimal;
import java.util.Objects;

/** What is no longer as it was when a product was put into a cart. */
public sealed interface CartChange {

    /** The product whose line it concerns. */
    Id<Product> product();

    /**
     * One costs another price now.
     *
     * @param from the price on the cart's line
     * @param to the price of the product
     */
    record PriceChanged(Id<Product> product, BigDecimal from, BigDecimal to) implements CartChange {
        public PriceChanged {
            Objects.requireNonNull(product, "product");
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }
    }

    /**
     * There are fewer than the line asks for.
     *
     * @param wanted how many the line asks for
     * @param available how many there are
     */
    record StockShort(Id<Product> product, int wanted, int available) implements CartChange {
        public StockShort {
            Objects.requireNonNull(product, "product");
        }
    }

    /** The product is no longer there. */
    record ProductGone(Id<Product> product) implements CartChange {
        public ProductGone {
            Objects.requireNonNull(product, "product");
        }
    }
}
