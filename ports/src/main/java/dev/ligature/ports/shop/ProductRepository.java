package dev.ligature.ports.shop;

import dev.ligature.domain.shop.Product;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Products. */
@FunctionalInterface
public interface ProductRepository extends ForwardingEntityRepository<Product> {

    /** How a store offers it. */
    TypedPort<ProductRepository> PORT =
            TypedPort.of(ProductRepository.class, store -> over(store.entities(Product.TYPE)));

    /** This port over the entities of a store. */
    static ProductRepository over(EntityRepository<Product> products) {
        return () -> products;
    }
}
