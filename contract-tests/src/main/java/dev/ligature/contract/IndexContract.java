package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.contract.model.ImmutableTagged;
import dev.ligature.contract.model.Kinds;
import dev.ligature.contract.model.Kinds.Node;
import dev.ligature.contract.model.Tagged;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.people.ImmutablePerson;
import dev.ligature.domain.people.People;
import dev.ligature.domain.people.Person;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.InvalidCursor;
import dev.ligature.ports.StoreError.InvalidValue;
import dev.ligature.ports.StoreError.Unsupported;
import dev.ligature.ports.Versioned;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Entities by their values. */
public interface IndexContract extends AdapterUnderTest {

    private static <V> void found(TestStore store, IndexedAttribute<Tagged, V> attribute, V value, Tagged... expected) {
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        store.eventually(() -> assertThat(
                        TestStore.all(PageRequest.first(3), page -> entities.findBy(attribute, value, page)))
                .as("by %s", attribute)
                .containsExactly(expected));
    }

    @Test
    @Tag("E10")
    default void entitiesAreFoundByTheirValueInIdOrder(Session session) {
        TestStore store = session.open(Tagged.model());
        Vector<Tagged> named = OrderContract.IDS_IN_ORDER.map(id -> Tagged.of(id, "same"));
        store.createAll(Tagged.TYPE, named.reverse().append(Tagged.of("other", "different")));
        found(store, Tagged.NAME, "same", named.toJavaArray(Tagged[]::new));
        found(store, Tagged.NAME, "different", Tagged.of("other", "different"));
        found(store, Tagged.NAME, "nobody");
        found(store, Tagged.NAME, "sam");
        found(store, Tagged.NAME, "Same");
        found(store, Tagged.NAME_TWO, "same");
        found(store, Tagged.LABELS, "same");
    }

    @Test
    @Tag("E10")
    default void entitiesAreFoundByEachOfTheirValuesOnce(Session session) {
        TestStore store = session.open(Tagged.model());
        Tagged a = Tagged.of("a", "n", "red", "green", "red");
        Tagged b = Tagged.of("b", "n", "green", "blue");
        Tagged c = Tagged.of("c", "n");
        store.create(Tagged.TYPE, a, b, c);
        found(store, Tagged.LABELS, "red", a);
        found(store, Tagged.LABELS, "green", a, b);
        found(store, Tagged.LABELS, "blue", b);
        found(store, Tagged.LABELS, "n");
        found(store, Tagged.NAME, "n", a, b, c);
    }

    @Test
    @Tag("E10")
    default void entitiesAreFoundByValuesOfEveryType(Session session) {
        TestStore store = session.open(Tagged.model());
        Instant moment = Instant.parse("2024-02-29T23:59:59.123456789Z");
        Tagged all = ImmutableTagged.builder()
                .id(Id.of("all"))
                .name("n")
                .rank(-7L)
                .weight(new BigDecimal("1.1"))
                .born(LocalDate.of(2024, 2, 29))
                .seen(moment)
                .parent(Id.of("é"))
                .name2("")
                .build();
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        refused(InvalidValue.class, entities.create(all));
        Tagged valid = ImmutableTagged.copyOf(all).withName2("two");
        store.create(Tagged.TYPE, valid, Tagged.of("none", "n"));
        found(store, Tagged.RANK, -7L, valid);
        found(store, Tagged.RANK, 7L);
        found(store, Tagged.WEIGHT, new BigDecimal("1.1"), valid);
        found(store, Tagged.WEIGHT, new BigDecimal("1.100"), valid);
        found(store, Tagged.BORN, LocalDate.of(2024, 2, 29), valid);
        found(store, Tagged.BORN, LocalDate.of(2024, 2, 28));
        found(store, Tagged.SEEN, moment, valid);
        found(store, Tagged.SEEN, moment.minusNanos(1));
        found(store, Tagged.PARENT, Id.of("é"), valid);
        found(store, Tagged.PARENT, Id.of("e\u0301"));
        found(store, Tagged.NAME_TWO, "two", valid);
    }

    @Test
    @Tag("E10")
    @Tag("B45")
    default void anEntityIsFoundOnlyByTheValuesThatItHasNow(Session session) {
        TestStore store = session.open(Tagged.model());
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        Tagged first = Tagged.of("t", "old", "a", "b");
        store.create(Tagged.TYPE, first);
        found(store, Tagged.NAME, "old", first);
        Tagged second = Tagged.of("t", "new", "b", "c");
        ok(entities.update(Id.of("t"), before -> second));
        found(store, Tagged.NAME, "old");
        found(store, Tagged.NAME, "new", second);
        found(store, Tagged.LABELS, "a");
        found(store, Tagged.LABELS, "b", second);
        found(store, Tagged.LABELS, "c", second);
        Tagged third = Tagged.of("t", "old", "d");
        Versioned<Tagged> current = ok(entities.load(Id.of("t"))).get();
        ok(entities.replace(current.with(third)));
        found(store, Tagged.NAME, "new");
        found(store, Tagged.NAME, "old", third);
        found(store, Tagged.LABELS, "b");
        found(store, Tagged.LABELS, "d", third);
        // A change beside the indexed values is seen through the index too.
        Tagged noted = ImmutableTagged.copyOf(third).withNote("noted");
        ok(entities.update(Id.of("t"), before -> noted));
        found(store, Tagged.NAME, "old", noted);
        ok(entities.delete(Id.<Tagged>of("t")));
        found(store, Tagged.NAME, "old");
        found(store, Tagged.LABELS, "d");
        Tagged again = Tagged.of("t", "again");
        store.create(Tagged.TYPE, again);
        found(store, Tagged.NAME, "old");
        found(store, Tagged.NAME, "again", again);
    }

    @Test
    @Tag("E10")
    @Tag("B44")
    default void anAbsentValueIsInNoIndexUntilItIsSet(Session session) {
        TestStore store = session.open(Tagged.model());
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        Tagged bare = Tagged.of("t", "n");
        store.create(Tagged.TYPE, bare);
        found(store, Tagged.RANK, 0L);
        Tagged ranked = ImmutableTagged.copyOf(bare).withRank(0L);
        ok(entities.update(Id.of("t"), before -> ranked));
        found(store, Tagged.RANK, 0L, ranked);
        ok(entities.update(Id.of("t"), before -> bare));
        found(store, Tagged.RANK, 0L);
        assertThat(ok(entities.find(Id.of("t"))).flatMap(Tagged::rank)).isEmpty();
    }

    @Test
    @Tag("E10")
    default void pagesOfEverySizeConcatenateToWhatIsFound(Session session) {
        TestStore store = session.open(Tagged.model());
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        Vector<Tagged> all = Vector.range(0, 7).map(i -> Tagged.of("t" + i, "n", "label"));
        store.createAll(Tagged.TYPE, all);
        store.eventually(() -> {
            for (int size = 1; size <= all.size() + 1; size++) {
                PageRequest first = PageRequest.first(size);
                assertThat(TestStore.all(first, page -> entities.findBy(Tagged.LABELS, "label", page)))
                        .containsExactlyElementsOf(all);
                assertThat(TestStore.all(first.descending(), page -> entities.findBy(Tagged.LABELS, "label", page)))
                        .containsExactlyElementsOf(all.reverse());
                Page<Tagged> page = ok(entities.findBy(Tagged.LABELS, "label", first));
                assertThat(page.items()).hasSize(Math.min(size, all.size()));
                assertThat(page.next().isDefined()).isEqualTo(size < all.size());
            }
        });
    }

    @Test
    @Tag("E10")
    @Tag("R12")
    default void aCursorOfAnIndexBelongsToItsAttributeValueAndOrder(Session session) {
        TestStore store = session.open(Tagged.model());
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        store.createAll(Tagged.TYPE, Vector.range(0, 4).map(i -> Tagged.of("t" + i, "n", "n", "m")));
        PageRequest first = PageRequest.first(2);
        store.eventually(() ->
                assertThat(ok(entities.findBy(Tagged.NAME, "n", first)).next()).isNotEmpty());
        PageRequest second =
                first.after(ok(entities.findBy(Tagged.NAME, "n", first)).next().get());
        assertThat(ok(entities.findBy(Tagged.NAME, "n", second)).items().map(t -> t.id().value()))
                .containsExactly("t2", "t3");
        refused(InvalidCursor.class, entities.findBy(Tagged.NAME, "m", second));
        refused(InvalidCursor.class, entities.findBy(Tagged.LABELS, "n", second));
        refused(InvalidCursor.class, entities.findBy(Tagged.NAME, "n", second.descending()));
        refused(InvalidCursor.class, entities.list(second));
    }

    @Test
    @Tag("E10")
    default void aStrongPageIsServedStronglyOrRefused(Session session) {
        TestStore store = session.open(Tagged.model());
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        var before = entities.findBy(Tagged.NAME, "n", PageRequest.first(5).strong());
        Tagged named = Tagged.of("t", "n");
        store.create(Tagged.TYPE, named);
        var after = entities.findBy(Tagged.NAME, "n", PageRequest.first(5).strong());
        if (before.isLeft()) {
            refused(Unsupported.class, before);
            refused(Unsupported.class, after);
        } else {
            assertThat(ok(after).items()).containsExactly(named);
        }
    }

    @Test
    @Tag("E10")
    default void whatCannotBeIndexedIsRefused(Session session) {
        TestStore store = session.open(Tagged.model());
        EntityRepository<Tagged> entities = store.entities(Tagged.TYPE);
        store.create(Tagged.TYPE, Tagged.of("t", "n"));
        for (Tagged invalid : Vector.of(
                Tagged.of("u", ""),
                Tagged.of("u", "x".repeat(401)),
                Tagged.of("u", "n", "a", ""),
                Tagged.of("u", "n", Vector.range(0, 49).map(i -> "label " + i).toJavaArray(String[]::new)))) {
            refused(InvalidValue.class, entities.create(invalid));
            refused(
                    InvalidValue.class,
                    entities.update(
                            Id.of("t"), t -> ImmutableTagged.copyOf(invalid).withId(t.id())));
        }
        refused(InvalidValue.class, entities.findBy(Tagged.NAME, "", PageRequest.first()));
        refused(InvalidValue.class, entities.findBy(Tagged.NAME, "x".repeat(401), PageRequest.first()));
        assertThat(ok(entities.find(Id.of("u")))).isEmpty();
        assertThat(ok(entities.find(Id.of("t")))).containsExactly(Tagged.of("t", "n"));
        Tagged greatest = Tagged.of(
                "u", "x".repeat(400), Vector.range(0, 48).map(i -> "label " + i).toJavaArray(String[]::new));
        store.create(Tagged.TYPE, greatest);
        found(store, Tagged.NAME, "x".repeat(400), greatest);
        found(store, Tagged.LABELS, "label 47", greatest);
    }

    @Test
    @Tag("E10")
    default void anAttributeThatTheTypeIsNotIndexedByIsAProgrammingError(Session session) {
        EntityRepository<Node> nodes = session.open(Kinds.MODEL).entities(Node.TYPE);
        IndexedAttribute<Node, String> unknown = IndexedAttribute.of("name", Node::name);
        assertThatThrownBy(() -> nodes.findBy(unknown, "n", PageRequest.first()).isRight())
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @Tag("E10")
    default void peopleAreFoundByNameBirthdayPlaceAndSkill(Session session) {
        TestStore store = session.open(People.MODEL);
        EntityRepository<Person> people = store.entities(Person.TYPE);
        Person ada = ImmutablePerson.builder()
                .id(Id.of("ada"))
                .name("Ada")
                .born(Option.of(LocalDate.of(1815, 12, 10)))
                .places(io.vavr.collection.LinkedHashSet.of("London"))
                .skills(io.vavr.collection.LinkedHashSet.of("Mathematics", "Programming"))
                .build();
        Person grace = ImmutablePerson.builder()
                .id(Id.of("grace"))
                .name("Grace")
                .places(io.vavr.collection.LinkedHashSet.of("New York"))
                .skills(io.vavr.collection.LinkedHashSet.of("Programming"))
                .build();
        store.create(Person.TYPE, grace, ada);
        store.eventually(() -> {
            assertThat(ok(people.findBy(Person.SKILLS, "Programming", PageRequest.first()))
                            .items())
                    .containsExactly(ada, grace);
            assertThat(ok(people.findBy(Person.PLACES, "London", PageRequest.first()))
                            .items())
                    .containsExactly(ada);
            assertThat(ok(people.findBy(Person.BORN, LocalDate.of(1815, 12, 10), PageRequest.first()))
                            .items())
                    .containsExactly(ada);
            assertThat(ok(people.findBy(Person.NAME, "Grace", PageRequest.first()))
                            .items())
                    .containsExactly(grace);
        });
    }
}
