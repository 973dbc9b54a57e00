package dev.ligature.app.demo;

import dev.ligature.domain.shop.CartLine;
import dev.ligature.domain.shop.Customer;
import dev.ligature.domain.shop.ImmutableCartLine;
import dev.ligature.domain.shop.ImmutableCustomer;
import dev.ligature.domain.shop.ImmutableProduct;
import dev.ligature.domain.shop.Product;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.shop.CartChange;
import dev.ligature.ports.shop.CartLineRepository;
import dev.ligature.ports.shop.CartReview;
import dev.ligature.ports.shop.Checkout;
import dev.ligature.ports.shop.CustomerRepository;
import dev.ligature.ports.shop.ProductRepository;
import java.math.BigDecimal;
import java.util.List;

final class ShopStory implements Story {

    @Override
    public String title() {
        return "Cart and checkout: the price as it was, and the price as it is";
    }

    @Override
    public void tell(Stage stage) {
        CustomerRepository customers = stage.port(CustomerRepository.PORT);
        ProductRepository products = stage.port(ProductRepository.PORT);
        CartLineRepository carts = stage.port(CartLineRepository.PORT);
        stage.seed(customers, Customer.TYPE, customer("k1", "Rhea Dorn"));
        stage.seed(
                products,
                Product.TYPE,
                product("kettle", "Copper kettle", "89.00", 5),
                product("mug", "Stoneware mug", "14.50", 12));
        stage.link(carts, line("k1", "kettle", 1, "89.00"), line("k1", "mug", 4, "14.50"));
        shows(stage, "Rhea Dorn's cart. The line keeps the price at which a product was added.", carts);

        Product unusedDearer = stage.see(products.update(
                Product.TYPE.id("kettle"),
                kettle -> ImmutableProduct.copyOf(kettle).withPrice(new BigDecimal("95"))));
        Product unusedScarce = stage.see(products.update(
                Product.TYPE.id("mug"), mug -> ImmutableProduct.copyOf(mug).withStock(3)));
        shows(
                stage,
                "Overnight the kettle became dearer and the mugs scarce. The cart's lines are as they were.",
                carts);

        CartReview review = stage.see(Checkout.over(products, carts).review(Customer.TYPE.id("k1")));
        stage.shows(
                "Checkout asks the products, which alone know price and stock. Total today: "
                        + Stage.money(review.total()) + ".",
                List.of("product", "what changed"),
                review.changes().map(change -> List.of(change.product().value(), told(change))));
    }

    private static void shows(Stage stage, String sentence, CartLineRepository carts) {
        var cart = stage.see(carts.cartOf(Customer.TYPE.id("k1"), PageRequest.first()));
        stage.shows(
                sentence,
                List.of("product", "quantity", "price when added", "price now", "in stock"),
                cart.items()
                        .map(joined -> List.of(
                                joined.entity().title(),
                                String.valueOf(joined.edge().quantity()),
                                Stage.money(joined.edge().price()),
                                Stage.money(joined.entity().price()),
                                String.valueOf(joined.entity().stock()))));
    }

    private static String told(CartChange change) {
        if (change instanceof CartChange.PriceChanged price) {
            return "costs " + Stage.money(price.to()) + " instead of " + Stage.money(price.from());
        }
        if (change instanceof CartChange.StockShort stock) {
            return stock.wanted() + " wanted, " + stock.available() + " there";
        }
        return "no longer sold";
    }

    private static Customer customer(String id, String name) {
        return ImmutableCustomer.builder().id(Customer.TYPE.id(id)).name(name).build();
    }

    private static Product product(String id, String title, String price, int stock) {
        return ImmutableProduct.builder()
                .id(Product.TYPE.id(id))
                .title(title)
                .price(new BigDecimal(price))
                .stock(stock)
                .build();
    }

    private static CartLine line(String customer, String product, int quantity, String price) {
        return ImmutableCartLine.builder()
                .customer(Customer.TYPE.id(customer))
                .product(Product.TYPE.id(product))
                .quantity(quantity)
                .price(new BigDecimal(price))
                .build();
    }
}
