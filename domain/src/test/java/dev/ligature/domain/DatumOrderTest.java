package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class DatumOrderTest {

    /** Ascending, each distinct. */
    private static final List<Datum> ASCENDING = List.of(
            text(""),
            text("a"),
            text("\uFB01"),
            text("\uD83D\uDE00"),
            number("-1.5"),
            number("0"),
            number("2"),
            number("10"),
            new Datum.Bool(false),
            new Datum.Bool(true),
            new Datum.Items(List.of()),
            new Datum.Items(List.of(text("a"))),
            new Datum.Items(List.of(text("a"), text("b"))),
            new Datum.Items(List.of(text("a], Text[value=b"))),
            Datum.Fields.empty(),
            new Datum.Fields(Map.of("a", text("x"))),
            new Datum.Fields(Map.of("a", text("x"), "b", text("x"))),
            new Datum.Fields(Map.of("a", text("y"))),
            new Datum.Fields(Map.of("b", text("a"))));

    @Test
    void dataOfEveryKindHaveOneOrder() {
        List<Datum> shuffled = new ArrayList<>(ASCENDING);
        Collections.shuffle(shuffled, new Random(7));
        shuffled.sort(DatumOrder.INSTANCE);

        assertThat(shuffled).isEqualTo(ASCENDING);
    }

    @Test
    void theOrderAgreesWithEquality() {
        for (Datum left : ASCENDING) {
            for (Datum right : ASCENDING) {
                int order = DatumOrder.INSTANCE.compare(left, right);

                assertThat(order == 0).isEqualTo(left.equals(right));
                assertThat(Integer.signum(order)).isEqualTo(-Integer.signum(DatumOrder.INSTANCE.compare(right, left)));
            }
        }
    }

    private static Datum text(String value) {
        return new Datum.Text(value);
    }

    private static Datum number(String value) {
        return new Datum.Num(new BigDecimal(value));
    }
}
