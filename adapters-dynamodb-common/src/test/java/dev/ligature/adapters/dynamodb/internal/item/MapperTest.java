package dev.ligature.adapters.dynamodb.internal.item;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ligature.domain.Id;
import dev.ligature.domain.Shape;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableDoctor;
import io.vavr.control.Option;
import java.lang.invoke.MethodHandles;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticImmutableTableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class MapperTest {

    record Odd(Id<Odd> id, String pk, double ratio, Option<BigDecimal> size) {}

    private static final Shape<Odd> ODD = Shape.of(Odd.class, MethodHandles.lookup());

    @Test
    void whatTheKeyTellsIsNotStoredAndComesBack() {
        Mapper<Doctor> mapper = Mapper.of(Doctor.TYPE.shape(), Set.of("id"), Set.of());
        Doctor doctor = ImmutableDoctor.builder()
                .id(Doctor.TYPE.id("d1"))
                .name("Ann")
                .specialty("surgery")
                .build();

        Map<String, AttributeValue> item = mapper.write(doctor).get();

        assertThat(item)
                .isEqualTo(Map.of("name", AttributeValue.fromS("Ann"), "specialty", AttributeValue.fromS("surgery")));
        assertThat(mapper.read(item, Map.of("id", "d1")).get()).isEqualTo(doctor);
    }

    @Test
    void aNameThatAKeyHasTakenIsStoredUnderAnother() {
        Mapper<Odd> mapper = Mapper.of(ODD, Set.of("id"), Set.of("pk", "sk"));
        Odd odd = new Odd(Id.of("o"), "mine", 0.5, Option.of(new BigDecimal("1.50")));

        Map<String, AttributeValue> item = mapper.write(odd).get();

        assertThat(item)
                .isEqualTo(Map.of(
                        "~a.pk", AttributeValue.fromS("mine"),
                        "ratio", AttributeValue.fromN("0.5"),
                        "size", AttributeValue.fromN("1.5")));
        Map<String, AttributeValue> stored = new HashMap<>(item);
        stored.put("pk", AttributeValue.fromS("namespace/o"));
        assertThat(mapper.read(stored, Map.of("id", "o")).get())
                .isEqualTo(new Odd(Id.of("o"), "mine", 0.5, Option.of(new BigDecimal("1.5"))));
    }

    @Test
    void aValueThatNoStoreCanHoldIsToldByItsAttribute() {
        Mapper<Odd> mapper = Mapper.of(ODD, Set.of("id"), Set.of());

        assertThat(mapper.write(new Odd(Id.of("o"), "", Double.NaN, Option.none()))
                        .getLeft())
                .isEqualTo("attribute 'ratio' is not a finite number");
    }

    @Test
    void anItemOfAnotherKindIsToldWithoutItsValues() {
        Mapper<Odd> mapper = Mapper.of(ODD, Set.of("id"), Set.of());
        Map<String, AttributeValue> item = Map.of("pk", AttributeValue.fromN("17"), "ratio", AttributeValue.fromN("1"));

        assertThat(mapper.read(item, Map.of("id", "o")).getLeft())
                .contains("'pk'")
                .doesNotContain("17");
        assertThat(mapper.read(Map.of("pk", AttributeValue.fromBs(java.util.List.of())), Map.of("id", "o"))
                        .isLeft())
                .isTrue();
    }

    @Test
    void aSchemaOfTheApplicationsOwnMapsEverything() {
        Mapper<Named> mapper = Mapper.of(schema("label"), Set.of());

        Map<String, AttributeValue> item = mapper.write(new Named("x")).get();

        assertThat(item).isEqualTo(Map.of("label", AttributeValue.fromS("x")));
        assertThat(mapper.read(item, Map.of()).get()).isEqualTo(new Named("x"));
    }

    @Test
    void aSchemaWithAReservedNameIsRefusedByThatName() {
        assertThatThrownBy(() -> Mapper.of(schema("~v"), Set.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'~v'")
                .hasMessageContaining("reserved")
                .hasMessageContaining(Named.class.getName());
    }

    record Named(String label) {}

    static final class NamedBuilder {
        private String label = "";

        void label(String value) {
            label = value;
        }

        Named build() {
            return new Named(label);
        }
    }

    private static TableSchema<Named> schema(String attribute) {
        return StaticImmutableTableSchema.builder(Named.class, NamedBuilder.class)
                .newItemBuilder(NamedBuilder::new, NamedBuilder::build)
                .addAttribute(
                        String.class,
                        a -> a.name(attribute).getter(Named::label).setter(NamedBuilder::label))
                .build();
    }
}
