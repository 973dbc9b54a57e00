package dev.ligature.app.shell;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.TextOut;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.Auditor;
import dev.ligature.ports.audit.RepairReport;
import java.io.IOException;

/** The commands on a whole store. */
public final class StoreVerbs {

    private StoreVerbs() {}

    /** What is not as it should be. */
    public static Answer audit(Auditor auditor) {
        AuditReport report = unlessFailed(auditor.audit());
        Findings findings = new Findings(report.findings());
        return new Answer() {
            @Override
            public void json(JsonGenerator out) throws IOException {
                out.writeStartObject();
                out.writeBooleanField("clean", report.isClean());
                out.writeNumberField("entities", report.entities());
                out.writeNumberField("edges", report.edges());
                findings.json(out, "counts", "findings");
                out.writeEndObject();
            }

            @Override
            public void text(TextOut out) throws IOException {
                out.line(report.entities() + " entities and " + report.edges() + " edges read, "
                        + (report.isClean() ? "nothing found" : findings.counted() + " found"));
                findings.text(out);
            }
        };
    }

    /** What was mended, and what was left. */
    public static Answer repair(Auditor auditor) {
        RepairReport report = unlessFailed(auditor.repair());
        Findings repaired = new Findings(report.repaired());
        Findings left = new Findings(report.left());
        return new Answer() {
            @Override
            public void json(JsonGenerator out) throws IOException {
                out.writeStartObject();
                repaired.json(out, "repairedCounts", "repaired");
                left.json(out, "leftCounts", "left");
                out.writeEndObject();
            }

            @Override
            public void text(TextOut out) throws IOException {
                out.line(report.repaired().isEmpty() ? "nothing repaired" : repaired.counted() + " repaired");
                repaired.text(out);
                if (!report.left().isEmpty()) {
                    out.line(left.counted() + " left");
                    left.text(out);
                }
            }
        };
    }
}
