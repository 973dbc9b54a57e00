package dev.ligature.domain.billing;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import java.math.BigDecimal;
import org.immutables.value.Value;

/** A bill, which may be a line of several invoices. */
@Value.Immutable
public interface Bill {

    /** The descriptor. */
    EntityType<Bill> TYPE = EntityType.of("bill", Bill.class, Bill::id);

    /** Who this is. */
    Id<Bill> id();

    /** What is billed, not blank. */
    String description();

    /** How much is billed; negative for a credit. */
    Option<BigDecimal> amount();

    @Value.Check
    default void check() {
        Checks.notBlank("description", description());
    }
}
