package dev.ligature.ports.shop;

import dev.ligature.domain.Id;
import dev.ligature.domain.shop.CartLine;
import dev.ligature.domain.shop.Customer;
import dev.ligature.domain.shop.Product;
import dev.ligature.ports.Direction;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Pages;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.util.Objects;

/**
 * Looks a cart over before it is bought. A line keeps the price at which its product was added; the product alone knows
 * what it costs now and how many there are, so both are read again.
 */
public final class Checkout {

    private final EntityRepository<Product> products;
    private final RelationshipRepository<Customer, Product, CartLine> carts;

    private Checkout(EntityRepository<Product> products, RelationshipRepository<Customer, Product, CartLine> carts) {
        this.products = Objects.requireNonNull(products, "products");
        this.carts = Objects.requireNonNull(carts, "carts");
    }

    /** The checkout over these ports. */
    public static Checkout over(
            EntityRepository<Product> products, RelationshipRepository<Customer, Product, CartLine> carts) {
        return new Checkout(products, carts);
    }

    /**
     * Every difference between the lines of a customer's cart and their products, and the total at today's prices.
     *
     * <p>Products are read strongly, after the lines, which are as fresh as the adapter allows; together no snapshot.
     * Nothing is written or reserved. Retry: safe.
     *
     * @return the cart as it stands; or {@code NotFound} if there is no such customer, or the first failure of a read
     */
    public Either<StoreError, CartReview> review(Id<Customer> customer) {
        return linesOf(customer)
                .flatMap(lines -> products.findAll(lines.map(CartLine::product)).map(found -> review(lines, found)));
    }

    private Either<StoreError, Seq<CartLine>> linesOf(Id<Customer> customer) {
        PageRequest first = PageRequest.first(PageRequest.MAX_SIZE);
        PageRequest page = carts.capabilities().strongPages().contains(Direction.OUTGOING) ? first.strong() : first;
        return carts.sourceWithOutgoing(customer, page)
                .flatMap(found -> found.toEither(() -> StoreError.NotFound.entity(Customer.TYPE.name(), customer)))
                .map(Neighbourhood::edges)
                .flatMap(begun -> withRest(customer, page, begun));
    }

    private Either<StoreError, Seq<CartLine>> withRest(Id<Customer> customer, PageRequest page, Page<CartLine> begun) {
        if (begun.next().isEmpty()) {
            return Either.right(begun.items());
        }
        return Pages.all(page.after(begun.next().get()), next -> carts.outgoing(customer, next))
                .map(rest -> begun.items().appendAll(rest));
    }

    private static CartReview review(Seq<CartLine> lines, Map<Id<Product>, Product> products) {
        Vector<CartChange> changes = Vector.empty();
        BigDecimal total = BigDecimal.ZERO;
        for (CartLine line : lines) {
            Option<Product> product = products.get(line.product());
            changes = changes.appendAll(changes(line, product));
            total = total.add(product.map(found -> costOf(line, found)).getOrElse(BigDecimal.ZERO));
        }
        return new CartReview(changes, plain(total));
    }

    private static Seq<CartChange> changes(CartLine line, Option<Product> current) {
        if (current.isEmpty()) {
            return Vector.of(new CartChange.ProductGone(line.product()));
        }
        Product product = current.get();
        Vector<CartChange> changes = Vector.empty();
        if (product.price().compareTo(line.price()) != 0) {
            changes = changes.append(new CartChange.PriceChanged(line.product(), line.price(), product.price()));
        }
        if (product.stock() < line.quantity()) {
            changes = changes.append(new CartChange.StockShort(line.product(), line.quantity(), product.stock()));
        }
        return changes;
    }

    private static BigDecimal costOf(CartLine line, Product product) {
        return product.price().multiply(BigDecimal.valueOf(line.quantity()));
    }

    private static BigDecimal plain(BigDecimal sum) {
        BigDecimal stripped = sum.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }
}
