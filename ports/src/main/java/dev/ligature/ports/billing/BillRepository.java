package dev.ligature.ports.billing;

import dev.ligature.domain.billing.Bill;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Bills. */
@FunctionalInterface
public interface BillRepository extends ForwardingEntityRepository<Bill> {

    /** How a store offers it. */
    TypedPort<BillRepository> PORT = TypedPort.of(BillRepository.class, store -> over(store.entities(Bill.TYPE)));

    /** This port over the entities of a store. */
    static BillRepository over(EntityRepository<Bill> bills) {
        return () -> bills;
    }
}
