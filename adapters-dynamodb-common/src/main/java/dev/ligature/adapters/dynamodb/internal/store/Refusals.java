package dev.ligature.adapters.dynamodb.internal.store;

import dev.ligature.adapters.dynamodb.internal.item.Reserved;
import dev.ligature.adapters.dynamodb.internal.layout.Ends;
import dev.ligature.adapters.dynamodb.internal.layout.Home;
import dev.ligature.adapters.dynamodb.internal.wire.Condition;
import dev.ligature.adapters.dynamodb.internal.wire.Reply;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import io.vavr.control.Option;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Why an edge could not be made, in the order that the ports promise. */
final class Refusals<S, T, E> {

    private final EdgeCodec<S, T, E> codec;

    Refusals(EdgeCodec<S, T, E> codec) {
        this.codec = codec;
    }

    /** The error; none if the conditions failed on something that has changed meanwhile, so that another try may do. */
    Option<StoreError> error(Reply reply, Ends ends) {
        return missing(reply, ends, End.SOURCE)
                .orElse(() -> missing(reply, ends, End.TARGET))
                .orElse(() -> alreadyLinked(reply, ends))
                .orElse(() -> taken(reply, ends, End.SOURCE))
                .orElse(() -> taken(reply, ends, End.TARGET))
                .orElse(() -> full(reply, ends));
    }

    private Option<StoreError> missing(Reply reply, Ends ends, End end) {
        return refused(reply, ends, end)
                .filter(item -> !Condition.live().holds(item))
                .map(item -> missing(ends, end));
    }

    StoreError missing(Ends ends, End end) {
        return new StoreError.MissingEndpoint(end, codec.type(end).name(), Id.of(ends.at(end)));
    }

    private Option<StoreError> alreadyLinked(Reply reply, Ends ends) {
        boolean linked = codec.placement().homes().exists(home -> {
            var key = codec.lookup(home, ends);
            return reply.refusals().stream()
                    .filter(refusal -> refusal.action().key().equals(key))
                    .anyMatch(refusal -> home instanceof Home.Row row
                            ? refusal.item().containsKey(row.table().hash())
                            : codec.embedded((Home.Embedded) home, ends, refusal.item())
                                    .isDefined());
        });
        return linked
                ? Option.of(new StoreError.AlreadyLinked(
                        codec.relationship().name(), Id.of(ends.source()), Id.of(ends.target())))
                : Option.none();
    }

    private Option<StoreError> taken(Reply reply, Ends ends, End end) {
        return refused(reply, ends, end)
                .flatMap(item -> holder(end, ends.at(end), item))
                .filter(holder -> !holder.equals(ends.at(end.other())))
                .map(holder -> violation(ends, end, holder));
    }

    StoreError violation(Ends ends, End end, String holder) {
        return new StoreError.CardinalityViolation(
                codec.relationship().name(), end, Id.of(ends.at(end)), Id.of(holder));
    }

    /** Who the entity at this end is linked with, if it may have one edge. */
    Option<String> holder(End end, String near, Map<String, AttributeValue> item) {
        if (!codec.isOne(end)) {
            return Option.none();
        }
        return codec.placement()
                .embeddedAt(end)
                .flatMap(home -> Option.ofOptional(codec.embedded(home, near, item).stream()
                        .findFirst()
                        .map(edge -> edge.ends().at(end.other()))))
                .orElse(() -> Option.of(item.get(Reserved.holder(codec.relationship(), end)))
                        .map(AttributeValue::s));
    }

    /** An item that has no room for the edge. */
    Option<StoreError> full(Reply reply, Ends ends) {
        for (End end : End.values()) {
            for (Reply.Refusal refusal : reply.refusals()) {
                if (refusal.condition() instanceof Condition.AtMost limit
                        && refusal.action().key().equals(codec.entityKey(end, ends.at(end)))) {
                    return Option.of(new StoreError.DegreeLimit(
                            codec.relationship().name(), Id.of(ends.at(end)), edges(end, limit, refusal)));
                }
            }
        }
        return Option.none();
    }

    /** A limit of bytes helps nobody: what does is how many edges it came to. */
    private long edges(End end, Condition.AtMost limit, Reply.Refusal refusal) {
        return limit.attribute().equals(Reserved.BYTES)
                ? codec.placement()
                        .embeddedAt(end)
                        .map(home -> codec.embeddedCount(home, refusal.item()))
                        .getOrElse(0L)
                : codec.countLimit().getOrElse(0);
    }

    private Option<Map<String, AttributeValue>> refused(Reply reply, Ends ends, End end) {
        var key = codec.entityKey(end, ends.at(end));
        return Option.ofOptional(reply.refusals().stream()
                .filter(refusal -> refusal.action().key().equals(key))
                .findFirst()
                .map(Reply.Refusal::item));
    }
}
