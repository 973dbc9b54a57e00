package dev.ligature.ports.shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import dev.ligature.domain.shop.CartLine;
import dev.ligature.domain.shop.Customer;
import dev.ligature.domain.shop.ImmutableCartLine;
import dev.ligature.domain.shop.ImmutableCustomer;
import dev.ligature.domain.shop.ImmutableProduct;
import dev.ligature.domain.shop.Product;
import dev.ligature.ports.Capabilities;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StubStore;
import io.vavr.collection.Map;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;
import org.junit.jupiter.api.Test;

class CheckoutTest {

    private static final Id<Customer> ANN = Id.of("ann");
    private static final PageRequest PAGE = PageRequest.first(PageRequest.MAX_SIZE);
    private static final StoreError FAILURE = new StoreError.Unavailable("it", "no route");

    private final StubStore store = new StubStore();
    private final Checkout checkout =
            Checkout.over(ProductRepository.PORT.on(store), CartLineRepository.PORT.on(store));

    @Test
    void aCartThatIsAsItWasAddedHasATotalAndNoChanges() {
        cart(line("ink", 2, "3.50"), line("pen", 3, "0.99"));
        products(product("ink", "3.5", 2), product("pen", "0.990", 9));

        CartReview review = checkout.review(ANN).get();

        assertThat(review).isEqualTo(new CartReview(Vector.empty(), new BigDecimal("9.97")));
        assertThat(review.isAsAdded()).isTrue();
    }

    @Test
    void everyDifferenceIsReported() {
        cart(line("gone", 1, "100"), line("ink", 5, "3.50"), line("pad", 2, "1"), line("pen", 3, "0.99"));
        products(product("ink", "4", 4), product("pad", "1", 0), product("pen", "0.89", 3));

        CartReview review = checkout.review(ANN).get();

        assertThat(review.changes())
                .containsExactly(
                        new CartChange.ProductGone(Id.of("gone")),
                        new CartChange.PriceChanged(Id.of("ink"), new BigDecimal("3.50"), new BigDecimal("4")),
                        new CartChange.StockShort(Id.of("ink"), 5, 4),
                        new CartChange.StockShort(Id.of("pad"), 2, 0),
                        new CartChange.PriceChanged(Id.of("pen"), new BigDecimal("0.99"), new BigDecimal("0.89")));
        assertThat(review.total()).isEqualTo(new BigDecimal("24.67"));
        assertThat(review.isAsAdded()).isFalse();
    }

    @Test
    void anEmptyCartCostsNothing() {
        cart();
        products();

        assertThat(checkout.review(ANN)).isEqualTo(Either.right(new CartReview(Vector.empty(), BigDecimal.ZERO)));
    }

    @Test
    void aRoundTotalIsWrittenInFull() {
        cart(line("car", 10, "1000"));
        products(product("car", "1000", 10));

        assertThat(checkout.review(ANN).get().total()).hasToString("10000");
    }

    @Test
    void aLongCartIsReadToItsEnd() {
        Cursor more = Cursor.of("more");
        Neighbourhood<Customer, CartLine> begun =
                new Neighbourhood<>(customer(), new Page<>(Vector.of(line("ink", 1, "1")), Option.of(more)));
        store.answering("cart-line.sourceWithOutgoing", Option.of(begun))
                .answering("cart-line.outgoing", new Page<>(Vector.of(line("pen", 1, "2")), Option.none()));
        products(product("ink", "1", 1), product("pen", "2", 1));

        assertThat(checkout.review(ANN).get().total()).isEqualTo(new BigDecimal("3"));
        assertThat(store.calls())
                .containsExactly(
                        "cart-line.sourceWithOutgoing[ann, " + PAGE + "]",
                        "cart-line.outgoing[ann, " + PAGE.after(more) + "]",
                        "product.findAll[" + Vector.of("ink", "pen") + "]");
    }

    @Test
    void linesAreReadStronglyWhereTheAdapterOffersIt() {
        store.offering(Capabilities.strong(Direction.OUTGOING));
        cart();
        products();

        assertThat(checkout.review(ANN).isRight()).isTrue();
        assertThat(store.calls()).first().isEqualTo("cart-line.sourceWithOutgoing[ann, " + PAGE.strong() + "]");
    }

    @Test
    void aCustomerWhoDoesNotExistIsNotFound() {
        store.answering("cart-line.sourceWithOutgoing", Option.none());

        assertThat(checkout.review(ANN)).isEqualTo(Either.left(StoreError.NotFound.entity("customer", ANN)));
    }

    @Test
    void aFailureOfAnyReadIsTheAnswer() {
        store.failing("cart-line.sourceWithOutgoing", FAILURE);
        assertThat(checkout.review(ANN)).isEqualTo(Either.left(FAILURE));

        cart(line("ink", 1, "1"));
        store.failing("product.findAll", FAILURE);
        assertThat(checkout.review(ANN)).isEqualTo(Either.left(FAILURE));

        Page<CartLine> begun = new Page<>(Vector.of(line("ink", 1, "1")), Option.of(Cursor.of("more")));
        store.answering("cart-line.sourceWithOutgoing", Option.of(new Neighbourhood<>(customer(), begun)))
                .failing("cart-line.outgoing", FAILURE);
        products(product("ink", "1", 1));
        assertThat(checkout.review(ANN)).isEqualTo(Either.left(FAILURE));
    }

    private void cart(CartLine... lines) {
        Page<CartLine> page = new Page<>(Vector.of(lines), Option.none());
        store.answering("cart-line.sourceWithOutgoing", Option.of(new Neighbourhood<>(customer(), page)));
    }

    private void products(Product... products) {
        Map<Id<Product>, Product> found = Vector.of(products).toLinkedMap(Product::id, product -> product);
        store.answering("product.findAll", found);
    }

    private static Customer customer() {
        return ImmutableCustomer.builder().id(ANN).name("Ann").build();
    }

    private static CartLine line(String product, int quantity, String price) {
        return ImmutableCartLine.builder()
                .customer(ANN)
                .product(Id.of(product))
                .quantity(quantity)
                .price(new BigDecimal(price))
                .build();
    }

    private static Product product(String id, String price, int stock) {
        return ImmutableProduct.builder()
                .id(Id.of(id))
                .title(id)
                .price(new BigDecimal(price))
                .stock(stock)
                .build();
    }
}
