package dev.ligature.contract;

import dev.ligature.contract.random.Sequences;
import dev.ligature.contract.stage.AdapterUnderTest;
import dev.ligature.contract.stage.Session;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Anything, in any order. */
public interface RandomContract extends AdapterUnderTest {

    @Test
    @Tag("R22")
    default void randomSequencesAgreeWithPlainCollections(Session session) {
        Sequences.agreeWithPlainCollections(session);
    }
}
