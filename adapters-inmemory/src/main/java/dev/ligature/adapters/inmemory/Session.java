package dev.ligature.adapters.inmemory;

import dev.ligature.domain.Id;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.cursor.CursorCodec;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** One namespace of a store as one caller has opened it. */
record Session(Space space, String namespace, CursorCodec cursors) {

    /** One listing of this namespace, to which its cursors are bound. */
    Listing listing(String... identity) {
        return new Listing(cursors, Vector.of(identity).prepend(namespace));
    }

    /** What a cursor belongs to. */
    record Listing(CursorCodec cursors, Seq<String> identity) {

        /** The position that the request continues behind. */
        Either<StoreError, Option<Seq<String>>> position(PageRequest request) {
            return request.after()
                    .map(cursor -> cursors.decode(identity, cursor).map(Option::of))
                    .getOrElse(Either.right(Option.none()));
        }

        Cursor cursor(String... position) {
            return cursors.encode(identity, Vector.of(position));
        }
    }

    /** The id in a position, which was verified to be one that this adapter wrote. */
    static Id<?> id(Seq<String> position, int index) {
        return Id.of(position.get(index));
    }
}
