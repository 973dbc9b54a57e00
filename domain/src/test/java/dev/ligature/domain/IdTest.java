package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.quicktheories.QuickTheory.qt;
import static org.quicktheories.generators.SourceDSL.longs;

import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.Patient;
import io.vavr.control.Either;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IdTest {

    @ParameterizedTest
    @ValueSource(
            strings = {" ", "  a ", "\t", "\0", "a/b#c:d", "JOSÉ", "1", "1.0", "01", "1e0", "0E0", "00M", "\uD83D\uDE00"
            })
    void anIdKeepsItsTextAsItIs(String text) {
        assertThat(Id.<Doctor>of(text).value()).isEqualTo(text);
        assertThat(Id.<Doctor>of(text)).hasToString(text);
        assertThat(Id.<Doctor>parse(text)).isEqualTo(Either.right(Id.of(text)));
    }

    @Test
    void idsThatLookAlikeStayApart() {
        List<String> alike = List.of(
                "ab",
                "aB",
                "AB",
                "Jos\u00e9",
                "Jose\u0301",
                "i",
                "I",
                "\u0130",
                "\u0131",
                "a",
                "a ",
                "1",
                "1.0",
                "01",
                "1e0");
        Set<Id<Doctor>> ids = new HashSet<>();
        alike.forEach(text -> ids.add(Id.of(text)));

        assertThat(ids).hasSameSizeAs(alike);
    }

    @Test
    void anIdIsEqualToOneOfTheSameTextOnly() {
        assertThat(Doctor.TYPE.id("d1")).isEqualTo(Id.of("d1")).hasSameHashCodeAs(Id.of("d1"));
        assertThat(Doctor.TYPE.id("d1")).isNotEqualTo(Id.of("d2")).isNotEqualTo("d1");
        assertThat((Object) Patient.TYPE.id("x")).isEqualTo(Doctor.TYPE.id("x"));
    }

    @Test
    void theEmptyTextIsNoId() {
        assertThat(Id.parse("")).isEqualTo(Either.left("an id must not be empty"));
        assertThatIllegalArgumentException().isThrownBy(() -> Id.of("")).withMessage("an id must not be empty");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\uD800", "\uDC00", "ok\uD83D", "\uDE00\uD83D"})
    void anUnpairedSurrogateIsNoId(String text) {
        assertThat(Id.parse(text))
                .isEqualTo(Either.left("an id must be well-formed Unicode: it holds an unpaired surrogate"));
        assertThatIllegalArgumentException().isThrownBy(() -> Id.of(text)).withMessageNotContaining(text);
    }

    @Test
    void anIdHasAtMost512Utf8Bytes() {
        for (String unit : List.of("a", "\u00e9", "\u20ac", "\uD83D\uDE00")) {
            int bytes = Utf8.length(unit);
            String longest = unit.repeat(512 / bytes) + "a".repeat(512 % bytes);

            assertThat(Id.of(longest).value()).isEqualTo(longest);
            assertThat(Id.parse(longest + "a"))
                    .isEqualTo(Either.left("an id has at most 512 UTF-8 bytes: this one has 513"));
            assertThat(Id.parse(unit.repeat(512)).isRight()).isEqualTo(bytes == 1);
        }
    }

    @Test
    void idsAreOrderedByTheirUtf8Bytes() {
        Stream<String> shuffled = Stream.of("\uD83D\uDE00", "\uFB01", "b", "a", "aa", "B", "\u00e9", "a\0");

        assertThat(shuffled.map(Id::of).sorted().map(Id::value))
                .containsExactly("B", "a", "a\0", "aa", "b", "\u00e9", "\uFB01", "\uD83D\uDE00");
    }

    @Test
    void orderAgreesWithEquality() {
        qt().forAll(Texts.between(1, 3), Texts.between(1, 3))
                .check((left, right) -> (Id.of(left).compareTo(Id.of(right)) == 0)
                        == Id.of(left).equals(Id.of(right)));
    }

    @Test
    void theIdOfANumberIsOrderedAsTheNumberIs() {
        qt().withExamples(20_000)
                .forAll(longs().all(), longs().all())
                .check((left, right) -> Integer.signum(Id.ofLong(left).compareTo(Id.ofLong(right)))
                        == Integer.signum(Long.compare(left, right)));
        assertThat(Stream.of(Long.MAX_VALUE, 1L, 0L, -1L, -10L, -9L, Long.MIN_VALUE, 10L, 9L)
                        .map(Id::ofLong)
                        .sorted()
                        .map(Id::asLong))
                .containsExactly(Long.MIN_VALUE, -10L, -9L, -1L, 0L, 1L, 9L, 10L, Long.MAX_VALUE);
    }

    @Test
    void theIdOfANumberHas20CharactersAndTellsTheNumber() {
        qt().forAll(longs().all()).checkAssert(number -> {
            assertThat(Id.ofLong(number).value()).hasSize(20);
            assertThat(Id.ofLong(number).asLong()).isEqualTo(number);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "p1",
                "x0000000000000000001",
                "p00000000000000000001",
                "p000000000000000000a",
                "p9999999999999999999",
                "n-000000000000000001",
                "p\u0660000000000000000000"
            })
    void anIdThatWasNotMadeOfANumberTellsNone(String text) {
        assertThatIllegalStateException()
                .isThrownBy(() -> Id.of(text).asLong())
                .withMessage("this id was not made of a number");
    }

    @Test
    void theIdOfAUuidTellsTheUuid() {
        UUID uuid = UUID.fromString("00112233-4455-6677-8899-AABBCCDDEEFF");

        assertThat(Id.of(uuid).value()).isEqualTo("00112233-4455-6677-8899-aabbccddeeff");
        assertThat(Id.of(uuid).asUuid()).isEqualTo(uuid);
        assertThat(Id.of(uuid)).isEqualTo(Id.of("00112233-4455-6677-8899-aabbccddeeff"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"x", "1-1-1-1-1", "00112233-4455-6677-8899-AABBCCDDEEFF", "00112233-4455-6677-8899-aabbccddeeff "
            })
    void anIdThatIsNoUuidInCanonicalFormTellsNone(String text) {
        assertThatIllegalStateException()
                .isThrownBy(() -> Id.of(text).asUuid())
                .withMessage("this id is not a UUID in canonical form");
    }
}
