package dev.ligature.adapters.dynamodb;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.domain.Utf8;
import io.vavr.collection.Vector;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Attribute values as text of one line: text as it is, but for signs that no line can show; the rest much as JSON. */
final class ValueText {

    private ValueText() {}

    static String of(@Nullable AttributeValue value) {
        return value == null ? "" : value.type() == AttributeValue.Type.S ? escaped(value.s()) : nested(value);
    }

    private static String nested(AttributeValue value) {
        return switch (value.type()) {
            case S -> "\"" + escaped(value.s()).replace("\"", "\\\"") + "\"";
            case N -> value.n();
            case BOOL -> value.bool().toString();
            case NUL -> "null";
            case B -> hex(value);
            case L -> list("[", value.l(), "]");
            case SS -> list("{", Vector.ofAll(value.ss()).sorted(Utf8.ORDER).map(AttributeValue::fromS), "}");
            case NS -> list("{", Vector.ofAll(value.ns()).sorted().map(AttributeValue::fromN), "}");
            case BS -> list("{", value.bs().stream().map(AttributeValue::fromB).toList(), "}");
            case M -> fields(value.m());
            default -> value.toString();
        };
    }

    private static String hex(AttributeValue value) {
        return HexFormat.of().formatHex(value.b().asByteArrayUnsafe());
    }

    private static String list(String open, Iterable<AttributeValue> values, String close) {
        return Vector.ofAll(values).map(ValueText::nested).mkString(open, ", ", close);
    }

    /** The fields of an edge that is part of an item, without its bookkeeping. */
    private static String fields(Map<String, AttributeValue> fields) {
        return Vector.ofAll(fields.entrySet())
                .reject(field -> Reserved.isBookkeeping(field.getKey()))
                .sorted(Comparator.comparing(Map.Entry::getKey, Utf8.ORDER))
                .map(field -> escaped(field.getKey()) + ": " + nested(field.getValue()))
                .mkString("{", ", ", "}");
    }

    /** The text with control signs, among them the end marks of ordered text, written as escapes. */
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == 0) {
                escaped.append("\\0");
            } else if (c == '\\') {
                escaped.append("\\\\");
            } else if (Character.isISOControl(c)) {
                escaped.append(String.format("\\u%04x", c));
            } else {
                escaped.appendCodePoint(c);
            }
        });
        return escaped.toString();
    }
}
