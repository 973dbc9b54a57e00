package dev.ligature.app.shell;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.TextOut;
import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import dev.ligature.ports.audit.Finding;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.util.Locale;

/** What an audit found or a repair mended, by kind: how many, and each with its keys. */
final class Findings {

    private final Seq<Finding> all;

    Findings(Seq<Finding> all) {
        this.all = all;
    }

    /** How many of each kind, such as {@code 1 Unfinished, 2 Drifted}. */
    String counted() {
        return counts().map(count -> count._2() + " " + count._1()).mkString(", ");
    }

    private Map<String, Integer> counts() {
        return LinkedHashMap.ofEntries(all.map(Findings::kind)
                .distinct()
                .map(kind -> Tuple.of(kind, all.count(finding -> kind(finding).equals(kind)))));
    }

    private static String kind(Finding finding) {
        return finding.getClass().getSimpleName();
    }

    /** A line for each. */
    void text(TextOut out) throws IOException {
        for (Finding finding : all) {
            out.line("  " + finding.message());
        }
    }

    /** The counts in one field, the findings in another. */
    void json(JsonGenerator out, String counts, String findings) throws IOException {
        out.writeObjectFieldStart(counts);
        for (Tuple2<String, Integer> count : counts()) {
            out.writeNumberField(count._1(), count._2());
        }
        out.writeEndObject();
        out.writeArrayFieldStart(findings);
        for (Finding finding : all) {
            out.writeStartObject();
            out.writeStringField("type", kind(finding));
            for (Tuple2<String, String> key : keys(finding)) {
                out.writeStringField(key._1(), key._2());
            }
            out.writeStringField("message", finding.message());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static Map<String, String> keys(Finding finding) {
        if (finding instanceof Finding.Dangling edge) {
            return edge(edge.relationship(), edge.source(), edge.target(), "missing", edge.missing());
        }
        if (finding instanceof Finding.OneSided edge) {
            return edge(edge.relationship(), edge.source(), edge.target(), "present", edge.present());
        }
        if (finding instanceof Finding.Drifted edge) {
            return edge(edge.relationship(), edge.source(), edge.target(), "origin", edge.origin());
        }
        if (finding instanceof Finding.Orphaned item) {
            return LinkedHashMap.of("of", item.type(), "place", item.place(), "key", item.key());
        }
        if (finding instanceof Finding.Foreign item) {
            return LinkedHashMap.of("place", item.place(), "key", item.key());
        }
        Finding.Unfinished work = (Finding.Unfinished) finding;
        return LinkedHashMap.of(
                "work",
                work.work().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                "of",
                work.type(),
                "id",
                work.id().value());
    }

    private static Map<String, String> edge(String relationship, Id<?> source, Id<?> target, String what, End end) {
        return LinkedHashMap.of(
                "relationship", relationship, "source", source.value(), "target", target.value(), what, end.toString());
    }
}
