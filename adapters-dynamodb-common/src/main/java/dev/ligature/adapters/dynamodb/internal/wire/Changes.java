package dev.ligature.adapters.dynamodb.internal.wire;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What a request does to the attributes of one item; what is set wins over what is removed. */
final class Changes {

    /** Stands for a number that is not kept yet: more than any limit, so that whoever needs it has to count first. */
    private static final long UNCOUNTED = 1_000_000_000_000L;

    private final Map<String, AttributeValue> sets = new LinkedHashMap<>();
    private final Set<String> removes = new LinkedHashSet<>();
    private final Map<String, List<String>> members = new LinkedHashMap<>();
    private final Map<String, List<String>> dropped = new LinkedHashMap<>();
    private final Map<String, Long> sums = new LinkedHashMap<>();
    private final Map<String, Long> limits = new LinkedHashMap<>();

    void set(Map<String, AttributeValue> attributes) {
        sets.putAll(attributes);
        removes.removeAll(attributes.keySet());
    }

    void set(String attribute, AttributeValue value) {
        sets.put(attribute, value);
        removes.remove(attribute);
    }

    void remove(String attribute) {
        if (!sets.containsKey(attribute)) {
            removes.add(attribute);
        }
    }

    void addMember(String attribute, String member) {
        members.computeIfAbsent(attribute, a -> new ArrayList<>()).add(member);
    }

    void dropMember(String attribute, String member) {
        dropped.computeIfAbsent(attribute, a -> new ArrayList<>()).add(member);
    }

    void sum(String attribute, long amount) {
        sums.merge(attribute, amount, Long::sum);
    }

    void limit(String attribute, long limit) {
        limits.merge(attribute, limit, Math::min);
    }

    void merge(Changes other) {
        other.removes.forEach(this::remove);
        set(other.sets);
        other.members.forEach((name, all) -> all.forEach(member -> addMember(name, member)));
        other.dropped.forEach((name, all) -> all.forEach(member -> dropMember(name, member)));
        other.sums.forEach(this::sum);
        other.limits.forEach(this::limit);
    }

    boolean removes(String attribute) {
        return removes.contains(attribute);
    }

    /** The attributes that are set: of a whole item, all that there are. */
    Map<String, AttributeValue> sets() {
        return sets;
    }

    /** That no number grows beyond its limit; one of the whole sum, so it is known only when nothing is added any more. */
    List<Condition> limits() {
        List<Condition> conditions = new ArrayList<>();
        limits.forEach((attribute, limit) -> {
            long sum = sums.getOrDefault(attribute, 0L);
            if (sum > 0) {
                conditions.add(Condition.atMost(attribute, limit - sum));
            }
        });
        return conditions;
    }

    /** The changes as an expression. */
    String render(Expression e) {
        List<String> clauses = new ArrayList<>();
        List<String> assignments = new ArrayList<>();
        sets.forEach((name, value) -> assignments.add(e.name(name) + " = " + e.value(value)));
        sums.forEach((name, sum) -> assignments.add(e.name(name) + " = if_not_exists(" + e.name(name) + ", "
                + e.value(number(UNCOUNTED)) + ") + " + e.value(number(sum))));
        clause(clauses, "SET", assignments);
        clause(clauses, "REMOVE", removes.stream().map(e::name).toList());
        List<String> added = new ArrayList<>();
        members.forEach((name, all) -> added.add(e.name(name) + " " + e.value(AttributeValue.fromSs(all))));
        clause(clauses, "ADD", added);
        List<String> deleted = new ArrayList<>();
        dropped.forEach((name, all) -> deleted.add(e.name(name) + " " + e.value(AttributeValue.fromSs(all))));
        clause(clauses, "DELETE", deleted);
        return String.join(" ", clauses);
    }

    private static AttributeValue number(long value) {
        return AttributeValue.fromN(Long.toString(value));
    }

    private static void clause(List<String> clauses, String keyword, List<String> parts) {
        if (!parts.isEmpty()) {
            clauses.add(keyword + " " + String.join(", ", parts));
        }
    }
}
