package dev.ligature.domain.billing;

import dev.ligature.domain.Checks;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** That a bill is a line of an invoice. */
@Value.Immutable
public interface InvoiceLine {

    /** The descriptor */
    Relationship<Invoice, Bill, InvoiceLine> TYPE = Relationship.of("invoice-line", InvoiceLine.class)
            .from(Invoice.TYPE, InvoiceLine::invoice)
            .to(Bill.TYPE, InvoiceLine::bill)
            .manyToMany();

    /** Where the line stands. */
    Id<Invoice> invoice();

    /** What the line bills. */
    Id<Bill> bill();

    /** How many, at least one. */
    Option<Integer> quantity();

    @Value.Check
    default void check() {
        quantity().forEach(present -> Checks.positive("quantity", present));
    }
}
