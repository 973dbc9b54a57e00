package dev.ligature.domain.shop;

import dev.ligature.domain.DomainModel;

/** The model of the shop. */
public final class Shop {

    /** Customers, products, and whose cart holds what. */
    public static final DomainModel MODEL =
            DomainModel.of(Customer.TYPE, Product.TYPE).with(CartLine.TYPE);

    private Shop() {}
}
