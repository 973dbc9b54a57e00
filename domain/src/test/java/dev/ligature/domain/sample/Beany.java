package dev.ligature.domain.sample;

import org.immutables.value.Value;

/** Its generated builder names attributes otherwise than its accessors do. */
@Value.Immutable
@Value.Style(get = "get*")
public interface Beany {
    String getWord();
}
