package dev.ligature.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.Output;
import dev.ligature.domain.film.Actor;
import dev.ligature.domain.film.Movie;
import dev.ligature.ports.End;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.Auditor;
import dev.ligature.ports.audit.Finding;
import dev.ligature.ports.audit.RepairReport;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** How the reports of an auditor are shown: each kind with its count, each finding with its keys. */
class StoreVerbsTest {

    private static final Vector<Finding> FINDINGS = Vector.of(
            new Finding.Dangling("role", Movie.TYPE.id("m1"), Actor.TYPE.id("A 1"), End.TARGET),
            new Finding.OneSided("role", Movie.TYPE.id("m2"), Actor.TYPE.id("a2"), End.SOURCE),
            new Finding.Drifted("role", Movie.TYPE.id("m3"), Actor.TYPE.id("a3"), End.TARGET),
            new Finding.Drifted("role", Movie.TYPE.id("m4"), Actor.TYPE.id("a4"), End.SOURCE),
            new Finding.Orphaned("actor", "table 'actor'", "K"),
            new Finding.Foreign("table 'movie'", "L"),
            new Finding.Unfinished(Finding.Unfinished.Work.FAN_OUT, "actor", Actor.TYPE.id("a5")));

    private static final Auditor AUDITOR = new Auditor() {
        @Override
        public Either<StoreError, AuditReport> audit() {
            return Either.right(new AuditReport(FINDINGS, 12, 9));
        }

        @Override
        public Either<StoreError, RepairReport> repair() {
            return Either.right(new RepairReport(FINDINGS.slice(2, 4), FINDINGS.slice(5, 6)));
        }
    };

    private static String text(Answer answer) throws IOException {
        StringWriter out = new StringWriter();
        Output.text(out, out).answered(answer);
        return out.toString();
    }

    private static String json(Answer answer) throws IOException {
        StringWriter out = new StringWriter();
        Output.json(out).answered(answer);
        return out.toString();
    }

    @Test
    void anAuditCountsEachKindAndNamesTheKeys() throws IOException {
        assertThat(text(StoreVerbs.audit(AUDITOR))).isEqualTo("""
                        12 entities and 9 edges read, 1 Dangling, 1 OneSided, 2 Drifted, 1 Orphaned, 1 Foreign, 1 Unfinished found
                          dangling: 'role' m1 -> A 1 has no target
                          one-sided: 'role' m2 -> a2 is kept at its source only
                          drifted: 'role' m3 -> a3 has old copies of its target
                          drifted: 'role' m4 -> a4 has old copies of its source
                          orphaned: an item of 'actor' in table 'actor' at K belongs to nothing
                          foreign: the item in table 'movie' at L is none of ours
                          unfinished: fan-out of 'actor' a5
                        """);
    }

    @Test
    void machinesReadCountsAndKeysAsFields() throws IOException {
        assertThat(json(StoreVerbs.audit(AUDITOR)))
                .startsWith(
                        "{\"ok\":true,\"result\":{\"clean\":false,\"entities\":12,\"edges\":9,\"counts\":{\"Dangling\":1,"
                                + "\"OneSided\":1,\"Drifted\":2,\"Orphaned\":1,\"Foreign\":1,\"Unfinished\":1},\"findings\":["
                                + "{\"type\":\"Dangling\",\"relationship\":\"role\",\"source\":\"m1\",\"target\":\"A 1\","
                                + "\"missing\":\"target\",\"message\":\"dangling: ")
                .contains("\"target\":\"a2\",\"present\":\"source\",")
                .contains("\"target\":\"a3\",\"origin\":\"target\",")
                .contains("{\"type\":\"Orphaned\",\"of\":\"actor\",\"place\":\"table 'actor'\",\"key\":\"K\",")
                .contains("{\"type\":\"Foreign\",\"place\":\"table 'movie'\",\"key\":\"L\",")
                .contains("{\"type\":\"Unfinished\",\"work\":\"fan-out\",\"of\":\"actor\",\"id\":\"a5\",");
    }

    @Test
    void aRepairTellsWhatItMendedAndWhatItLeft() throws IOException {
        assertThat(text(StoreVerbs.repair(AUDITOR))).isEqualTo("""
                        2 Drifted repaired
                          drifted: 'role' m3 -> a3 has old copies of its target
                          drifted: 'role' m4 -> a4 has old copies of its source
                        1 Foreign left
                          foreign: the item in table 'movie' at L is none of ours
                        """);
        assertThat(json(StoreVerbs.repair(AUDITOR)))
                .startsWith("{\"ok\":true,\"result\":{\"repairedCounts\":{\"Drifted\":2},\"repaired\":[")
                .contains("\"leftCounts\":{\"Foreign\":1},\"left\":[{\"type\":\"Foreign\",");
    }
}
