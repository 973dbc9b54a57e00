package dev.ligature.app;

import dev.ligature.app.answer.Output;
import dev.ligature.app.csv.Loader;
import dev.ligature.app.csv.Progress;
import dev.ligature.app.shell.Script;
import dev.ligature.app.shell.Session;
import dev.ligature.app.wiring.Adapter;
import dev.ligature.app.wiring.Adapters;
import dev.ligature.app.wiring.BundledModel;
import dev.ligature.app.wiring.OpenStore;
import dev.ligature.app.wiring.StoreSettings;
import dev.ligature.domain.DomainModel;
import io.vavr.control.Option;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A session of the shell over an own store, with its JSON lines. */
public final class TestShell implements AutoCloseable {

    private final OpenStore store;
    private final Session session;
    private final List<String> notes = new ArrayList<>();

    /** Over the bundled model, in memory. */
    public TestShell() {
        this(BundledModel.MODEL);
    }

    /** Over another model, in memory. */
    public TestShell(DomainModel model) {
        this(model, Adapters.named("inmemory").get());
    }

    /** Over an adapter on the engine that the tests run against. */
    public TestShell(Adapter adapter) {
        this(BundledModel.MODEL, adapter);
    }

    private TestShell(DomainModel model, Adapter adapter) {
        String engine = System.getProperty("ligature.engine", "auto");
        String namespace = "shell-" + UUID.randomUUID();
        store = adapter.open(model, new StoreSettings(namespace, engine, Option.none()));
        session = Session.over(model, store.repositories(), Loader.of((file, rows) -> Progress.UNSEEN, notes::add));
    }

    /** What the loads noted. */
    public List<String> notes() {
        return notes;
    }

    /** The answers to these commands. */
    public List<String> run(String... commands) {
        return run((String.join("\n", commands) + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** The answers to what these bytes say. */
    public List<String> run(byte[] script) {
        StringWriter out = new StringWriter();
        run(script, Output.json(out));
        return out.toString().lines().toList();
    }

    /** What people see of these commands, failures among the answers. */
    public String text(String... commands) {
        StringWriter out = new StringWriter();
        run((String.join("\n", commands) + "\n").getBytes(StandardCharsets.UTF_8), Output.text(out, out));
        return out.toString();
    }

    /** What people see of this command at the prompt. */
    public String prompt(String command) {
        StringWriter out = new StringWriter();
        try {
            var unused = Script.answered(session.run(command), "", Output.text(out, out));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString();
    }

    private void run(byte[] script, Output output) {
        try {
            var unused = Script.run(new ByteArrayInputStream(script), session, output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        store.close();
    }
}
