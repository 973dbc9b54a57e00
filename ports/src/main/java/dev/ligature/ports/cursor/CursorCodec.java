package dev.ligature.ports.cursor;

import dev.ligature.ports.Cursor;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.InvalidCursor;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Writes a position as a cursor that is bound to its query, and reads it back only for that query.
 *
 * <p>A cursor is a format version, the position, and a keyed hash (HMAC-SHA-256, 128 bits of it) over the version, the
 * query and the position; all as Base64 for URLs. The query itself is not part of the text. Any change of any character
 * is found, and so is any other query. Whoever holds a cursor can read its position: ids and order keys, which the page
 * showed anyway.
 *
 * <p>Several keys may be given: the first one signs and all of them verify, so that a key can be replaced while cursors
 * are under way. Equal by its keys, and safe for any number of threads.
 */
public final class CursorCodec {

    /** The fewest bytes of a key that an application gives. */
    public static final int MIN_KEY_BYTES = 16;

    private static final byte VERSION = 1;
    private static final int TAG_BYTES = 16;
    private static final int MAX_CHARS = 16_384;
    private static final String ALGORITHM = "HmacSHA256";
    private static final CursorCodec UNKEYED =
            new CursorCodec(Vector.of("dev.ligature cursor".getBytes(StandardCharsets.US_ASCII)));

    private final Vector<byte[]> keys;

    private CursorCodec(Vector<byte[]> keys) {
        this.keys = keys;
    }

    /** A codec with a key that everyone knows: it guards against accident, not against forgery. */
    public static CursorCodec unkeyed() {
        return UNKEYED;
    }

    /**
     * A codec with the application's own keys.
     *
     * @param signing the key that signs new cursors
     * @param verifying older keys whose cursors are still good
     * @throws IllegalArgumentException if a key is shorter than {@value #MIN_KEY_BYTES} bytes
     */
    public static CursorCodec keyed(byte[] signing, byte[]... verifying) {
        Vector<byte[]> keys = Vector.of(verifying).prepend(signing).map(byte[]::clone);
        for (byte[] key : keys) {
            if (key.length < MIN_KEY_BYTES) {
                throw new IllegalArgumentException(
                        "a cursor key has at least " + MIN_KEY_BYTES + " bytes, not " + key.length);
            }
        }
        return new CursorCodec(keys);
    }

    /**
     * The cursor at this position of this query.
     *
     * @param query what the cursor belongs to: namespace, relationship, direction, id, order and whatever else tells one
     *     listing from another; the parts are kept apart, so {@code ("ab", "c")} is not {@code ("a", "bc")}
     * @param position where the next page begins, as the adapter reads it back
     */
    public Cursor encode(Iterable<String> query, Iterable<String> position) {
        byte[] parts = packed(position);
        byte[] tag = tag(keys.head(), query, parts);
        ByteBuffer cursor = ByteBuffer.allocate(1 + parts.length + TAG_BYTES)
                .put(VERSION)
                .put(parts)
                .put(tag);
        return Cursor.of(Base64.getUrlEncoder().withoutPadding().encodeToString(cursor.array()));
    }

    /** The position of a cursor of this query, or {@link InvalidCursor} on the left. */
    public Either<StoreError, Seq<String>> decode(Iterable<String> query, Cursor cursor) {
        byte[] bytes = bytes(cursor.value());
        if (bytes.length < 1 + TAG_BYTES) {
            return invalid("it is damaged");
        }
        if (bytes[0] != VERSION) {
            return invalid("it is of a version that is not known here");
        }
        byte[] parts = Arrays.copyOfRange(bytes, 1, bytes.length - TAG_BYTES);
        byte[] tag = Arrays.copyOfRange(bytes, bytes.length - TAG_BYTES, bytes.length);
        Vector<String> identity = Vector.ofAll(query);
        boolean verified = keys.exists(key -> MessageDigest.isEqual(tag, tag(key, identity, parts)));
        return verified
                ? Either.right(unpacked(parts))
                : invalid("it is damaged, or of another listing, order, namespace or key");
    }

    private static Either<StoreError, Seq<String>> invalid(String reason) {
        return Either.left(new InvalidCursor(reason));
    }

    /** Empty for what this codec never writes; Base64 has several spellings of some bytes, of which one is good. */
    private static byte[] bytes(String text) {
        if (text.length() > MAX_CHARS) {
            return new byte[0];
        }
        try {
            byte[] bytes = Base64.getUrlDecoder().decode(text);
            String canonical = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
            return canonical.equals(text) ? bytes : new byte[0];
        } catch (IllegalArgumentException e) {
            return new byte[0];
        }
    }

    private static byte[] tag(byte[] key, Iterable<String> query, byte[] parts) {
        try {
            Mac mac = Mac.getInstance(ALGORITHM);
            mac.init(new SecretKeySpec(key, ALGORITHM));
            mac.update(VERSION);
            byte[] identity = packed(query);
            mac.update(
                    ByteBuffer.allocate(Integer.BYTES).putInt(identity.length).array());
            mac.update(identity);
            mac.update(parts);
            return Arrays.copyOf(mac.doFinal(), TAG_BYTES);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has " + ALGORITHM, e);
        }
    }

    /** Texts one after the other, each behind its length. */
    private static byte[] packed(Iterable<String> texts) {
        Vector<byte[]> encoded = Vector.ofAll(texts).map(text -> text.getBytes(StandardCharsets.UTF_8));
        int length = encoded.map(text -> Short.BYTES + text.length).sum().intValue();
        ByteBuffer packed = ByteBuffer.allocate(length);
        for (byte[] text : encoded) {
            if (text.length > Character.MAX_VALUE) {
                throw new IllegalArgumentException("a part of a cursor has at most 65535 bytes, not " + text.length);
            }
            packed.putShort((short) text.length).put(text);
        }
        return packed.array();
    }

    /** Only what was verified gets here, so the lengths fit. */
    private static Vector<String> unpacked(byte[] parts) {
        Vector<String> texts = Vector.empty();
        ByteBuffer packed = ByteBuffer.wrap(parts);
        while (packed.hasRemaining()) {
            byte[] text = new byte[Short.toUnsignedInt(packed.getShort())];
            packed.get(text);
            texts = texts.append(new String(text, StandardCharsets.UTF_8));
        }
        return texts;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof CursorCodec that
                && keys.size() == that.keys.size()
                && keys.zip(that.keys).forAll(pair -> MessageDigest.isEqual(pair._1(), pair._2()));
    }

    @Override
    public int hashCode() {
        return keys.map(Arrays::hashCode).hashCode();
    }

    @Override
    public String toString() {
        return this.equals(UNKEYED) ? "unkeyed cursors" : "cursors of " + keys.size() + " keys";
    }
}
