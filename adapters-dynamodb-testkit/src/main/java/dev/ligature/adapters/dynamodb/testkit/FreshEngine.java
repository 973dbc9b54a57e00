package dev.ligature.adapters.dynamodb.testkit;

import java.time.Duration;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Gives the tests of a long class a new {@linkplain Engine#shared() shared engine} every minute, between two tests, where it
 * is the embedded one; {@link SharedTables} creates its tables there again.
 *
 * <p>The embedded engine keeps the token of every transaction for ten minutes, as DynamoDB does, and looks through all of
 * them at each transaction: after some ten thousand, a transaction takes several times as long as at first.
 */
public final class FreshEngine implements BeforeEachCallback {

    private static final Duration AGE = Duration.ofMinutes(1);

    @Override
    public void beforeEach(ExtensionContext context) {
        Engine.renewShared(AGE);
    }
}
