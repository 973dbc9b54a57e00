package dev.ligature.domain.sample;

import org.immutables.value.Value;

/** Generated without a builder. */
@Value.Immutable(builder = false)
public interface Unbuilt {
    @Value.Parameter
    String word();
}
