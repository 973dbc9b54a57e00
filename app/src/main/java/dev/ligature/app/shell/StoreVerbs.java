package dev.ligature.app.shell;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.Auditor;
import dev.ligature.ports.audit.Finding;
import dev.ligature.ports.audit.RepairReport;
import io.vavr.collection.Seq;
import java.io.IOException;

/** The commands on a whole store. */
public final class StoreVerbs {

    private StoreVerbs() {}

    /** What is not as it should be. */
    public static Answer audit(Auditor auditor) {
        AuditReport report = unlessFailed(auditor.audit());
        return new Answer() {
            @Override
            public void json(JsonGenerator out) throws IOException {
                out.writeStartObject();
                out.writeBooleanField("clean", report.isClean());
                out.writeNumberField("entities", report.entities());
                out.writeNumberField("edges", report.edges());
                findings(out, "findings", report.findings());
                out.writeEndObject();
            }

            @Override
            public void text(TextOut out) throws IOException {
                out.line(report.entities() + " entities and " + report.edges() + " edges read, "
                        + (report.isClean()
                                ? "nothing found"
                                : report.findings().size() + " findings"));
                lines(out, report.findings());
            }
        };
    }

    /** What was mended, and what was left. */
    public static Answer repair(Auditor auditor) {
        RepairReport report = unlessFailed(auditor.repair());
        return new Answer() {
            @Override
            public void json(JsonGenerator out) throws IOException {
                out.writeStartObject();
                findings(out, "repaired", report.repaired());
                findings(out, "left", report.left());
                out.writeEndObject();
            }

            @Override
            public void text(TextOut out) throws IOException {
                out.line(report.repaired().size() + " repaired");
                lines(out, report.repaired());
                if (!report.left().isEmpty()) {
                    out.line(report.left().size() + " left");
                    lines(out, report.left());
                }
            }
        };
    }

    private static void findings(JsonGenerator out, String name, Seq<Finding> findings) throws IOException {
        out.writeArrayFieldStart(name);
        for (Finding finding : findings) {
            out.writeStartObject();
            out.writeStringField("type", finding.getClass().getSimpleName());
            out.writeStringField("message", finding.message());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void lines(TextOut out, Seq<Finding> findings) throws IOException {
        for (Finding finding : findings) {
            out.line("  " + finding.message());
        }
    }
}
