package dev.ligature.ports.billing;

import dev.ligature.domain.Id;
import dev.ligature.domain.billing.Bill;
import dev.ligature.domain.billing.Invoice;
import dev.ligature.domain.billing.InvoiceLine;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Which bill is on which invoice. */
@FunctionalInterface
public interface InvoiceLineRepository extends ForwardingRelationshipRepository<Invoice, Bill, InvoiceLine> {

    /** How a store offers it. */
    TypedPort<InvoiceLineRepository> PORT =
            TypedPort.of(InvoiceLineRepository.class, store -> over(store.relationship(InvoiceLine.TYPE)));

    /** This port over the edges of a store. */
    static InvoiceLineRepository over(RelationshipRepository<Invoice, Bill, InvoiceLine> edges) {
        return () -> edges;
    }

    /** A page of the bills on an invoice, each with its line; in id order. */
    default Either<StoreError, Page<Joined<InvoiceLine, Bill>>> billsOf(Id<Invoice> invoice, PageRequest page) {
        return targetsOf(invoice, page);
    }

    /** A page of the invoices that a bill is on, each with its line; in id order. */
    default Either<StoreError, Page<Joined<InvoiceLine, Invoice>>> invoicesOf(Id<Bill> bill, PageRequest page) {
        return sourcesOf(bill, page);
    }

    /**
     * An invoice and the first of its lines, in as few requests as the layout allows; none if there is no such invoice.
     */
    default Either<StoreError, Option<Neighbourhood<Invoice, InvoiceLine>>> linesOf(
            Id<Invoice> invoice, PageRequest page) {
        return sourceWithOutgoing(invoice, page);
    }
}
