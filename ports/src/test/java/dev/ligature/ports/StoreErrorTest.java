package dev.ligature.ports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableDoctor;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class StoreErrorTest {

    private static final Id<Doctor> ID = Id.of("d1");
    private static final Doctor SECRET =
            ImmutableDoctor.builder().id(ID).name("SECRET-MARK").build();

    static Stream<Arguments> errors() {
        return Stream.of(
                told(
                        new StoreError.InvalidKey("doctor", "an id must not be empty"),
                        "invalid key for 'doctor': an id must not be empty"),
                told(
                        new StoreError.InvalidValue("doctor", "attribute 'name' is null"),
                        "invalid value for 'doctor': attribute 'name' is null"),
                told(
                        new StoreError.InvalidEdge("follow", "an end is linked to itself"),
                        "invalid edge of 'follow': an end is linked to itself"),
                told(
                        new StoreError.InvalidCursor("it is damaged"),
                        "invalid cursor: it is damaged; begin again without a cursor"),
                told(
                        new StoreError.DegreeLimit("care", ID, 5),
                        "'d1' has reached the limit of 5 for edges of 'care' in this layout; unlink some or choose a layout without this bound"),
                told(
                        new StoreError.ItemTooLarge("doctor", ID, 500_000, 409_600),
                        "'doctor' d1 takes 500000 bytes; an item has at most 409600"),
                told(
                        new StoreError.Unsupported("a strong page", "ask for an eventual one"),
                        "a strong page is not supported by this adapter; ask for an eventual one"),
                told(
                        StoreError.NotFound.entity("doctor", ID),
                        "there is no 'doctor' d1; check the id, or create it first"),
                told(
                        StoreError.NotFound.edge("care", ID, Id.of("p1")),
                        "there is no 'care' d1 -> p1; check the id, or create it first"),
                told(new StoreError.AlreadyExists("doctor", ID), "'doctor' d1 exists already; update or replace it"),
                told(
                        new StoreError.AlreadyLinked("care", ID, Id.of("p1")),
                        "'care' already links d1 to p1; put or update the edge to change it"),
                told(
                        new StoreError.MissingEndpoint(End.SOURCE, "doctor", ID),
                        "the edge's source, 'doctor' d1, does not exist; create it first"),
                told(
                        new StoreError.MissingEndpoint(End.TARGET, "patient", Id.of("p1")),
                        "the edge's target, 'patient' p1, does not exist; create it first"),
                told(
                        new StoreError.CardinalityViolation("ownership", End.TARGET, Id.of("pet1"), Id.of("o1")),
                        "the target pet1 of 'ownership' is linked with o1 and can have one edge; unlink that one, or put to move it"),
                told(
                        new StoreError.VersionConflict("doctor", ID, new Versioned<>(SECRET, Version.of("7"))),
                        "'doctor' d1 was changed meanwhile; decide on its current version anew"),
                told(
                        new StoreError.Throttled("create of 'doctor' d1"),
                        "create of 'doctor' d1 was throttled until its deadline; try again later, or provision more capacity"),
                told(
                        new StoreError.Unavailable("find of 'doctor' d1", "no route to host"),
                        "find of 'doctor' d1 failed: no route to host"),
                told(
                        new StoreError.OutcomeUnknown("link of 'care'", "the answer was lost"),
                        "link of 'care' may or may not have happened: the answer was lost; read the state, or run it again"),
                told(
                        new StoreError.CorruptItem("doctor", "d1", "attribute 'name' is missing"),
                        "the stored 'doctor' d1 can't be read: attribute 'name' is missing; see the audit"));
    }

    private static Arguments told(StoreError error, String message) {
        return Arguments.of(error, message);
    }

    @ParameterizedTest
    @MethodSource("errors")
    void anErrorTellsWhatHappenedAndWhatToDo(StoreError error, String message) {
        assertThat(error.message()).isEqualTo(message);
        assertThat(error).hasToString(message);
        assertThat(error.toException()).hasMessage(message).hasNoCause();
        assertThat(error.toException().error()).isSameAs(error);
    }

    @Test
    void everyKindOfErrorIsTold() {
        assertThat(kinds(StoreError.class).distinct())
                .containsExactlyInAnyOrderElementsOf(errors().<Class<?>>map(told -> told.get()[0].getClass())
                        .distinct()
                        .toList());
    }

    private static Stream<Class<?>> kinds(Class<?> type) {
        return type.isInterface()
                ? Arrays.stream(type.getPermittedSubclasses()).flatMap(StoreErrorTest::kinds)
                : Stream.of(type);
    }

    @Test
    void noErrorRepeatsAnAttributesValue() {
        StoreError conflict = new StoreError.VersionConflict("doctor", ID, new Versioned<>(SECRET, Version.of("7")));

        assertThat(conflict.message() + conflict + conflict.toException() + new Versioned<>(SECRET, Version.of("7")))
                .doesNotContain("SECRET-MARK");
    }

    static Stream<StoreError> awkward() {
        String text = "a\nb\r\u2028c\u001b[31m";
        Id<Doctor> id = Id.of(text);
        return Stream.of(
                new StoreError.InvalidKey("doctor", text),
                new StoreError.InvalidValue("doctor", text),
                new StoreError.InvalidEdge("care", text),
                new StoreError.InvalidCursor(text),
                new StoreError.DegreeLimit("care", id, 5),
                new StoreError.ItemTooLarge("doctor", id, 1, 2),
                new StoreError.Unsupported(text, text),
                StoreError.NotFound.entity("doctor", id),
                StoreError.NotFound.edge("care", id, id),
                new StoreError.AlreadyExists("doctor", id),
                new StoreError.AlreadyLinked("care", id, id),
                new StoreError.MissingEndpoint(End.SOURCE, "doctor", id),
                new StoreError.CardinalityViolation("care", End.SOURCE, id, id),
                new StoreError.VersionConflict("doctor", id, new Versioned<>(SECRET, Version.of(text))),
                new StoreError.Throttled(text),
                new StoreError.Unavailable(text, text),
                new StoreError.OutcomeUnknown(text, text),
                new StoreError.CorruptItem("doctor", text, text));
    }

    @ParameterizedTest
    @MethodSource("awkward")
    void aMessageIsOneLineWhateverItTellsOf(StoreError error) {
        assertThat(error.message().codePoints())
                .noneMatch(Character::isISOControl)
                .noneMatch(c -> Character.getType(c) == Character.LINE_SEPARATOR);
    }

    @Test
    void everyKindOfErrorIsTriedWithAwkwardText() {
        assertThat(awkward().<Class<?>>map(Object::getClass).distinct())
                .containsExactlyInAnyOrderElementsOf(kinds(StoreError.class).toList());
    }
}
