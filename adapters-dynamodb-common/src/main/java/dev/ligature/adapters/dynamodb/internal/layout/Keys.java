package dev.ligature.adapters.dynamodb.internal.layout;

import dev.ligature.domain.Id;
import dev.ligature.domain.Utf8;
import io.vavr.control.Option;
import java.util.Map;
import java.util.regex.Pattern;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Key values: the namespace and names first, the id last. Neither a namespace nor a name holds the separator, so nothing
 * needs escaping, no key is a prefix of another kind's, and the id's UTF-8 order is the key's.
 */
public final class Keys {

    /** The longest partition key, in bytes. */
    public static final int MAX_HASH_BYTES = 2_048;

    /** The longest sort key, in bytes. */
    public static final int MAX_RANGE_BYTES = 1_024;

    private static final Pattern NAMESPACE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    private final String namespace;
    private final String prefix;

    private Keys(String namespace) {
        this.namespace = namespace;
        this.prefix = namespace + "/";
    }

    /** @throws IllegalArgumentException if the text is no namespace */
    public static Keys of(String namespace) {
        if (!NAMESPACE.matcher(namespace).matches()) {
            throw new IllegalArgumentException(
                    "'" + namespace + "' is no namespace: it must match " + NAMESPACE.pattern());
        }
        return new Keys(namespace);
    }

    /** The namespace itself. */
    public String namespace() {
        return namespace;
    }

    /** What every key begins with. */
    public String prefix() {
        return prefix;
    }

    /** What every key of this kind begins with, up to the id. */
    public String prefix(String kind) {
        return prefix + kind + "/";
    }

    /** What follows the prefix, if the value begins with it. */
    public static Option<String> after(String prefix, String value) {
        return value.length() > prefix.length() && value.startsWith(prefix)
                ? Option.of(value.substring(prefix.length()))
                : Option.none();
    }

    /** The id that follows the prefix; none in a key that someone else wrote and that ends in no id. */
    public static Option<String> idAfter(String prefix, String value) {
        return after(prefix, value).filter(Keys::isId);
    }

    /** Whether a text is an id. */
    public static boolean isId(String text) {
        return Id.parse(text).isRight();
    }

    /** A text attribute of an item; empty if it is not there. */
    public static String text(Map<String, AttributeValue> item, String attribute) {
        AttributeValue value = item.get(attribute);
        return value == null || value.s() == null ? "" : value.s();
    }

    /** Whether the value lies in this namespace. */
    public boolean owns(String value) {
        return value.startsWith(prefix);
    }

    /** Whether the value lies in another namespace. */
    public boolean isElsewhere(String value) {
        int slash = value.indexOf('/');
        return slash > 0
                && !owns(value)
                && NAMESPACE.matcher(value.substring(0, slash)).matches();
    }

    /** Whether the value is short enough for a sort key. */
    public static boolean fitsRange(String value) {
        return Utf8.length(value) <= MAX_RANGE_BYTES;
    }
}
