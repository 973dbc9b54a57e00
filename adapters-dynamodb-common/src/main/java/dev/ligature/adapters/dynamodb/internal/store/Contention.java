package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.wire.Attempts;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.adapters.dynamodb.internal.wire.Wire;
import dev.ligature.ports.StoreError;

/** What an optimistic writer does that lost a race: pause and look again, until the deadline. */
final class Contention {

    private Contention() {}

    static void pause(Wire wire, Attempts attempts) {
        switch (attempts.pauseBriefly()) {
            case GO_ON -> {}
            case INTERRUPTED -> throw wire.interrupted();
            case OVER ->
                throw new StoreFailure(new StoreError.Unavailable(
                        wire.operation(), "other writes were in the way until its deadline"));
        }
    }
}
