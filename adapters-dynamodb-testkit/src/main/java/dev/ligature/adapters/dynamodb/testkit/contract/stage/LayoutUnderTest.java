package dev.ligature.adapters.dynamodb.testkit.contract.stage;

import dev.ligature.ports.Repositories;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the suite needs to know of a layout. */
@ExtendWith(FaultExtension.class)
public interface LayoutUnderTest {

    /**
     * A store as this says; nothing of it may be left out. Its tables exist. The suite closes what it opened; it never
     * closes a client through it.
     */
    Repositories open(Opening opening);

    /**
     * Creates the tables of this model under this prefix, through this client, and waits until they are ready. The suite
     * calls it once for each model that it uses, and may call it again for tables that are there.
     *
     * @throws RuntimeException if they can't be created
     */
    void createTables(Opening opening);
}
