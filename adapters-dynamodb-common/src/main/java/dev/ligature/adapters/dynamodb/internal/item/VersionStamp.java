package dev.ligature.adapters.dynamodb.internal.item;

import dev.ligature.ports.Version;
import io.vavr.control.Option;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * An entity's version: which life of the id it is, and how often it was written in it.
 *
 * @param incarnation drawn at random when the entity is created
 * @param count 1 after create
 */
public record VersionStamp(String incarnation, long count) {

    /** The first version of a new life. */
    public static VersionStamp first() {
        return new VersionStamp(
                Long.toUnsignedString(ThreadLocalRandom.current().nextLong(), Character.MAX_RADIX), 1);
    }

    /** The version of an entity's item; none if it has none that can be read. */
    public static Option<VersionStamp> of(Map<String, AttributeValue> item) {
        AttributeValue stored = item.get(Reserved.VERSION);
        if (stored == null || stored.s() == null) {
            return Option.none();
        }
        int dot = stored.s().indexOf('.');
        try {
            return dot < 1
                    ? Option.none()
                    : Option.of(new VersionStamp(
                            stored.s().substring(0, dot),
                            Long.parseLong(stored.s().substring(dot + 1))));
        } catch (NumberFormatException e) {
            return Option.none();
        }
    }

    /** The version after one more write. */
    public VersionStamp next() {
        return new VersionStamp(incarnation, count + 1);
    }

    /** The version that an optimistic write asks for, followed by its own. */
    public static Option<VersionStamp> of(Version version) {
        return of(Map.of(Reserved.VERSION, AttributeValue.fromS(version.value())));
    }

    /** The version as callers see it. */
    public Version version() {
        return Version.of(text());
    }

    /** The version as it is stored. */
    public AttributeValue attribute() {
        return AttributeValue.fromS(text());
    }

    private String text() {
        return incarnation + "." + count;
    }
}
