package dev.ligature.ports.billing;

import dev.ligature.domain.billing.Invoice;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Invoices. */
@FunctionalInterface
public interface InvoiceRepository extends ForwardingEntityRepository<Invoice> {

    /** How a store offers it. */
    TypedPort<InvoiceRepository> PORT =
            TypedPort.of(InvoiceRepository.class, store -> over(store.entities(Invoice.TYPE)));

    /** This port over the entities of a store. */
    static InvoiceRepository over(EntityRepository<Invoice> invoices) {
        return () -> invoices;
    }
}
