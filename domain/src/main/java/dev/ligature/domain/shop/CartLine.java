package dev.ligature.domain.shop;

import dev.ligature.domain.Checks;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import java.math.BigDecimal;
import org.immutables.value.Value;

/** That a product lies in a customer's cart. */
@Value.Immutable
public interface CartLine {

    /** The descriptor */
    Relationship<Customer, Product, CartLine> TYPE = Relationship.of("cart-line", CartLine.class)
            .from(Customer.TYPE, CartLine::customer)
            .to(Product.TYPE, CartLine::product)
            .manyToMany();

    /** Whose cart it is. */
    Id<Customer> customer();

    /** What lies in it. */
    Id<Product> product();

    /** How many, at least one. */
    int quantity();

    /** What one cost when it was put into the cart, not negative: a fact of its own, no copy that follows the product. */
    BigDecimal price();

    @Value.Check
    default void check() {
        Checks.positive("quantity", quantity());
        Checks.notNegative("price", price());
    }
}
