package dev.ligature.domain.sample;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.immutables.value.Value;

/** An Immutables value with every kind of member: inherited, boxed, default, derived, lazy, JDK and Vavr. */
@Value.Immutable
public abstract class Device implements Named<String> {

    public static final EntityType<Device> TYPE = EntityType.of("device", Device.class, Device::id);

    public abstract Id<Device> id();

    public abstract Integer boxed();

    public abstract Long boxedLong();

    @Value.Default
    public int port() {
        return 8080;
    }

    @Value.Default
    public Optional<String> zone() {
        return Optional.of("home");
    }

    @Value.Derived
    public String label() {
        return name() + ":" + port();
    }

    @Value.Lazy
    public String slow() {
        return label().repeat(2);
    }

    @Value.Auxiliary
    public abstract Option<String> remark();

    public abstract List<String> tags();

    public abstract Set<Colour> colours();

    public abstract Map<String, Integer> counts();

    /** No attribute: it has a parameter. */
    public String greet(String whom) {
        return whom + ", this is " + name();
    }
}
