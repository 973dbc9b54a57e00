package dev.ligature.adapters.dynamodb.internal.wire;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The names and values of one request's expressions; every name is a placeholder, so none is ever a reserved word. */
final class Expression {

    /** Most expressions name one attribute or two. */
    private static final int FEW = 4;

    private final Map<String, String> placeholders = new HashMap<>(FEW);
    private final Map<String, String> names = new HashMap<>(FEW);
    private final Map<String, AttributeValue> values = new HashMap<>(FEW);

    /** The placeholder of an attribute name. */
    String name(String attribute) {
        return placeholders.computeIfAbsent(attribute, name -> {
            String placeholder = "#n" + names.size();
            names.put(placeholder, name);
            return placeholder;
        });
    }

    /** The placeholder of a value. */
    String value(AttributeValue value) {
        String placeholder = ":v" + values.size();
        values.put(placeholder, value);
        return placeholder;
    }

    Map<String, String> names() {
        return names;
    }

    Map<String, AttributeValue> values() {
        return values;
    }
}
