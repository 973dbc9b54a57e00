package dev.ligature.adapters.dynamodb.internal.capacity;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Equality as DynamoDB has it: sets have no order, and 1 is 1.0. */
final class SameValues {

    private SameValues() {}

    static boolean are(Map<String, AttributeValue> one, Map<String, AttributeValue> other) {
        return one.keySet().equals(other.keySet())
                && one.entrySet().stream()
                        .allMatch(entry -> are(entry.getValue(), other.getOrDefault(entry.getKey(), entry.getValue())));
    }

    static boolean are(AttributeValue one, AttributeValue other) {
        if (one.type() != other.type()) {
            return false;
        }
        switch (one.type()) {
            case N:
                return number(one.n()).equals(number(other.n()));
            case NS:
                return numbers(one).equals(numbers(other));
            case SS:
                return new HashSet<>(one.ss()).equals(new HashSet<>(other.ss()));
            case BS:
                return new HashSet<>(one.bs()).equals(new HashSet<>(other.bs()));
            case M:
                return are(one.m(), other.m());
            case L:
                return lists(one.l(), other.l());
            default:
                return one.equals(other);
        }
    }

    private static boolean lists(List<AttributeValue> one, List<AttributeValue> other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (!are(one.get(i), other.get(i))) {
                return false;
            }
        }
        return true;
    }

    private static Set<BigDecimal> numbers(AttributeValue value) {
        return value.ns().stream().map(SameValues::number).collect(Collectors.toSet());
    }

    private static BigDecimal number(String text) {
        BigDecimal number = new BigDecimal(text).stripTrailingZeros();
        return number.signum() == 0 ? BigDecimal.ZERO : number;
    }
}
