package dev.ligature.adapters.dynamodb.keyset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.internal.layout.EdgePlacement;
import dev.ligature.adapters.dynamodb.internal.layout.Fact;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.layout.Home.Form;
import dev.ligature.adapters.dynamodb.internal.layout.IndexItems;
import dev.ligature.adapters.dynamodb.internal.layout.Keys;
import dev.ligature.adapters.dynamodb.internal.layout.StoredSettings;
import dev.ligature.adapters.dynamodb.internal.layout.TableSpec;
import dev.ligature.adapters.dynamodb.keyset.Club.Joined;
import dev.ligature.adapters.dynamodb.keyset.Club.Knows;
import dev.ligature.adapters.dynamodb.keyset.Club.Leads;
import dev.ligature.adapters.dynamodb.keyset.Club.Paid;
import dev.ligature.adapters.dynamodb.keyset.Club.Person;
import dev.ligature.adapters.dynamodb.keyset.Club.Seat;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Direction;
import dev.ligature.ports.End;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class KeySetLayoutTest {

    private static final KeySetLayout LAYOUT = new KeySetLayout(Club.MODEL, Keys.of("ns"), "p-");

    private static TableSpec table(String name) {
        return LAYOUT.tables().find(table -> table.name().equals(name)).get();
    }

    @Test
    void everyTypeHasATableWithoutIndexesAndOneOfItsValuesWhereItIsIndexed() {
        assertThat(LAYOUT.tables())
                .containsExactly(
                        new TableSpec("p-club", "id", Option.none(), Vector.empty()),
                        new TableSpec("p-person", "id", Option.none(), Vector.empty()),
                        new TableSpec("p-club.values", "value", Option.of("id"), Vector.empty()));
        assertThat(LAYOUT.keyNames()).containsExactlyInAnyOrder("id", "value");
        assertThat(LAYOUT.name()).isEqualTo("keyset");
    }

    @Test
    void edgesWithoutAttributesAreSetsAndOthersAnAttributeEach() {
        assertThat(forms(Joined.TYPE)).containsExactly("source SET", "target SET");
        assertThat(forms(Paid.TYPE)).containsExactly("source MANY", "target MANY");
        assertThat(forms(Knows.TYPE)).containsExactly("source MANY", "target MANY");
        assertThat(forms(Seat.TYPE)).containsExactly("source ONE", "target ONE");
        assertThat(forms(Leads.TYPE)).as("the truth at the cheaper end").containsExactly("target ONE", "source SET");
    }

    private static Vector<String> forms(Relationship<?, ?, ?> relationship) {
        return LAYOUT.edges(relationship)
                .homes()
                .map(Home.Embedded.class::cast)
                .map(home -> (home.near() == End.SOURCE ? "source " : "target ") + home.form());
    }

    @Test
    void bothDirectionsAreReadFromTheNearItemAndNeverLag() {
        for (Relationship<?, ?, ?> relationship : Club.MODEL.relationships()) {
            EdgePlacement placement = LAYOUT.edges(relationship);
            for (Direction direction : Direction.values()) {
                assertThat(placement.reading(direction).lags()).isFalse();
                assertThat(placement.reading(direction).home())
                        .isEqualTo(placement.embeddedAt(direction.near()).get());
            }
            assertThat(placement.embeddedAt(End.SOURCE).get().form())
                    .isNotNull()
                    .isIn((Object[]) Form.values());
        }
    }

    @Test
    void whatAKeyTellsIsWhatItWasMadeOf() {
        for (String id : Vector.of("1", "/", ".settings", "ns/club/1", "values", "\0", "\u00fc", "x".repeat(512))) {
            for (EntityType<?> type : Club.MODEL.entities()) {
                var key = LAYOUT.entity(type, id);
                assertThat(key.hash()).isEqualTo("ns/" + type.name() + "/" + id);
                assertThat(LAYOUT.classify(key.table(), key.attributes())).isEqualTo(new Fact.EntityItem(type, id));
            }
            var name = Club.TYPE.indexes().head();
            var key = LAYOUT.index(Club.TYPE, name).keyOf().apply("a/b", id);
            assertThat(LAYOUT.classify(key.table(), key.attributes()))
                    .isEqualTo(new Fact.IndexItem(Club.TYPE, name, new IndexItems.Entry("a/b", id)));
        }
    }

    @Test
    void whatItNeverWritesIsForeignAndWhatOthersWroteIsElsewhere() {
        for (String id : Vector.of("ns/club/", "ns/person/1", "ns/1", "ns", "1", "ns/club/" + "x".repeat(513))) {
            assertThat(classified("p-club", id)).as(id).isEqualTo(new Fact.Foreign());
        }
        for (String id : Vector.of("other/club/1", "ns2/club/1", "other/.settings")) {
            assertThat(classified("p-club", id)).as(id).isEqualTo(new Fact.Elsewhere());
        }
        assertThat(classified("p-club", "ns/.settings")).isEqualTo(new Fact.SettingsItem());
    }

    private static Fact classified(String table, String id) {
        return LAYOUT.classify(table(table), Map.of("id", AttributeValue.fromS(id)));
    }

    @Test
    void theFormOfEdgesIsKeptBesideTheirSources() {
        Vector<StoredSettings> stored = LAYOUT.storedSettings();
        assertThat(stored.map(settings ->
                        settings.key().table().name() + " " + settings.key().hash()))
                .containsExactlyInAnyOrder("p-club ns/.settings", "p-person ns/.settings");
        assertThat(stored.flatMap(StoredSettings::settings).map(setting -> setting.attribute() + "=" + setting.value()))
                .containsExactlyInAnyOrder(
                        "edges.joined=a set of ids at the source, a set of ids at the target",
                        "edges.paid=an attribute each at the source, an attribute each at the target",
                        "edges.leads=a set of ids at the source, one at the target",
                        "edges.knows=an attribute each at the source, an attribute each at the target",
                        "edges.seat=one at the source, one at the target");
        assertThat(Person.TYPE.indexes()).isEmpty();
    }
}
