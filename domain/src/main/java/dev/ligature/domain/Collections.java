package dev.ligature.domain;

import io.vavr.control.Option;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The collection types that attributes may have: how each is walked and built. */
final class Collections {

    private Collections() {}

    /** How a collection or option of one raw type is walked and built; built values are never live or changeable. */
    record Container(Function<Object, Iterable<?>> walk, Function<List<Object>, Object> make) {
        Iterable<?> elements(Object value) {
            return walk.apply(value);
        }

        Object build(List<Object> elements) {
            return make.apply(elements);
        }
    }

    /** The same for maps with text keys. */
    record MapContainer(Function<Object, Map<String, Object>> walk, Function<Map<String, Object>, Object> make) {
        Map<String, Object> entries(Object value) {
            return walk.apply(value);
        }

        Object build(Map<String, Object> entries) {
            return make.apply(entries);
        }
    }

    static Option<Container> option(Class<?> raw) {
        if (raw == Option.class) {
            return container(elements -> elements.isEmpty() ? Option.none() : Option.of(elements.get(0)));
        }
        if (raw == Optional.class) {
            return Option.of(new Container(
                    value -> ((Optional<?>) value).stream().toList(),
                    elements -> elements.stream().findFirst()));
        }
        return Option.none();
    }

    static Option<Container> list(Class<?> raw) {
        if (raw == List.class) {
            return container(List::copyOf);
        }
        if (raw == io.vavr.collection.List.class || raw == io.vavr.collection.LinearSeq.class) {
            return container(io.vavr.collection.List::ofAll);
        }
        if (raw == io.vavr.collection.Seq.class
                || raw == io.vavr.collection.IndexedSeq.class
                || raw == io.vavr.collection.Vector.class) {
            return container(io.vavr.collection.Vector::ofAll);
        }
        return Option.none();
    }

    static Option<Container> set(Class<?> raw) {
        if (raw == java.util.Set.class) {
            return container(java.util.Set::copyOf);
        }
        if (raw == io.vavr.collection.Set.class || raw == io.vavr.collection.LinkedHashSet.class) {
            return container(io.vavr.collection.LinkedHashSet::ofAll);
        }
        if (raw == io.vavr.collection.HashSet.class) {
            return container(io.vavr.collection.HashSet::ofAll);
        }
        return Option.none();
    }

    static Option<MapContainer> map(Class<?> raw) {
        if (raw == Map.class) {
            return Option.of(new MapContainer(Collections::textKeyed, Map::copyOf));
        }
        if (raw == io.vavr.collection.Map.class || raw == io.vavr.collection.LinkedHashMap.class) {
            return Option.of(new MapContainer(
                    value -> textKeyed(((io.vavr.collection.Map<?, ?>) value).toJavaMap()),
                    io.vavr.collection.LinkedHashMap::ofAll));
        }
        if (raw == io.vavr.collection.HashMap.class) {
            return Option.of(new MapContainer(
                    value -> textKeyed(((io.vavr.collection.Map<?, ?>) value).toJavaMap()),
                    io.vavr.collection.HashMap::ofAll));
        }
        return Option.none();
    }

    private static Option<Container> container(Function<List<Object>, Object> make) {
        return Option.of(new Container(value -> (Iterable<?>) value, make));
    }

    private static Map<String, Object> textKeyed(Object value) {
        Map<String, Object> entries = new LinkedHashMap<>();
        ((Map<?, ?>) value)
                .entrySet().stream()
                        .sorted(Comparator.comparing(entry -> (String) entry.getKey(), Utf8.ORDER))
                        .forEach(entry -> entries.put((String) entry.getKey(), entry.getValue()));
        return entries;
    }
}
