package dev.ligature.domain.sample;

import io.vavr.control.Option;
import org.immutables.value.Value;

/** A nested Immutables value that itself nests another. */
@Value.Immutable
public interface Address {

    String street();

    Option<String> town();

    Option<Point> at();
}
