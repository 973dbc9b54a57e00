package dev.ligature.domain.shop;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import java.math.BigDecimal;
import org.immutables.value.Value;

/** A product: the authority on its price and stock. */
@Value.Immutable
public interface Product {

    /** The descriptor. */
    EntityType<Product> TYPE = EntityType.of("product", Product.class, Product::id);

    /** Who this is. */
    Id<Product> id();

    /** The title, not blank. */
    String title();

    /** What one costs now, not negative. */
    BigDecimal price();

    /** How many are there now, not negative. */
    int stock();

    @Value.Check
    default void check() {
        Checks.notBlank("title", title());
        Checks.notNegative("price", price());
        Checks.notNegative("stock", stock());
    }
}
