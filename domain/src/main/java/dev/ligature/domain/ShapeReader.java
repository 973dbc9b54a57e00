package dev.ligature.domain;

import io.vavr.collection.Vector;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Derives shapes by reflection; everything found is kept as method handles. */
final class ShapeReader {

    private final MethodHandles.Lookup lookup;
    private final Set<Class<?>> open = new HashSet<>();

    ShapeReader(MethodHandles.Lookup lookup) {
        this.lookup = lookup;
    }

    <T> Shape<T> read(Class<T> type) {
        if (!open.add(type)) {
            throw new IllegalArgumentException(type.getName() + " contains itself; a stored value must end somewhere");
        }
        Shape<T> shape = type.isRecord() ? ofRecord(type) : ofImmutable(type);
        open.remove(type);
        return shape;
    }

    private <T> Shape<T> ofRecord(Class<T> type) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] parameters =
                Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
        Vector<Attribute<T>> attributes = Vector.of(components).map(component -> {
            MethodHandle accessor = Handles.plain(type, () -> lookup.unreflect(component.getAccessor()));
            return attribute(type, component.getName(), component.getGenericType(), accessor);
        });
        MethodHandle constructor =
                Handles.spread(type, () -> lookup.findConstructor(type, MethodType.methodType(void.class, parameters)));
        return new Shape<>(type, attributes, Set.of(), parts -> type.cast(Handles.callSpread(constructor, parts)));
    }

    private <T> Shape<T> ofImmutable(Class<T> type) {
        Generated generated = Generated.of(type);
        MethodHandle builder = Handles.plain(type, () -> lookup.unreflect(generated.builder()));
        MethodHandle build = Handles.plain(type, () -> lookup.unreflect(generated.build()));
        Vector<Attribute<T>> attributes = Vector.empty();
        List<MethodHandle> setters = new ArrayList<>();
        Set<String> defaulted = new HashSet<>();
        for (Generated.Member member : generated.members()) {
            Class<?> erased = member.declared().getReturnType();
            MethodHandle accessor =
                    Handles.plain(type, () -> lookup.findVirtual(type, member.name(), MethodType.methodType(erased)));
            Attribute<T> attribute = attribute(type, member.name(), member.type(), accessor);
            attributes = attributes.append(attribute);
            setters.add(Handles.plain(type, () -> lookup.unreflect(member.setter())));
            // An absent option is a value of its own, even where another one is the default.
            if (member.hasDefault() && attribute.type().kind() != ValueType.Kind.OPTION) {
                defaulted.add(member.name());
            }
        }
        return new Shape<>(type, attributes, defaulted, parts -> {
            Object made = Handles.call(builder);
            for (int i = 0; i < parts.length; i++) {
                if (parts[i] != null) {
                    Handles.call(setters.get(i), made, parts[i]);
                }
            }
            return type.cast(Handles.call(build, made));
        });
    }

    private <T> Attribute<T> attribute(Class<T> owner, String name, Type generic, MethodHandle accessor) {
        ValueType valueType = new TypeReader(owner, name, this::read).read(generic);
        return new Attribute<>(name, valueType, value -> Handles.call(accessor, value));
    }
}
