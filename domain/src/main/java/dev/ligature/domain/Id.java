package dev.ligature.domain;

import io.vavr.control.Either;
import java.util.Objects;
import java.util.UUID;

/**
 * The identity of a {@code T}: a text of 1 to {@value #MAX_BYTES} UTF-8 bytes.
 *
 * <p>The text is kept as it is: nothing is trimmed, folded to one letter case or normalised, so {@code José} composed
 * and decomposed are two ids. Ids are equal when their texts are, and ordered by their UTF-8 bytes. Binary ids are not
 * offered: encode them as text whose order you want, for example hexadecimal.
 *
 * @param <T> what is identified; it exists for the compiler only
 */
public final class Id<T> implements Comparable<Id<?>> {

    /** The longest id, in UTF-8 bytes: with an order key and a name it fits into a DynamoDB sort key of 1 024 bytes. */
    public static final int MAX_BYTES = 512;

    private final String value;

    private Id(String value) {
        this.value = value;
    }

    /**
     * The id with this text.
     *
     * @throws IllegalArgumentException if the text is no id: empty, too long or with an unpaired surrogate
     */
    public static <T> Id<T> of(String value) {
        return Id.<T>parse(value).getOrElseThrow(reason -> new IllegalArgumentException(reason));
    }

    /** The id whose text is the UUID in its canonical lower-case form of 36 characters. */
    public static <T> Id<T> of(UUID value) {
        return new Id<>(value.toString());
    }

    /** The id for a number, in a text of 20 characters whose order is the numbers' order, negative ones included. */
    public static <T> Id<T> ofLong(long value) {
        return new Id<>(OrderedText.ofLong(value));
    }

    /** The id with this text, or on the left what keeps the text from being an id, without repeating the text. */
    public static <T> Either<String, Id<T>> parse(String value) {
        Objects.requireNonNull(value, "an id's text must not be null");
        if (value.isEmpty()) {
            return Either.left("an id must not be empty");
        }
        if (!Utf8.isWellFormed(value)) {
            return Either.left("an id must be well-formed Unicode: it holds an unpaired surrogate");
        }
        if (value.length() > MAX_BYTES || Utf8.length(value) > MAX_BYTES) {
            return Either.left("an id has at most " + MAX_BYTES + " UTF-8 bytes: this one has " + Utf8.length(value));
        }
        return Either.right(new Id<>(value));
    }

    /** The text of this id. */
    public String value() {
        return value;
    }

    /**
     * The UUID that this id was made of.
     *
     * @throws IllegalStateException if the text is not a UUID in canonical form
     */
    public UUID asUuid() {
        try {
            UUID uuid = UUID.fromString(value);
            if (uuid.toString().equals(value)) {
                return uuid;
            }
        } catch (IllegalArgumentException e) {
            // Told below, in the words of the port.
        }
        throw new IllegalStateException("this id is not a UUID in canonical form");
    }

    /**
     * The number that this id was made of by {@link #ofLong}.
     *
     * @throws IllegalStateException if the id was not made of a number
     */
    public long asLong() {
        return OrderedText.toLong(value)
                .getOrElseThrow(() -> new IllegalStateException("this id was not made of a number"));
    }

    @Override
    public int compareTo(Id<?> other) {
        return Utf8.compare(value, other.value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Id<?> id && value.equals(id.value);
    }

    @Override
    public int hashCode() {
        return value.hashCode();
    }

    @Override
    public String toString() {
        return value;
    }
}
