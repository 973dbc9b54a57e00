package dev.ligature.contract;

import static dev.ligature.contract.stage.Answers.ok;
import static dev.ligature.contract.stage.Answers.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.contract.model.Selves;
import dev.ligature.contract.model.Selves.Avoids;
import dev.ligature.contract.model.Selves.Knows;
import dev.ligature.contract.model.Selves.Marries;
import dev.ligature.contract.model.Selves.Member;
import dev.ligature.contract.model.Selves.Mentors;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Edges;
import dev.ligature.contract.stage.Session;
import dev.ligature.contract.stage.TestStore;
import dev.ligature.domain.Id;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.InvalidEdge;
import io.vavr.collection.Vector;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Relationships of a type to itself. */
public interface SelfContract extends AdapterUnderTest {

    private static TestStore members(Session session) {
        TestStore store = session.open(Selves.MODEL);
        store.create(Member.TYPE, Member.of("a"), Member.of("b"), Member.of("c"));
        return store;
    }

    @Test
    @Tag("R7")
    default void anEntityCanBeLinkedToItself(Session session) {
        Edges<Member, Member, Knows> knows = members(session).edges(Knows.TYPE);
        Knows self = Knows.of("a", "a");
        assertThat(ok(knows.link(self))).isEqualTo(self);
        knows.assertLinked(self);
        knows.assertOutgoing(Id.of("a"), self);
        knows.assertIncoming(Id.of("a"), self);
        refused(new AlreadyLinked("knows", Id.of("a"), Id.of("a")), knows.link(self));
        assertThat(ok(knows.put(self.since("ever"))).outcome()).isEqualTo(PutResult.Outcome.REPLACED);
        knows.assertLinked(self.since("ever"));
        ok(knows.update(Id.of("a"), Id.of("a"), edge -> edge.since("now")));
        knows.assertLinked(self.since("now"));
        assertThat(ok(knows.unlink(Id.of("a"), Id.of("a")))).isTrue();
        knows.assertNotLinked(Id.of("a"), Id.of("a"));
        assertThat(ok(knows.unlink(Id.of("a"), Id.of("a")))).isFalse();
    }

    @Test
    @Tag("R7")
    @Tag("R19")
    default void aSelfEdgeTakesTheOnePlaceOfItsEnd(Session session) {
        TestStore store = members(session);
        Edges<Member, Member, Mentors> mentors = store.edges(Mentors.TYPE);
        Edges<Member, Member, Marries> marries = store.edges(Marries.TYPE);
        mentors.linkAll(Mentors.of("a", "a"));
        marries.linkAll(Marries.of("a", "a"));
        assertThat(ok(mentors.put(Mentors.of("b", "a"))).displaced()).containsExactly(Mentors.of("a", "a"));
        assertThat(ok(marries.put(Marries.of("b", "a"))).displaced()).containsExactly(Marries.of("a", "a"));
        mentors.assertOutgoing(Id.of("a"));
        mentors.assertIncoming(Id.of("a"), Mentors.of("b", "a"));
        marries.assertOutgoing(Id.of("a"));
        marries.assertIncoming(Id.of("a"), Marries.of("b", "a"));
        // Both places of a are taken by different edges; one edge to itself displaces both.
        marries.linkAll(Marries.of("a", "c"));
        assertThat(ok(marries.put(Marries.of("a", "a"))).displaced())
                .containsExactly(Marries.of("a", "c"), Marries.of("b", "a"));
        marries.assertOutgoing(Id.of("a"), Marries.of("a", "a"));
        marries.assertIncoming(Id.of("a"), Marries.of("a", "a"));
        marries.assertOutgoing(Id.of("b"));
        marries.assertIncoming(Id.of("c"));
        mentors.linkAll(Mentors.of("c", "c"));
        assertThat(ok(mentors.unlink(Id.of("c"), Id.of("c")))).isTrue();
        mentors.linkAll(Mentors.of("a", "c"));
    }

    @Test
    @Tag("R7")
    default void selfEdgesTakePartInBulkWrites(Session session) {
        Edges<Member, Member, Knows> knows = members(session).edges(Knows.TYPE);
        Vector<Knows> all = Vector.of(Knows.of("a", "a"), Knows.of("a", "b"), Knows.of("b", "b"));
        knows.fill(all);
        knows.assertOutgoing(Id.of("a"), Knows.of("a", "a"), Knows.of("a", "b"));
        knows.assertIncoming(Id.of("b"), Knows.of("a", "b"), Knows.of("b", "b"));
        var difference = ok(knows.replaceOutgoing(Id.of("a"), Vector.of(Knows.of("a", "a"), Knows.of("a", "c"))));
        assertThat(difference.kept()).containsExactly(Id.of("a"));
        assertThat(difference.added()).containsExactly(Id.of("c"));
        assertThat(difference.removed()).containsExactly(Id.of("b"));
        assertThat(ok(knows.replaceOutgoing(Id.of("a"), Vector.empty())).removed())
                .containsExactlyInAnyOrder(Id.of("a"), Id.of("c"));
        knows.assertIncoming(Id.of("a"));
        knows.assertLinked(Knows.of("b", "b"));
    }

    @Test
    @Tag("R7")
    default void anIrreflexiveRelationshipRefusesASelfEdge(Session session) {
        Edges<Member, Member, Avoids> avoids = members(session).edges(Avoids.TYPE);
        Avoids self = Avoids.of("a", "a");
        refused(InvalidEdge.class, avoids.link(self));
        refused(InvalidEdge.class, avoids.put(self));
        refused(InvalidEdge.class, avoids.replaceOutgoing(Id.of("a"), Vector.of(Avoids.of("a", "b"), self)));
        var report = ok(avoids.putAll(Vector.of(Avoids.of("a", "c"), self)));
        assertThat(report.rejected().map(entry -> entry._1())).containsExactly(1);
        report.rejected().forEach(entry -> assertThat(entry._2()).isInstanceOf(InvalidEdge.class));
        // Errors of the arguments come before missing ends.
        refused(InvalidEdge.class, avoids.link(Avoids.of("nobody", "nobody")));
        avoids.assertOutgoing(Id.of("a"), Avoids.of("a", "c"));
        avoids.assertIncoming(Id.of("a"));
    }

    @Test
    @Tag("R8")
    default void theTwoDirectionsOfASelfRelationshipStayApart(Session session) {
        Edges<Member, Member, Knows> knows = members(session).edges(Knows.TYPE);
        Knows forth = Knows.of("a", "b");
        Knows back = Knows.of("b", "a").since("lately");
        knows.linkAll(forth);
        knows.assertNotLinked(Id.of("b"), Id.of("a"));
        knows.assertOutgoing(Id.of("a"), forth);
        knows.assertIncoming(Id.of("a"));
        knows.assertOutgoing(Id.of("b"));
        knows.assertIncoming(Id.of("b"), forth);
        assertThat(ok(knows.unlink(Id.of("b"), Id.of("a")))).isFalse();
        knows.linkAll(back);
        knows.assertOutgoing(Id.of("a"), forth);
        knows.assertIncoming(Id.of("a"), back);
        assertThat(ok(knows.unlink(Id.of("a"), Id.of("b")))).isTrue();
        knows.assertNotLinked(Id.of("a"), Id.of("b"));
        knows.assertLinked(back);
    }

    @Test
    @Tag("R8")
    default void oneToManyAndOneToOneToItselfKeepTheirDirectionsApart(Session session) {
        TestStore store = members(session);
        Edges<Member, Member, Mentors> mentors = store.edges(Mentors.TYPE);
        mentors.linkAll(Mentors.of("a", "b"), Mentors.of("b", "a"), Mentors.of("b", "c"));
        mentors.assertOutgoing(Id.of("b"), Mentors.of("b", "a"), Mentors.of("b", "c"));
        mentors.assertIncoming(Id.of("b"), Mentors.of("a", "b"));
        Edges<Member, Member, Marries> marries = store.edges(Marries.TYPE);
        marries.linkAll(Marries.of("a", "b"), Marries.of("b", "c"), Marries.of("c", "a"));
        marries.assertOutgoing(Id.of("b"), Marries.of("b", "c"));
        marries.assertIncoming(Id.of("b"), Marries.of("a", "b"));
        assertThat(ok(marries.unlink(Id.of("b"), Id.of("c")))).isTrue();
        marries.assertOutgoing(Id.of("b"));
        marries.assertIncoming(Id.of("b"), Marries.of("a", "b"));
        marries.assertOutgoing(Id.of("c"), Marries.of("c", "a"));
    }
}
