package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ligature.domain.people.Friendship;
import dev.ligature.domain.sample.Ties.Line;
import dev.ligature.domain.sample.Ties.Permit;
import dev.ligature.domain.sample.Ties.Station;
import dev.ligature.domain.sample.Ties.Track;
import dev.ligature.domain.sample.Ties.Viaduct;
import dev.ligature.domain.social.Follow;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Which attribute of an edge is which end, where both are ids of one type. */
class EndNamesTest {

    @Test
    void theEndsOfAnInterfaceAreNamedByTheAccessorsThatReadThem() {
        assertThat(Follow.TYPE.sourceAttribute()).isEqualTo("follower");
        assertThat(Follow.TYPE.targetAttribute()).isEqualTo("followee");
        assertThat(Friendship.TYPE.sourceAttribute()).isEqualTo("person");
        assertThat(Friendship.TYPE.targetAttribute()).isEqualTo("friend");
    }

    @Test
    void theOrderOfDeclarationDoesNotMatter() {
        Relationship<Station, Station, Line> line = Relationship.of("line", Line.class)
                .from(Station.TYPE, Line::from)
                .to(Station.TYPE, Line::to)
                .manyToMany();

        assertThat(line.sourceAttribute()).isEqualTo("from");
        assertThat(line.targetAttribute()).isEqualTo("to");
    }

    @Test
    void anAccessorBehindAnotherIsFoundThroughIt() {
        Relationship<Station, Station, Line> line = Relationship.of("line", Line.class)
                .from(Station.TYPE, Line::start)
                .to(Station.TYPE, edge -> edge.to())
                .manyToMany();

        assertThat(line.sourceAttribute()).isEqualTo("from");
        assertThat(line.targetAttribute()).isEqualTo("to");
    }

    @Test
    void anAccessorThatLooksAtBothEndsIsNamedByTheOneItAnswers() {
        AtomicReference<Object> seen = new AtomicReference<>();
        Relationship<Station, Station, Line> line = Relationship.of("line", Line.class)
                .from(Station.TYPE, edge -> {
                    Id<Station> from = edge.from();
                    seen.set(edge.to());
                    return from;
                })
                .to(Station.TYPE, Line::to)
                .manyToMany();

        assertThat(line.sourceAttribute()).isEqualTo("from");
        assertThat(seen).doesNotHaveNullValue();
    }

    @Test
    void anInterfaceThatRefusesEverySampleHasItsEndsFoundAllTheSame() {
        Relationship<Station, Station, Viaduct> viaduct = Relationship.of("viaduct", Viaduct.class)
                .from(Station.TYPE, Viaduct::a)
                .to(Station.TYPE, Viaduct::b)
                .manyToMany();

        assertThat(viaduct.sourceAttribute()).isEqualTo("a");
        assertThat(viaduct.targetAttribute()).isEqualTo("b");
    }

    @Test
    void theEndsOfARecordAreFoundOnASampleOfIt() {
        Relationship<Station, Station, Track> track = Relationship.of("track", Track.class)
                .from(Station.TYPE, Track::a)
                .to(Station.TYPE, Track::b)
                .manyToMany();

        assertThat(track.sourceAttribute()).isEqualTo("a");
        assertThat(track.targetAttribute()).isEqualTo("b");
    }

    @Test
    void aRecordThatRefusesEverySampleNamesTheWayOut() {
        Relationship<Station, Station, Permit> permit = Relationship.of("permit", Permit.class)
                .from(Station.TYPE, Permit::a)
                .to(Station.TYPE, Permit::b)
                .manyToMany();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Station.TYPE).with(permit))
                .withMessage("which of " + Permit.class.getName() + "'s ids 'a', 'b' an accessor reads can't be told;"
                        + " name it: EntityType.of(name, type, attribute, …), from(attribute, …) or to(attribute, …)");
    }

    @Test
    void theWayOutOfANamedEndWorks() {
        Relationship<Station, Station, Permit> permit = Relationship.of("permit", Permit.class)
                .from("a", Station.TYPE, Permit::a)
                .to("b", Station.TYPE, Permit::b)
                .manyToMany();

        assertThat(DomainModel.of(Station.TYPE).with(permit).contains(permit)).isTrue();
        assertThat(permit.sourceAttribute()).isEqualTo("a");
        assertThat(permit.targetAttribute()).isEqualTo("b");
    }

    @Test
    void theWayOutOfANamedIdWorks() {
        EntityType<Permit> byB = EntityType.of(
                "permit", Permit.class, "b", permit -> Id.of(permit.b().value()));
        EntityType<Permit> byShape = EntityType.of(
                "permit",
                Shape.of(Permit.class),
                "b",
                permit -> Id.of(permit.b().value()));

        assertThat(DomainModel.of(byB).entities().head().idAttribute()).isEqualTo("b");
        assertThat(DomainModel.of(byShape).entities().head().idAttribute()).isEqualTo("b");
    }

    @Test
    void aTypeWithoutAnyIdIsRefused() {
        record Wordy(String word) {}
        EntityType<Wordy> wordy = EntityType.of(
                "wordy", Shape.of(Wordy.class, java.lang.invoke.MethodHandles.lookup()), value -> Id.of(value.word()));

        assertThatIllegalArgumentException()
                .isThrownBy(wordy::idAttribute)
                .withMessage(Wordy.class.getName() + " has no attribute of type Id");
    }
}
