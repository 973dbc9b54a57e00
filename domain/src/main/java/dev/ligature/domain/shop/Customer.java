package dev.ligature.domain.shop;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import org.immutables.value.Value;

/** A customer, who has a cart. */
@Value.Immutable
public interface Customer {

    /** The descriptor. */
    EntityType<Customer> TYPE = EntityType.of("customer", Customer.class, Customer::id);

    /** Who this is. */
    Id<Customer> id();

    /** The name, not blank. */
    String name();

    @Value.Check
    default void check() {
        Checks.notBlank("name", name());
    }
}
