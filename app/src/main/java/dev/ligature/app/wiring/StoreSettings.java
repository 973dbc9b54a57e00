package dev.ligature.app.wiring;

import io.vavr.control.Option;
import java.util.Objects;

/**
 * Where a store is.
 *
 * @param namespace whose facts
 * @param engine what answers: {@code auto}, {@code embedded}, {@code docker} or an endpoint's address
 * @param region the region of an endpoint that asks for one
 */
public record StoreSettings(String namespace, String engine, Option<String> region) {

    public StoreSettings {
        Objects.requireNonNull(namespace, "namespace");
        Objects.requireNonNull(engine, "engine");
        Objects.requireNonNull(region, "region");
    }
}
