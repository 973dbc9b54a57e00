package dev.ligature.domain.billing;

import dev.ligature.domain.DomainModel;

/** The model of invoices. */
public final class Billing {

    /** Invoices, bills, and which bill is on which invoice. */
    public static final DomainModel MODEL =
            DomainModel.of(Invoice.TYPE, Bill.TYPE).with(InvoiceLine.TYPE);

    private Billing() {}
}
