package dev.ligature.app.wiring;

import dev.ligature.domain.DomainModel;

/** A way to keep facts. */
public interface Adapter {

    /** The word behind {@code --adapter}. */
    String name();

    /**
     * Opens a store; closing it stops what was started for it.
     *
     * @throws dev.ligature.app.value.CommandFailed if there is nothing to open it on
     */
    OpenStore open(DomainModel model, StoreSettings settings);

    /** The tables that a store is made of. */
    StoreTables tables(DomainModel model, StoreSettings settings);
}
