package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.wire.RowWalk;
import dev.ligature.adapters.dynamodb.internal.wire.StoreFailure;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Order;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.cursor.CursorCodec;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Cursors of one query: the position of the last item handed out, bound to what was asked. */
final class Cursors {

    private final CursorCodec codec;
    private final Vector<String> query;

    Cursors(CursorCodec codec, Vector<String> about, Order order) {
        this.codec = codec;
        this.query = about.append(order.name());
    }

    /** Where the page begins. */
    Option<RowWalk.Position> position(PageRequest page) {
        return texts(page, 2).map(texts -> new RowWalk.Position(texts.get(0), texts.get(1)));
    }

    /** The parts that a cursor of this query was made of. */
    Option<Seq<String>> texts(PageRequest page, int parts) {
        return page.after().map(cursor -> {
            Seq<String> texts = codec.decode(query, cursor).getOrElseThrow(error -> new StoreFailure(error));
            if (texts.size() != parts) {
                throw new StoreFailure(new StoreError.InvalidCursor("it belongs to another query"));
            }
            return texts;
        });
    }

    Cursor at(RowWalk.Position position) {
        return at(Vector.of(position.orderKey(), position.far()));
    }

    Cursor at(Vector<String> parts) {
        return codec.encode(query, parts);
    }
}
