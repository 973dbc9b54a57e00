package dev.ligature.adapters.dynamodb.adjacency;

import static dev.ligature.adapters.dynamodb.testkit.RecordedStore.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.adapters.dynamodb.PhysicalItem.Kind;
import dev.ligature.adapters.dynamodb.TableProblem;
import dev.ligature.adapters.dynamodb.adjacency.Library.Book;
import dev.ligature.adapters.dynamodb.adjacency.Library.BookCase;
import dev.ligature.adapters.dynamodb.adjacency.Library.Cites;
import dev.ligature.adapters.dynamodb.adjacency.Library.CitesAlso;
import dev.ligature.adapters.dynamodb.adjacency.Library.Loan;
import dev.ligature.adapters.dynamodb.adjacency.Library.Stands;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.RecordedCall;
import dev.ligature.adapters.dynamodb.testkit.RecordedStore;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.Unsupported;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What lies in the table, and by which requests it is read. */
final class AdjacencyItemsTest {

    private static RecordedStore opened(Variant variant, DomainModel model) {
        return RecordedStore.of(client -> builder(variant, model, client));
    }

    private static RecordedStore opened(Variant variant, DomainModel model, String namespace) {
        return RecordedStore.in(namespace, client -> builder(variant, model, client));
    }

    private static AdjacencyRepositories.Builder builder(Variant variant, DomainModel model, DynamoDbClient client) {
        AdjacencyRepositories.Builder builder = AdjacencyRepositories.builder(model, client);
        return variant == Variant.MIRRORED ? builder.mirrored() : builder;
    }

    private static RecordedStore library(Variant variant) {
        return opened(variant, Library.MODEL)
                .with(Book.TYPE, new Book(Id.of("b1"), "Emma", "A Novel"), new Book(Id.of("b2"), "Persuasion", "-"))
                .with(BookCase.TYPE, new BookCase(Id.of("c1")))
                .with(Cites.TYPE, new Cites(Id.of("b1"), Id.of("b2")))
                .with(Loan.TYPE, new Loan(Id.of("b1"), Id.of("b2"), LocalDate.of(2024, 1, 2)))
                .with(Stands.TYPE, new Stands(Id.of("c1"), Id.of("b1")));
    }

    @Test
    void aModelLiesInOneTableAsDocumented() {
        RecordedStore opened = library(Variant.INVERTED);
        String ns = opened.namespace() + "/";
        assertThat(facts(opened).map(item -> shown(ns, item)))
                .containsExactly(
                        "book-case/c1 | . {} {}",
                        "book-case/c1 | .>stands/b1 {gsi1pk=book/b1, gsi1sk=<stands/c1} {}",
                        "book.title/Emma\\0\\0 | b1 {} {}",
                        "book.title/Persuasion\\0\\0 | b2 {} {}",
                        "book.title2/-\\0\\0 | b2 {} {}",
                        "book.title2/A Novel\\0\\0 | b1 {} {}",
                        "book/b1 | . {} {subtitle=A Novel, title=Emma, ~hi.stands=c1}",
                        "book/b1 | .>cites/b2 {gsi1pk=book/b2, gsi1sk=<cites/b1} {}",
                        "book/b1 | >loan/b2 {gsi1pk=book/b2, gsi1sk=<loan/12024-01-02b1,"
                                + " gsi2pk=book/b1, gsi2sk=>loan/12024-01-02b2} {day=2024-01-02}",
                        "book/b2 | . {} {subtitle=-, title=Persuasion}");
    }

    @Test
    void mirroredEdgesLieAtBothEnds() {
        RecordedStore opened = library(Variant.MIRRORED);
        String ns = opened.namespace() + "/";
        assertThat(facts(opened).map(item -> shown(ns, item)).filter(text -> text.contains("cites")))
                .containsExactly("book/b1 | .>cites/b2 {} {}", "book/b2 | <cites/b1 {} {}");
        assertThat(facts(opened).map(item -> shown(ns, item)).filter(text -> text.contains("stands/")))
                .containsExactly("book-case/c1 | .>stands/b1 {} {}", "book/b1 | <stands/c1 {} {}");
    }

    private static Seq<PhysicalItem> facts(RecordedStore opened) {
        return opened.items().reject(item -> item.kind() == Kind.SETTING);
    }

    private static String shown(String namespace, PhysicalItem item) {
        Seq<String> key = item.key().values().map(text -> text.replace(namespace, ""));
        return key.mkString(" | ") + " " + shown(item.indexKeys().mapValues(text -> text.replace(namespace, ""))) + " "
                + shown(item.attributes());
    }

    private static String shown(Map<String, String> texts) {
        return texts.map(entry -> entry._1() + "=" + entry._2()).mkString("{", ", ", "}");
    }

    @ParameterizedTest
    @EnumSource
    void physicalItemsAreThoseOfTheNamespaceAndTellBookkeepingApart(Variant variant) {
        RecordedStore opened = library(variant);
        RecordedStore other = library(variant);
        assertThat(opened.items().map(PhysicalItem::table))
                .containsOnly(opened.builder().tables().names().head());
        assertThat(opened.items().map(item -> item.key().values()).toSet())
                .doesNotContainAnyElementsOf(
                        other.items().map(item -> item.key().values()));
        assertThat(opened.items().map(item -> item.key().keySet().mkString(",")).distinct())
                .containsExactly("pk,sk");
        assertThat(opened.items()
                        .filter(item -> item.kind() == Kind.SETTING)
                        .map(item -> item.key().values().head()))
                .containsExactly(
                        opened.namespace() + "/.settings",
                        opened.namespace() + "/book-case/",
                        opened.namespace() + "/book/");
        int atBothEnds = variant == Variant.MIRRORED ? 2 : 1;
        assertThat(facts(opened).groupBy(PhysicalItem::kind).mapValues(Seq::size))
                .isEqualTo(HashMap.of(Kind.ENTITY, 3, Kind.VALUE, 4, Kind.EDGE, 1 + 2 * atBothEnds));
        PhysicalItem entity = opened.items()
                .find(item -> item.attributes().containsValue("Emma"))
                .get();
        assertThat(entity.bookkeeping().keySet()).containsExactly("~v", "~w");
        assertThat(opened.items()).isEqualTo(opened.items());
    }

    @Test
    void theInvertedIndexHoldsEdgesOnly() {
        RecordedStore opened = library(Variant.INVERTED);
        List<String> listed = Engine.shared()
                .client()
                .scanPaginator(request -> request.tableName(
                                opened.builder().tables().names().head())
                        .indexName("gsi1"))
                .items()
                .stream()
                .map(item -> item.getOrDefault("sk", AttributeValue.fromS("")).s())
                .toList();
        assertThat(listed).isNotEmpty().allMatch(sk -> sk.contains(">"));
    }

    @ParameterizedTest
    @EnumSource
    void anEntityAndTheEdgesOfItsFirstRelationshipAreReadByOneQuery(Variant variant) {
        RecordedStore opened = library(variant);
        opened.with(Book.TYPE, new Book(Id.of("b0"), "Sanditon", "-"))
                .with(Cites.TYPE, new Cites(Id.of("b1"), Id.of("b0")))
                .with(CitesAlso.TYPE, new CitesAlso(Id.of("b1"), Id.of("b0")));
        opened.client().clear();
        var cites = opened.repositories().relationship(Cites.TYPE);
        Neighbourhood<Book, Cites> found =
                ok(cites.sourceWithOutgoing(Id.of("b1"), PageRequest.first(1))).get();
        assertThat(found.entity()).isEqualTo(new Book(Id.of("b1"), "Emma", "A Novel"));
        assertThat(found.edges().items()).containsExactly(new Cites(Id.of("b1"), Id.of("b0")));
        assertThat(opened.client().calls()).extracting(RecordedCall::operation).containsExactly(Operation.QUERY);
        PageRequest rest = PageRequest.first(5).after(found.edges().next().get());
        assertThat(ok(cites.outgoing(Id.of("b1"), rest)).items()).containsExactly(new Cites(Id.of("b1"), Id.of("b2")));
        assertThat(ok(cites.sourceWithOutgoing(Id.of("gone"), PageRequest.first())))
                .isEmpty();
        opened.client().clear();
        var also = opened.repositories().relationship(CitesAlso.TYPE);
        assertThat(ok(also.sourceWithOutgoing(Id.of("b1"), PageRequest.first()))
                        .get()
                        .edges()
                        .items())
                .containsExactly(new CitesAlso(Id.of("b1"), Id.of("b0")));
        assertThat(opened.client().calls())
                .extracting(RecordedCall::operation)
                .containsExactlyInAnyOrder(Operation.GET_ITEM, Operation.QUERY);
    }

    @Test
    void aModelThatDeclaresAnotherRelationshipFirstIsRefused() {
        RecordedStore opened = library(Variant.INVERTED);
        DomainModel reordered = DomainModel.of(Book.TYPE, BookCase.TYPE)
                .with(Loan.TYPE, CitesAlso.TYPE, Cites.TYPE, Stands.TYPE, Library.Labelled.TYPE);
        RecordedStore again = opened(Variant.INVERTED, reordered, opened.namespace());
        assertThat(again.repositories().entities(Book.TYPE).find(Id.of("b1")).getLeft())
                .isInstanceOfSatisfying(
                        Unsupported.class,
                        refused -> assertThat(refused.message())
                                .contains("cites-also", "declare 'cites' before the others in the model"));
        assertThat(ok(again.builder().tables().verify())
                        .map(TableProblem::problem)
                        .single())
                .contains(
                        "the first relationship without an order key that goes out from 'book' is cites in namespace");
        DomainModel part = DomainModel.of(Book.TYPE, BookCase.TYPE).with(Stands.TYPE, Loan.TYPE);
        assertThat(ok(opened(Variant.INVERTED, part, opened.namespace())
                        .repositories()
                        .relationship(Stands.TYPE)
                        .incoming(Id.of("b1"), PageRequest.first())))
                .isNotNull();
    }

    @Test
    void aRelationshipThatLosesItsOrderKeyIsRefused() {
        RecordedStore opened = library(Variant.MIRRORED);
        Relationship<Book, Book, Loan> unordered = Relationship.of("loan", Loan.class)
                .from(Book.TYPE, Loan::book)
                .to(Book.TYPE, Loan::basis)
                .manyToMany();
        // Another ordered relationship, so that the table has the same indexes.
        DomainModel changed =
                DomainModel.of(Book.TYPE).with(Cites.TYPE, unordered).and(Keyed.MODEL);
        RecordedStore again = opened(Variant.MIRRORED, changed, opened.namespace());
        assertThat(again.repositories()
                        .entities(Book.TYPE)
                        .find(Id.of("b1"))
                        .getLeft()
                        .message())
                .contains("the order of 'loan'", "declare it as it was");
    }

    @Test
    void theOtherVariantIsRefused() {
        RecordedStore opened = library(Variant.INVERTED);
        RecordedStore again = opened(Variant.MIRRORED, Library.MODEL, opened.namespace());
        assertThat(again.repositories()
                        .relationship(Cites.TYPE)
                        .find(Id.of("b1"), Id.of("b2"))
                        .getLeft())
                .isInstanceOfSatisfying(
                        Unsupported.class,
                        refused -> assertThat(refused.message()).contains("build it without .mirrored()"));
    }

    @ParameterizedTest
    @EnumSource
    void attributesThatAreCalledLikeKeysKeepTheirValues(Variant variant) {
        Keyed entity = Keyed.of("k", "value");
        KeyedEdge edge = KeyedEdge.of("k", "l", "value");
        RecordedStore opened = opened(variant, Keyed.MODEL)
                .with(Keyed.TYPE, entity, Keyed.of("l", ""))
                .with(KeyedEdge.TYPE, edge);
        assertThat(ok(opened.repositories().entities(Keyed.TYPE).find(Id.of("k"))))
                .containsExactly(entity);
        var edges = opened.repositories().relationship(KeyedEdge.TYPE);
        assertThat(ok(edges.outgoing(Id.of("k"), PageRequest.first())).items()).containsExactly(edge);
        assertThat(ok(edges.incoming(Id.of("l"), PageRequest.first())).items()).containsExactly(edge);
        KeyedEdge changed = KeyedEdge.of("k", "l", "changed");
        assertThat(ok(edges.update(Id.of("k"), Id.of("l"), old -> changed))).isEqualTo(changed);
        assertThat(ok(edges.incoming(Id.of("l"), PageRequest.first())).items()).containsExactly(changed);
        PhysicalItem stored = opened.items()
                .find(item -> item.key().values().last().equals(".")
                        && item.attributes().containsValue("value"))
                .get();
        assertThat(stored.key().keySet()).containsExactly("pk", "sk");
        assertThat(stored.attributes())
                .isEqualTo(LinkedHashMap.ofEntries(Vector.of("gsi1pk", "gsi1sk", "gsi2pk", "gsi2sk", "pk", "sk")
                        .map(name -> io.vavr.Tuple.of("~a." + name, "value"))));
    }

    @ParameterizedTest
    @EnumSource
    void attributesKeepTheirValuesWhenTheModelGetsAnIndexOfTheirName(Variant variant) {
        DomainModel small = DomainModel.of(Keyed.TYPE);
        RecordedStore before = opened(variant, small).with(Keyed.TYPE, Keyed.of("k", "value"));
        String table = before.builder().tables().names().head();
        String namespace = before.namespace();
        RecordedStore after = opened(variant, Keyed.MODEL, namespace);
        // As a table gets an index that a grown model needs: the items stay where they are.
        String grown = after.builder().tables().names().head();
        Engine.shared().client().scanPaginator(request -> request.tableName(table)).items().stream()
                .filter(item ->
                        item.getOrDefault("pk", AttributeValue.fromS("")).s().startsWith(namespace + "/"))
                .forEach(item -> Engine.shared()
                        .client()
                        .putItem(request -> request.tableName(grown).item(item)));
        assertThat(ok(after.repositories().entities(Keyed.TYPE).find(Id.of("k"))))
                .containsExactly(Keyed.of("k", "value"));
    }
}
