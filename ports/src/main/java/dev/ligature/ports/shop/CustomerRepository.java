package dev.ligature.ports.shop;

import dev.ligature.domain.shop.Customer;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Customers. */
@FunctionalInterface
public interface CustomerRepository extends ForwardingEntityRepository<Customer> {

    /** How a store offers it. */
    TypedPort<CustomerRepository> PORT =
            TypedPort.of(CustomerRepository.class, store -> over(store.entities(Customer.TYPE)));

    /** This port over the entities of a store. */
    static CustomerRepository over(EntityRepository<Customer> customers) {
        return () -> customers;
    }
}
