package dev.ligature.adapters.inmemory;

import static dev.ligature.adapters.inmemory.Answers.done;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.End;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.Versioned;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.Finding;
import dev.ligature.ports.audit.RepairReport;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Two versions of one model, each with Java classes of its own, over the same facts at the same time. */
class VersionsOfATypeTest {

    private static final IndexedAttribute<NewTown, String> REGION =
            IndexedAttribute.optional("region", NewTown::region);
    private static final EntityType<OldTown> OLD_TOWN = EntityType.of("town", OldTown.class, OldTown::id);
    private static final EntityType<NewTown> NEW_TOWN =
            EntityType.of("town", NewTown.class, NewTown::id).indexedBy(REGION);
    private static final Relationship<OldTown, OldTown, OldRoad> OLD_ROAD = Relationship.of("road", OldRoad.class)
            .from("from", OLD_TOWN, OldRoad::from)
            .to("to", OLD_TOWN, OldRoad::to)
            .manyToMany();
    private static final Relationship<NewTown, NewTown, NewRoad> NEW_ROAD = Relationship.of("road", NewRoad.class)
            .from("from", NEW_TOWN, NewRoad::from)
            .to("to", NEW_TOWN, NewRoad::to)
            .manyToMany()
            .orderedBy(NewRoad::length)
            .copiesFromTarget(
                    (road, town) -> new NewRoad(road.from(), road.to(), road.length(), Option.of(town.name())));
    private static final DomainModel OLD = DomainModel.of(OLD_TOWN).with(OLD_ROAD);
    private static final DomainModel NEW = DomainModel.of(NEW_TOWN).with(NEW_ROAD);

    public record OldTown(Id<OldTown> id, String name, Option<String> mayor) {}

    /** Without the mayor, with a region. */
    public record NewTown(Id<NewTown> id, String name, Option<String> region) {}

    public record OldRoad(Id<OldTown> from, Id<OldTown> to, Option<String> surface) {}

    /** Without the surface, with a length and a copy. */
    public record NewRoad(Id<NewTown> from, Id<NewTown> to, Option<Long> length, Option<String> toName) {}

    public record StrictTown(Id<StrictTown> id, String name, String country) {}

    private final InMemoryStore store = InMemoryStore.create();
    private final Repositories old = open(OLD);
    private final EntityRepository<OldTown> oldTowns = old.entities(OLD_TOWN);
    private final RelationshipRepository<OldTown, OldTown, OldRoad> oldRoads = old.relationship(OLD_ROAD);

    @Test
    void anAttributeThatOneVersionDoesNotKnowSurvivesItsWrites() {
        EntityRepository<NewTown> towns = open(NEW).entities(NEW_TOWN);
        done(oldTowns.create(oldTown("a", "Aa", Option.of("Mo"))));

        assertThat(towns.find(id("a"))).isEqualTo(found(newTown("a", "Aa", Option.none())));
        assertThat(towns.update(id("a"), town -> newTown("a", "Ab", Option.of("north"))))
                .isEqualTo(Either.right(newTown("a", "Ab", Option.of("north"))));

        assertThat(oldTowns.find(id("a"))).isEqualTo(found(oldTown("a", "Ab", Option.of("Mo"))));
        Versioned<OldTown> loaded = done(oldTowns.load(id("a"))).get();
        done(oldTowns.replace(loaded.with(oldTown("a", "Ac", Option.none()))));
        assertThat(towns.find(id("a"))).isEqualTo(found(newTown("a", "Ac", Option.of("north"))));
        done(towns.update(id("a"), town -> newTown("a", "Ad", Option.of("south"))));
        assertThat(oldTowns.find(id("a"))).isEqualTo(found(oldTown("a", "Ad", Option.none())));
    }

    @Test
    void oneVersionOfATypeCountsTheVersionsOfBoth() {
        EntityRepository<NewTown> towns = open(NEW).entities(NEW_TOWN);
        done(oldTowns.create(oldTown("a", "Aa", Option.none())));
        Versioned<NewTown> seen = done(towns.load(id("a"))).get();
        done(oldTowns.update(id("a"), town -> oldTown("a", "Ab", Option.none())));

        assertThat(towns.replace(seen).getLeft())
                .isInstanceOfSatisfying(
                        StoreError.VersionConflict.class,
                        conflict ->
                                assertThat(conflict.current().value()).isEqualTo(newTown("a", "Ab", Option.none())));
    }

    @Test
    void attributesOfAnEdgeSurviveTheWritesOfAVersionThatDoesNotKnowThem() {
        Repositories changed = open(NEW);
        RelationshipRepository<NewTown, NewTown, NewRoad> roads = changed.relationship(NEW_ROAD);
        done(oldTowns.create(oldTown("a", "Aa", Option.none())));
        done(oldTowns.create(oldTown("b", "Bb", Option.none())));
        done(oldRoads.link(oldRoad("a", "b", "gravel")));

        assertThat(roads.find(id("a"), id("b"))).isEqualTo(found(newRoad("a", "b", Option.none(), Option.none())));
        assertThat(roads.put(newRoad("a", "b", Option.of(5L), Option.none())))
                .isEqualTo(Either.right(new PutResult<>(
                        PutResult.Outcome.REPLACED,
                        newRoad("a", "b", Option.of(5L), Option.of("Bb")),
                        Vector.empty())));
        assertThat(oldRoads.put(oldRoad("a", "b", "gravel")).get().outcome()).isEqualTo(PutResult.Outcome.UNCHANGED);
        done(oldRoads.update(id("a"), id("b"), road -> oldRoad("a", "b", "tar")));

        assertThat(roads.find(id("a"), id("b"))).isEqualTo(found(newRoad("a", "b", Option.of(5L), Option.of("Bb"))));
        assertThat(oldRoads.find(id("a"), id("b"))).isEqualTo(found(oldRoad("a", "b", "tar")));
    }

    @Test
    void anIndexThatComesLaterFindsWhatWasThereAndWhatOtherVersionsWrite() {
        EntityRepository<NewTown> before = open(NEW).entities(NEW_TOWN);
        done(before.create(newTown("a", "Aa", Option.of("north"))));
        IndexedAttribute<NewTown, String> names = IndexedAttribute.of("name", NewTown::name);
        EntityType<NewTown> renamed =
                EntityType.of("town", NewTown.class, NewTown::id).indexedBy(REGION, names);
        EntityRepository<NewTown> towns = open(DomainModel.of(renamed)).entities(renamed);

        assertThat(towns.findBy(names, "Aa", PageRequest.first()).get().items())
                .containsExactly(newTown("a", "Aa", Option.of("north")));
        done(oldTowns.update(id("a"), town -> oldTown("a", "Ab", Option.none())));
        done(oldTowns.create(oldTown("b", "Aa", Option.none())));

        assertThat(towns.findBy(names, "Aa", PageRequest.first()).get().items())
                .containsExactly(newTown("b", "Aa", Option.none()));
        assertThat(towns.findBy(names, "Ab", PageRequest.first()).get().items())
                .containsExactly(newTown("a", "Ab", Option.of("north")));
        assertThat(before.findBy(REGION, "north", PageRequest.first()).get().items())
                .containsExactly(newTown("a", "Ab", Option.of("north")));
    }

    @Test
    void anOrderThatComesLaterHoldsForWhatWasThereAndWhatOtherVersionsWrite() {
        for (String name : Vector.of("a", "b", "c", "d")) {
            done(oldTowns.create(oldTown(name, name, Option.none())));
        }
        done(oldRoads.link(oldRoad("a", "c", "tar")));
        done(oldRoads.link(oldRoad("a", "b", "tar")));
        RelationshipRepository<NewTown, NewTown, NewRoad> roads = open(NEW).relationship(NEW_ROAD);

        done(roads.update(id("a"), id("b"), road -> newRoad("a", "b", Option.of(9L), Option.none())));
        done(roads.update(id("a"), id("c"), road -> newRoad("a", "c", Option.of(3L), Option.none())));
        done(oldRoads.link(oldRoad("a", "d", "tar")));

        assertThat(roads.outgoing(id("a"), PageRequest.first())
                        .get()
                        .items()
                        .map(road -> road.to().value()))
                .containsExactly("d", "c", "b");
        assertThat(roads.incoming(id("b"), PageRequest.first()).get().items()).hasSize(1);
        assertThat(oldRoads.outgoing(id("a"), PageRequest.first())
                        .get()
                        .items()
                        .map(road -> road.to().value()))
                .containsExactly("b", "c", "d");
        done(oldTowns.delete(id("c")));
        assertThat(roads.outgoing(id("a"), PageRequest.first())
                        .get()
                        .items()
                        .map(road -> road.to().value()))
                .containsExactly("d", "b");
    }

    @Test
    void anUnorderedVersionMayComeAfterAnOrderedOne() {
        InMemoryStore other = InMemoryStore.create();
        Repositories first = InMemoryRepositories.builder(NEW).store(other).build();
        for (String name : Vector.of("a", "b", "c")) {
            done(first.entities(NEW_TOWN).create(newTown(name, name, Option.none())));
        }
        RelationshipRepository<NewTown, NewTown, NewRoad> roads = first.relationship(NEW_ROAD);
        done(roads.link(newRoad("a", "c", Option.of(9L), Option.none())));
        done(roads.link(newRoad("b", "c", Option.of(3L), Option.none())));

        RelationshipRepository<OldTown, OldTown, OldRoad> second =
                InMemoryRepositories.builder(OLD).store(other).build().relationship(OLD_ROAD);

        assertThat(second.incoming(id("c"), PageRequest.first())
                        .get()
                        .items()
                        .map(road -> road.from().value()))
                .containsExactly("a", "b");
        assertThat(roads.incoming(id("c"), PageRequest.first())
                        .get()
                        .items()
                        .map(road -> road.from().value()))
                .containsExactly("b", "a");
        assertThat(second.unlink(id("a"), id("c"))).isEqualTo(Either.right(true));
        assertThat(roads.inDegree(id("c"))).isEqualTo(Either.right(1L));
    }

    @Test
    void copiesThatComeLaterAreFoundByTheAuditAndTakenByTheRepair() {
        for (String name : Vector.of("a", "b")) {
            done(oldTowns.create(oldTown(name, name, Option.none())));
        }
        done(oldRoads.link(oldRoad("a", "b", "tar")));
        Repositories changed = open(NEW);
        Finding drifted = new Finding.Drifted("road", id("a"), id("b"), End.TARGET);

        assertThat(old.auditor().audit()).isEqualTo(Either.right(new AuditReport(Vector.empty(), 2, 1)));
        assertThat(changed.auditor().audit()).isEqualTo(Either.right(new AuditReport(Vector.of(drifted), 2, 1)));
        assertThat(changed.auditor().repair())
                .isEqualTo(Either.right(new RepairReport(Vector.of(drifted), Vector.empty())));

        assertThat(changed.auditor().audit()).isEqualTo(Either.right(new AuditReport(Vector.empty(), 2, 1)));
        assertThat(changed.auditor().repair())
                .isEqualTo(Either.right(new RepairReport(Vector.empty(), Vector.empty())));
        assertThat(changed.relationship(NEW_ROAD).find(id("a"), id("b")))
                .isEqualTo(found(newRoad("a", "b", Option.none(), Option.of("b"))));
        assertThat(oldRoads.find(id("a"), id("b"))).isEqualTo(found(oldRoad("a", "b", "tar")));
    }

    @Test
    void aDeleteTakesEdgesOfRelationshipsThatItsVersionDoesNotKnow() {
        for (String name : Vector.of("a", "b")) {
            done(oldTowns.create(oldTown(name, name, Option.none())));
        }
        done(oldRoads.link(oldRoad("a", "b", "tar")));
        EntityType<NewTown> alone = EntityType.of("town", NewTown.class, NewTown::id);

        assertThat(open(DomainModel.of(alone)).entities(alone).delete(id("b"))).isEqualTo(Either.right(true));

        assertThat(oldRoads.outDegree(id("a"))).isEqualTo(Either.right(0L));
        assertThat(oldRoads.list(PageRequest.first()).get().items()).isEmpty();
    }

    @Test
    void whatAVersionCanNotReadIsAnErrorThatNamesItAndTheAuditToo() {
        EntityType<StrictTown> strict = EntityType.of("town", StrictTown.class, StrictTown::id);
        Repositories strictOnes = open(DomainModel.of(strict));
        done(oldTowns.create(oldTown("a", "SECRET-MARK", Option.none())));

        assertThat(strictOnes.entities(strict).find(id("a")).getLeft())
                .isInstanceOfSatisfying(StoreError.CorruptItem.class, error -> {
                    assertThat(error.type()).isEqualTo("town");
                    assertThat(error.id()).isEqualTo("a");
                    assertThat(error.message()).contains("country").doesNotContain("SECRET-MARK");
                });
        assertThat(strictOnes.auditor().audit().get())
                .isEqualTo(new AuditReport(Vector.of(new Finding.Foreign("'town'", "a")), 1, 0));
        assertThat(strictOnes.auditor().repair().get())
                .isEqualTo(new RepairReport(Vector.empty(), Vector.of(new Finding.Foreign("'town'", "a"))));
    }

    @Test
    void aRelationshipOfOtherEndsOrAnotherCardinalityIsRefusedWhenItIsOpened() {
        Relationship<OldTown, OldTown, OldRoad> single = Relationship.of("road", OldRoad.class)
                .from("from", OLD_TOWN, OldRoad::from)
                .to("to", OLD_TOWN, OldRoad::to)
                .oneToMany();

        assertThatThrownBy(() -> open(DomainModel.of(OLD_TOWN).with(single)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'road'")
                .hasMessageContaining("'town'");
    }

    private Repositories open(DomainModel model) {
        return InMemoryRepositories.builder(model).store(store).build();
    }

    private static <T> Id<T> id(String value) {
        return Id.of(value);
    }

    private static OldTown oldTown(String id, String name, Option<String> mayor) {
        return new OldTown(id(id), name, mayor);
    }

    private static NewTown newTown(String id, String name, Option<String> region) {
        return new NewTown(id(id), name, region);
    }

    private static OldRoad oldRoad(String from, String to, String surface) {
        return new OldRoad(id(from), id(to), Option.of(surface));
    }

    private static NewRoad newRoad(String from, String to, Option<Long> length, Option<String> toName) {
        return new NewRoad(id(from), id(to), length, toName);
    }

    private static <R> Either<StoreError, Option<R>> found(R value) {
        return Either.right(Option.of(value));
    }
}
