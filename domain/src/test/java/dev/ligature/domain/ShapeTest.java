package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.sample.Address;
import dev.ligature.domain.sample.Awkward;
import dev.ligature.domain.sample.Colour;
import dev.ligature.domain.sample.Device;
import dev.ligature.domain.sample.ImmutableAddress;
import dev.ligature.domain.sample.ImmutableDevice;
import dev.ligature.domain.sample.ImmutableNested;
import dev.ligature.domain.sample.ImmutableOuter;
import dev.ligature.domain.sample.Outer;
import dev.ligature.domain.sample.Plain;
import dev.ligature.domain.sample.Point;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ShapeTest {

    private static final Shape<Device> DEVICE = Shape.of(Device.class);

    @Test
    void anImmutablesValueComesBackEqual() {
        Doctor doctor = ImmutableDoctor.builder()
                .id(Doctor.TYPE.id("d1"))
                .name("Ann")
                .specialty("surgery")
                .build();

        Datum.Fields fields = Doctor.TYPE.shape().read(doctor).get();

        assertThat(fields.values().keySet()).containsExactly("id", "name", "specialty");
        assertThat(Doctor.TYPE.shape().rebuild(fields).get()).isEqualTo(doctor);
    }

    @Test
    void anAbsentOptionIsLeftOut() {
        Doctor doctor =
                ImmutableDoctor.builder().id(Doctor.TYPE.id("d1")).name("Ann").build();

        Datum.Fields fields = Doctor.TYPE.shape().read(doctor).get();

        assertThat(fields.values().keySet()).containsExactly("id", "name");
        assertThat(Doctor.TYPE.shape().rebuild(fields).get()).isEqualTo(doctor);
    }

    @Test
    void everyMemberThatABuilderTakesIsAnAttribute() {
        assertThat(DEVICE.attributes().map(Attribute::toString))
                .containsExactly(
                        "name: text",
                        "id: id",
                        "boxed: whole",
                        "boxedLong: whole",
                        "port: whole",
                        "zone: optional text",
                        "remark: optional text",
                        "tags: list of text",
                        "colours: set of Colour",
                        "counts: map of whole");
    }

    @Test
    void aValueOfEveryKindOfMemberComesBackEqual() {
        Device device = device().build();

        assertThat(DEVICE.rebuild(DEVICE.read(device).get()).get()).isEqualTo(device);
        assertThat(DEVICE.rebuild(DEVICE.read(device).get()).get().label()).isEqualTo("cam:81");
    }

    @Test
    void derivedAndLazyMembersAreNotStored() {
        Device device = device().build();

        assertThat(device.slow()).isEqualTo("cam:81cam:81");
        assertThat(DEVICE.read(device).get().values()).doesNotContainKeys("label", "slow", "greet");
    }

    @Test
    void anAbsentAttributeTakesItsDefault() {
        Datum.Fields fields = without(DEVICE.read(device().build()).get(), "port");

        assertThat(DEVICE.rebuild(fields).get().port()).isEqualTo(8080);
    }

    @Test
    void anAbsentOptionStaysAbsentEvenWhereAnotherIsTheDefault() {
        Device device = device().zone(Optional.empty()).build();

        assertThat(DEVICE.rebuild(DEVICE.read(device).get()).get()).isEqualTo(device);
    }

    @Test
    void theBuilderInsideAnotherGeneratedClassIsFound() {
        Outer.Inner inner = ImmutableOuter.Inner.builder().word("w").build();
        Shape<Outer.Inner> shape = Shape.of(Outer.Inner.class);

        assertThat(shape.rebuild(shape.read(inner).get()).get()).isEqualTo(inner);
    }

    @Test
    void theBuilderOfANestedTypeIsFoundBesideItsOuterType() {
        Plain.Nested nested = ImmutableNested.builder().word("w").build();
        Shape<Plain.Nested> shape = Shape.of(Plain.Nested.class);

        assertThat(shape.rebuild(shape.read(nested).get()).get()).isEqualTo(nested);
    }

    @Test
    void awkwardNamesStayApart() {
        Shape<Awkward> shape = Shape.of(Awkward.class);
        Datum.Fields fields = shape.read(Awkward.sample()).get();

        assertThat(fields.values())
                .hasSize(19)
                .containsEntry("name", new Datum.Text("n"))
                .containsEntry("Name", new Datum.Text("N"));
        assertThat(shape.rebuild(fields).get()).isEqualTo(Awkward.sample());
    }

    @Test
    void fieldsThatAShapeDoesNotKnowArePassedOver() {
        Device device = device().build();
        Map<String, Datum> more = new LinkedHashMap<>(DEVICE.read(device).get().values());
        more.put("unknown", new Datum.Bool(true));

        assertThat(DEVICE.rebuild(new Datum.Fields(more)).get()).isEqualTo(device);
    }

    @Test
    void aMissingAttributeIsNamed() {
        Datum.Fields fields = without(DEVICE.read(device().build()).get(), "name");

        assertThat(DEVICE.rebuild(fields).getLeft().reason()).isEqualTo("attribute 'name' is missing");
        assertThat(DEVICE.rebuild(fields).getLeft().invariant()).isEmpty();
    }

    @Test
    void anAttributeOfAnotherTypeIsNamedByItsPath() {
        Shape<Address> shape = Shape.of(Address.class);
        Datum.Fields point =
                new Datum.Fields(Map.of("x", new Datum.Num(BigDecimal.ONE), "y", new Datum.Text("SECRET")));
        Datum.Fields address = new Datum.Fields(Map.of("street", new Datum.Text("s"), "at", point));

        assertThat(shape.rebuild(address).getLeft().reason())
                .isEqualTo("attribute 'at.y' is of another type than expected");
    }

    @Test
    void aValueThatNoStoreCanHoldIsNamedByItsPath() {
        Shape<Address> shape = Shape.of(Address.class);

        assertThat(shape.read(ImmutableAddress.builder().street("SECRET\uD800").build())
                        .getLeft()
                        .reason())
                .isEqualTo("attribute 'street' is no well-formed Unicode: it holds an unpaired surrogate");
    }

    @Test
    void whatAValuesOwnInvariantsRefuseIsARefusalThatKeepsWhy() {
        Datum.Fields blank = new Datum.Fields(Map.of("id", new Datum.Text("d1"), "name", new Datum.Text(" ")));

        Refusal refusal = Doctor.TYPE.shape().rebuild(blank).getLeft();

        assertThat(refusal.reason()).isEqualTo("is refused by its own invariants");
        assertThat(refusal.invariant().get()).hasMessage("name must not be blank");
    }

    @Test
    void whatANestedValuesInvariantsRefuseIsARefusalToo() {
        Shape<Address> shape = Shape.of(Address.class);
        Datum.Fields point = new Datum.Fields(
                Map.of("x", new Datum.Num(BigDecimal.valueOf(-1)), "y", new Datum.Num(BigDecimal.ONE)));
        Datum.Fields address = new Datum.Fields(Map.of("street", new Datum.Text("s"), "at", point));

        Refusal refusal = shape.rebuild(address).getLeft();

        assertThat(refusal.reason()).isEqualTo("attribute 'at' is refused by its own invariants");
        assertThat(refusal.invariant().get()).hasMessage("x must not be negative");
    }

    @Test
    void aShapeTellsItsTypeAndAttributesInWords() {
        assertThat(Shape.of(Point.class)).hasToString("Point(x: whole, y: whole)");
        assertThat(Shape.of(Point.class).attribute("z")).isEmpty();
    }

    private static ImmutableDevice.Builder device() {
        return ImmutableDevice.builder()
                .id(Device.TYPE.id("c1"))
                .name("cam")
                .boxed(1)
                .boxedLong(2L)
                .port(81)
                .zone("garden")
                .remark("old")
                .addTags("b", "a")
                .addColours(Colour.GREEN)
                .putCounts("seen", 3);
    }

    private static Datum.Fields without(Datum.Fields fields, String name) {
        Map<String, Datum> fewer = new LinkedHashMap<>(fields.values());
        fewer.remove(name);
        return new Datum.Fields(fewer);
    }
}
