package dev.ligature.app.value;

import dev.ligature.domain.Datum;
import dev.ligature.domain.Id;
import dev.ligature.domain.InvalidDatumException;
import dev.ligature.domain.ValueType;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Text as a value of a type. A list is a JSON array or one plain value, a map or nested value a JSON object; everything
 * else is written as it is: ISO dates, decimal numbers, {@code true} and {@code false}, the names of constants.
 */
public final class Texts {

    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][+-]?\\d{1,9})?");
    private static final int LONGEST_NUMBER = 1_000;

    private Texts() {}

    /** The neutral form of the text, or on the left what is wrong with it, without repeating it. */
    public static Either<String, Datum> parse(ValueType type, String text) {
        try {
            return Either.right(datum(type, text));
        } catch (NotThat e) {
            return Either.left(e.reason);
        } catch (InvalidDatumException e) {
            return Either.left(String.valueOf(e.getMessage()));
        } catch (IllegalArgumentException e) {
            return Either.left("is refused by its own invariants");
        }
    }

    static Datum datum(ValueType type, String text) {
        return switch (type.kind()) {
            case TEXT -> checked(type, new Datum.Text(text));
            case ID ->
                new Datum.Text(Id.parse(text)
                        .getOrElseThrow(reason -> new NotThat("is no id: " + reason))
                        .value());
            case BOOLEAN -> truth(text);
            case WHOLE -> checked(type, number(text, "is no whole number"));
            case DECIMAL, FLOATING -> checked(type, number(text, "is no decimal number"));
            case INSTANT, DATE, UUID, ENUM -> checked(type, new Datum.Text(text));
            case OPTION -> datum(element(type), text);
            case LIST, SET ->
                checked(
                        type,
                        text.stripLeading().startsWith("[")
                                ? JsonTexts.read(type, text)
                                : new Datum.Items(List.of(datum(element(type), text))));
            case MAP, NESTED -> checked(type, JsonTexts.read(type, text));
        };
    }

    static ValueType element(ValueType type) {
        return type.element().getOrElseThrow(() -> new IllegalStateException(type + " holds nothing"));
    }

    /** The type's own decoder has the last word: it knows ranges, constants and calendar days. */
    private static Datum checked(ValueType type, Datum datum) {
        Object decoded = type.decode(Option.of(datum));
        return type.encode(decoded).getOrElse(datum);
    }

    private static Datum truth(String text) {
        return switch (text) {
            case "true" -> new Datum.Bool(true);
            case "false" -> new Datum.Bool(false);
            default -> throw new NotThat("is neither true nor false");
        };
    }

    private static Datum number(String text, String otherwise) {
        if (text.length() > LONGEST_NUMBER || !NUMBER.matcher(text).matches()) {
            throw new NotThat(otherwise);
        }
        return new Datum.Num(new BigDecimal(text));
    }

    /** A text is no value of a type; the reason completes "attribute 'x' …". */
    static final class NotThat extends RuntimeException {

        private static final long serialVersionUID = 1L;

        private final String reason;

        NotThat(String reason) {
            super(reason, null, false, false);
            this.reason = reason;
        }
    }
}
