package dev.ligature.adapters.dynamodb.duplication;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.Reading;
import dev.ligature.adapters.dynamodb.internal.layout.RowQuery;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Utf8;
import dev.ligature.domain.identity.Holding;
import dev.ligature.domain.identity.Identity;
import dev.ligature.domain.people.Friendship;
import dev.ligature.domain.people.People;
import dev.ligature.domain.people.Person;
import dev.ligature.domain.pets.Ownership;
import dev.ligature.domain.pets.Pets;
import dev.ligature.domain.school.Course;
import dev.ligature.domain.school.Enrolment;
import dev.ligature.domain.school.School;
import dev.ligature.domain.school.Student;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.Social;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class DuplicationLayoutTest {

    private static final DomainModel MODEL =
            School.MODEL.and(Social.MODEL).and(Pets.MODEL).and(Identity.MODEL).and(People.MODEL);

    private static final DuplicationLayout LAYOUT = new DuplicationLayout(MODEL, Keys.of("ns"), "p-");

    private static final Vector<String> IDS =
            Vector.of("1", ".", "/", "enrolment/1", "follow/", "\0", "\u00fc", "\ud83d\udcda", "x".repeat(512));

    @Test
    void everyTypeHasATableOfCollectionsWithoutIndexesAndOneOfItsValuesWhereItIsIndexed() {
        DuplicationLayout school = new DuplicationLayout(School.MODEL.and(People.MODEL), Keys.of("ns"), "p-");
        assertThat(school.tables())
                .containsExactlyInAnyOrder(
                        new TableSpec("p-student", "id", Option.of("part"), Vector.empty()),
                        new TableSpec("p-course", "id", Option.of("part"), Vector.empty()),
                        new TableSpec("p-person", "id", Option.of("part"), Vector.empty()),
                        new TableSpec("p-person.values", "value", Option.of("id"), Vector.empty()));
        assertThat(school.keyNames()).containsExactlyInAnyOrder("id", "part", "value");
        assertThat(school.name()).isEqualTo("duplication");
        assertThat(school.storedSettings()).isEmpty();
    }

    @Test
    void anEdgeIsAnItemAtItsTargetAndAnAttributeOfItsSource() {
        assertThat(shown(Enrolment.TYPE)).containsExactly("p-student ns/t1 | enrolment/s1", "source MANY");
        assertThat(shown(Follow.TYPE)).containsExactly("p-user ns/t1 | follow/s1", "source MANY");
        assertThat(shown(Friendship.TYPE)).containsExactly("p-person ns/t1 | friendship/s1", "source MANY");
        assertThat(shown(Ownership.TYPE)).containsExactly("target ONE", "source MANY");
        assertThat(shown(Holding.TYPE)).containsExactly("target ONE", "source ONE");
    }

    private static Vector<String> shown(Relationship<?, ?, ?> relationship) {
        return LAYOUT.edges(relationship).homes().map(home -> {
            if (home instanceof Home.Row row) {
                var key = row.keyOf().apply(new Ends("s1", "t1"));
                return key.table().name() + " " + key.hash() + " | "
                        + key.range().get();
            }
            return (home.near() == End.SOURCE ? "source " : "target ") + ((Home.Embedded) home).form();
        });
    }

    @Test
    void nothingLags() {
        MODEL.relationships().forEach(relationship -> {
            for (Direction direction : Direction.values()) {
                assertThat(LAYOUT.edges(relationship).reading(direction).lags()).isFalse();
            }
        });
    }

    @Test
    void aListingFindsItsItemsInOrderAndGoesOnBehindAnyOfThem() {
        for (Relationship<?, ?, ?> relationship : Vector.of(Enrolment.TYPE, Follow.TYPE)) {
            Reading.Rows rows = (Reading.Rows) LAYOUT.edges(relationship).incoming();
            assertThat(rows.inOrder()).isNotEqualTo(relationship.isOrdered());
            RowQuery query = rows.queryOf().apply("near");
            Vector<String> ranges = IDS.sorted(Utf8.ORDER).map(source -> {
                var key = ((Home.Row) rows.home()).keyOf().apply(new Ends(source, "near"));
                assertThat(key.hash()).isEqualTo(query.partitions().single());
                assertThat(query.startKeys().at(key.hash(), "", source))
                        .isEqualTo(Map.of("id", key.hash(), "part", key.range().get()));
                return key.range().get();
            });
            assertThat(ranges).allMatch(range -> range.startsWith(query.prefix()));
            assertThat(ranges.sorted(Utf8.ORDER)).isEqualTo(ranges);
        }
    }

    @Test
    void whatAKeyTellsIsWhatItWasMadeOf() {
        for (String id : IDS) {
            for (EntityType<?> type : MODEL.entities()) {
                var key = LAYOUT.entity(type, id);
                assertThat(LAYOUT.classify(key.table(), key.attributes())).isEqualTo(new Fact.EntityItem(type, id));
            }
            for (String source : IDS) {
                for (Relationship<?, ?, ?> relationship : Vector.of(Enrolment.TYPE, Follow.TYPE)) {
                    Home.Row row = (Home.Row) LAYOUT.edges(relationship).truth();
                    Ends ends = new Ends(source, id);
                    var key = row.keyOf().apply(ends);
                    assertThat(LAYOUT.classify(key.table(), key.attributes()))
                            .isEqualTo(new Fact.EdgeItem(relationship, row, ends));
                }
                var attribute = Person.TYPE.indexes().head();
                var key = LAYOUT.index(Person.TYPE, attribute).keyOf().apply(source, id);
                assertThat(LAYOUT.classify(key.table(), key.attributes()))
                        .isEqualTo(new Fact.IndexItem(Person.TYPE, attribute, new IndexItems.Entry(source, id)));
            }
        }
    }

    @Test
    void whatItNeverWritesIsForeignAndWhatOthersWroteIsElsewhere() {
        assertThat(classified(Student.TYPE, "ns/1", "follow/1")).isEqualTo(new Fact.Foreign());
        assertThat(classified(Student.TYPE, "ns/1", "enrolment/")).isEqualTo(new Fact.Foreign());
        assertThat(classified(Student.TYPE, "ns/1", "enrolment/" + "x".repeat(513)))
                .isEqualTo(new Fact.Foreign());
        assertThat(classified(Student.TYPE, "ns/1", "")).isEqualTo(new Fact.Foreign());
        assertThat(classified(Course.TYPE, "ns/1", "enrolment/1")).isEqualTo(new Fact.Foreign());
        assertThat(classified(Course.TYPE, "ns/", ".")).isEqualTo(new Fact.Foreign());
        assertThat(classified(Course.TYPE, "1", ".")).isEqualTo(new Fact.Foreign());
        assertThat(classified(Course.TYPE, "ns2/1", ".")).isEqualTo(new Fact.Elsewhere());
    }

    private static Fact classified(EntityType<?> type, String id, String part) {
        return LAYOUT.classify(
                LAYOUT.entity(type, "x").table(),
                Map.of("id", AttributeValue.fromS(id), "part", AttributeValue.fromS(part)));
    }
}
