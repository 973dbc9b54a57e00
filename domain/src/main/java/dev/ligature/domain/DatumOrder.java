package dev.ligature.domain;

import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A total order of data, equal where data are equal: what gives a set's neutral form its order. */
final class DatumOrder implements Comparator<Datum> {

    static final DatumOrder INSTANCE = new DatumOrder();

    private DatumOrder() {}

    @Override
    public int compare(Datum left, Datum right) {
        if (left instanceof Datum.Text l && right instanceof Datum.Text r) {
            return Utf8.compare(l.value(), r.value());
        }
        if (left instanceof Datum.Num l && right instanceof Datum.Num r) {
            return l.value().compareTo(r.value());
        }
        if (left instanceof Datum.Bool l && right instanceof Datum.Bool r) {
            return Boolean.compare(l.value(), r.value());
        }
        if (left instanceof Datum.Items l && right instanceof Datum.Items r) {
            return compare(l.values(), r.values());
        }
        if (left instanceof Datum.Fields l && right instanceof Datum.Fields r) {
            return compare(l.values(), r.values());
        }
        return Integer.compare(rank(left), rank(right));
    }

    private int compare(List<Datum> left, List<Datum> right) {
        Iterator<Datum> others = right.iterator();
        for (Datum item : left) {
            if (!others.hasNext()) {
                return 1;
            }
            int order = compare(item, others.next());
            if (order != 0) {
                return order;
            }
        }
        return others.hasNext() ? -1 : 0;
    }

    private int compare(Map<String, Datum> left, Map<String, Datum> right) {
        Iterator<Map.Entry<String, Datum>> others = byName(right);
        for (Iterator<Map.Entry<String, Datum>> own = byName(left); own.hasNext(); ) {
            if (!others.hasNext()) {
                return 1;
            }
            Map.Entry<String, Datum> field = own.next();
            Map.Entry<String, Datum> other = others.next();
            int order = Utf8.compare(field.getKey(), other.getKey());
            order = order != 0 ? order : compare(field.getValue(), other.getValue());
            if (order != 0) {
                return order;
            }
        }
        return others.hasNext() ? -1 : 0;
    }

    private static Iterator<Map.Entry<String, Datum>> byName(Map<String, Datum> fields) {
        Map<String, Datum> sorted = new TreeMap<>(Utf8.ORDER);
        sorted.putAll(fields);
        return sorted.entrySet().iterator();
    }

    private static int rank(Datum datum) {
        if (datum instanceof Datum.Text) {
            return 0;
        }
        if (datum instanceof Datum.Num) {
            return 1;
        }
        if (datum instanceof Datum.Bool) {
            return 2;
        }
        return datum instanceof Datum.Items ? 3 : 4;
    }
}
