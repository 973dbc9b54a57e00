package dev.ligature.domain.billing;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.LocalDate;
import org.immutables.value.Value;

/** An invoice, on which bills are lines. */
@Value.Immutable
public interface Invoice {

    /** The descriptor. */
    EntityType<Invoice> TYPE = EntityType.of("invoice", Invoice.class, Invoice::id);

    /** Who this is. */
    Id<Invoice> id();

    /** When it was issued. */
    Option<LocalDate> issued();

    /** The sum; negative on a credit note. */
    Option<BigDecimal> total();
}
