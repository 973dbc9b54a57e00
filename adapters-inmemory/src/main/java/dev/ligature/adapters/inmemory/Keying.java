package dev.ligature.adapters.inmemory;

import dev.ligature.domain.InvalidDatumException;
import dev.ligature.domain.Relationship;
import java.nio.charset.StandardCharsets;

/** How the order key of a stored edge is found, by whatever version of its class it was stored. */
final class Keying {

    private static final byte[] ABSENT = {'0'};

    private final Key<?> key;

    private Keying(Key<?> key) {
        this.key = key;
    }

    static <E> Keying of(Relationship<?, ?, E> relationship, ValueCodec<E> codec) {
        return new Keying(new Key<>(relationship, codec));
    }

    /**
     * The UTF-8 bytes of the order key. An edge that the ordered version of its class can't read has none.
     *
     * @throws InvalidDatumException if the key is out of bounds
     */
    byte[] keyOf(Object stored) {
        return key.of(stored);
    }

    private record Key<E>(Relationship<?, ?, E> relationship, ValueCodec<E> codec) {
        byte[] of(Object stored) {
            return codec.view(stored)
                    .map(edge -> relationship.orderKeyOf(edge).getBytes(StandardCharsets.UTF_8))
                    .getOrElse(ABSENT);
        }
    }
}
