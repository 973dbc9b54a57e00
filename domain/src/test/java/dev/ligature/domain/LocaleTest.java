package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.film.Actor;
import dev.ligature.domain.film.ImmutableActor;
import dev.ligature.domain.sample.AllTypes;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing that is stored or told depends on where the JVM believes it is. */
class LocaleTest {

    private final Locale usual = Locale.getDefault();

    @AfterEach
    void goHome() {
        Locale.setDefault(usual);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "tr-TR",
                "lt-LT",
                "ar-EG-u-nu-arab",
                "th-TH-u-ca-buddhist-nu-thai",
                "ja-JP-u-ca-japanese",
                "de-DE"
            })
    void everythingIsWrittenAsAtHome(String tag) {
        Locale.setDefault(Locale.ROOT);
        List<String> home = written();
        Locale.setDefault(Locale.forLanguageTag(tag));

        assertThat(written()).isEqualTo(home);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tr-TR", "lt-LT"})
    void idsThatDifferInLetterCaseStayApart(String tag) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        List<String> ids = List.of("ab", "aB", "AB", "title", "TITLE", "T\u0130TLE", "t\u0131tle", "dGVzdA", "DGvZDa");

        assertThat(ids.stream().map(Id::of).distinct()).hasSameSizeAs(ids);
        assertThat(ids.stream().map(Id::of).map(Id::value)).isEqualTo(ids);
    }

    private static List<String> written() {
        List<String> all = new ArrayList<>();
        for (Object value : List.of(
                -1234567L,
                1234567L,
                new BigDecimal("-1234567.5"),
                new BigDecimal("1234567.5"),
                Instant.EPOCH.plusNanos(1),
                LocalDate.of(2026, 1, 2),
                "t\u0131tle I i")) {
            all.add(OrderedText.of(value));
        }
        all.add(Id.ofLong(-1234567L).value());
        Shape<AllTypes> shape = Shape.of(AllTypes.class);
        all.add(shape.toString());
        shape.read(AllTypes.full()).get().values().forEach((name, datum) -> all.add(name + "=" + datum));
        Actor actor = ImmutableActor.builder()
                .id(Id.of("\u0130i"))
                .name("\u0131I")
                .upvotes(1_234_567)
                .build();
        all.add(Actor.TYPE.shape().read(actor).get().toString());
        for (Cardinality cardinality : Cardinality.values()) {
            all.add(cardinality.toString());
        }
        return all;
    }
}
