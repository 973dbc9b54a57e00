package dev.ligature.ports.shop;

import dev.ligature.domain.Id;
import dev.ligature.domain.shop.CartLine;
import dev.ligature.domain.shop.Customer;
import dev.ligature.domain.shop.Product;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;

/** Whose cart holds what. */
@FunctionalInterface
public interface CartLineRepository extends ForwardingRelationshipRepository<Customer, Product, CartLine> {

    /** How a store offers it. */
    TypedPort<CartLineRepository> PORT =
            TypedPort.of(CartLineRepository.class, store -> over(store.relationship(CartLine.TYPE)));

    /** This port over the edges of a store. */
    static CartLineRepository over(RelationshipRepository<Customer, Product, CartLine> edges) {
        return () -> edges;
    }

    /** A page of the products in the cart of a customer as they are now, each with its line; in id order. */
    default Either<StoreError, Page<Joined<CartLine, Product>>> cartOf(Id<Customer> customer, PageRequest page) {
        return targetsOf(customer, page);
    }

    /** A page of the customers who have a product in their cart, each with the line; in id order. */
    default Either<StoreError, Page<Joined<CartLine, Customer>>> customersOf(Id<Product> product, PageRequest page) {
        return sourcesOf(product, page);
    }
}
