package dev.ligature.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.wiring.Adapters;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options, exit codes, and what is written where. */
class CliTest {

    private static CommandLineRun run(String input, String... arguments) {
        return CommandLineRun.reading(input, arguments);
    }

    @Test
    void helpIsEverywhere() {
        assertThat(run("", "--help").out()).startsWith("Usage: ligature");
        for (String command : List.of("demo", "shell", "load", "audit", "repair", "tables")) {
            CommandLineRun help = run("", command, "--help");
            assertThat(help.code()).isZero();
            assertThat(help.out())
                    .startsWith("Usage: ligature " + command)
                    .contains("--adapter", "--engine", "--namespace", "--region", "--json", "--help", "--version");
        }
    }

    @Test
    void theVersionIsOneLine() {
        CommandLineRun version = run("", "--version");
        assertThat(version.code()).isZero();
        assertThat(version.out()).startsWith("ligature ").hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    fly                          | there is no place for 'fly'
                    --fly                        | there is no place for '--fly'
                    shell --adapter punchcards   | there is no adapter 'punchcards'; there are inmemory, jointable, keyset, adjacency
                    shell --adapter              | Missing required parameter for option '--adapter' (NAME)
                    shell --engine steam         | the engine is none of auto, embedded, docker and no URL
                    shell --engine ftp://x       | the engine is none of auto, embedded, docker and no URL
                    shell --engine http://x:1    | --engine names an endpoint, but without --adapter facts are kept in memory
                    load --region eu-west-1 a b  | --region is of an endpoint, but without --adapter facts are kept in memory
                    load                         | Missing required parameters: 'TYPE|REL', 'FILE.csv'
                    load film f.csv              | there is no type or relationship 'film'
                    demo x                       | there is no place for 'x'
                    """)
    void aWrongCommandLineIsOneLineAndExits2(String line, String message) {
        CommandLineRun outcome = run("", line.strip().split(" +"));
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).startsWith("Usage: ").contains(message).hasLineCount(1);
    }

    @Test
    void aScriptAsksForHelpAndLeaves() {
        CommandLineRun session = run("help\nexit\nfly\n", "shell");
        assertThat(session.code()).isZero();
        assertThat(session.out()).contains("get TYPE ID\n", "help\n");
        assertThat(run("fly\nquit\n", "shell").code()).isEqualTo(1);
        assertThat(run("help\n", "shell", "--json").out())
                .startsWith("{\"ok\":true,\"result\":[\"load TYPE|REL")
                .hasLineCount(1);
    }

    @Test
    void noCommandAtAllIsAWrongCommandLine() {
        CommandLineRun outcome = run("");
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).isEqualTo("Usage: a command is missing; see ligature --help\n");
    }

    @Test
    void machinesReadEvenThatAsJson() {
        CommandLineRun outcome = run("", "shell", "--json", "--adapter", "punchcards");
        assertThat(outcome.code()).isEqualTo(2);
        assertThat(outcome.err()).isEmpty();
        assertThat(outcome.out())
                .isEqualTo("{\"ok\":false,\"error\":{\"type\":\"Usage\",\"message\":\"there is no adapter 'punchcards';"
                        + " there are " + Adapters.names().mkString(", ") + "\"}}\n");
    }

    @Test
    void optionsStandBeforeOrBehindTheCommand() {
        String answer = "{\"ok\":true,\"result\":null}\n";
        assertThat(run("get user a\n", "--json", "--namespace", "n", "shell").out())
                .isEqualTo(answer);
        assertThat(run("get user a\n", "shell", "--namespace=n", "--json", "--engine=embedded")
                        .out())
                .isEqualTo(answer);
    }

    @Test
    void theShellGoesOnBehindAFailureAndExits1() {
        CommandLineRun outcome = run("get user\nget user a\n", "shell", "--json");
        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.out().lines()).hasSize(2);
        assertThat(outcome.out()).endsWith("{\"ok\":true,\"result\":null}\n");
        assertThat(run("get user a\n", "shell", "--json").code()).isZero();
        assertThat(run("", "shell", "--json")).isEqualTo(new CommandLineRun(0, "", ""));
    }

    @Test
    void failuresGoToTheOtherStreamForPeople() {
        CommandLineRun outcome = run("create user id=a displayName=A\n\nget user\n", "shell");
        assertThat(outcome.out()).isEqualTo("""
                        +----+-------------+
                        | id | displayName |
                        +----+-------------+
                        | a  | A           |
                        +----+-------------+
                        """);
        assertThat(outcome.err()).isEqualTo("line 3: Usage: the id of the 'user' is missing; usage: get TYPE ID\n");
    }

    @Test
    void theShellReadsAFile(@TempDir Path folder) throws IOException {
        Path script = Files.writeString(folder.resolve("my script.txt"), "get user a\n");
        assertThat(run("", "shell", "--json", script.toString()).out()).isEqualTo("{\"ok\":true,\"result\":null}\n");
        CommandLineRun missing = run("", "shell", folder.resolve("none").toString());
        assertThat(missing.code()).isEqualTo(1);
        assertThat(missing.err()).startsWith("Unreadable: there is no file").hasLineCount(1);
        assertThat(run("", "shell", folder.toString()).err())
                .contains("is a directory")
                .hasLineCount(1);
        assertThat(run("get user a\n", "shell", "--json", "-").out()).isEqualTo("{\"ok\":true,\"result\":null}\n");
    }

    @Test
    void loadIsACommandOfItsOwn(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("a b.csv"), "nr,name,shoe\nd1,Finch,42\nd2,,43\n");
        CommandLineRun outcome = run("", "load", "doctor", file.toString(), "id=nr", "specialty:=heart surgery");
        assertThat(outcome.code()).isZero();
        assertThat(outcome.out()).isEqualTo("""
                        1 loaded, 0 unchanged, 1 rejected
                          line 3: InvalidValue: invalid value for 'doctor': attribute 'name' is missing
                        """);
        assertThat(outcome.err()).isEqualTo("'" + file + "': columns ignored: shoe\n");
        CommandLineRun missing =
                run("", "load", "doctor", folder.resolve("no.csv").toString(), "--json");
        assertThat(missing.code()).isEqualTo(1);
        assertThat(missing.out()).startsWith("{\"ok\":false,\"error\":{\"type\":\"Unreadable\"");
    }

    @Test
    void theStoreIsAuditedRepairedAndItsTablesNamed() {
        assertThat(run("", "audit").out()).isEqualTo("0 entities and 0 edges read, nothing found\n");
        assertThat(run("", "repair", "--json").out())
                .isEqualTo(
                        "{\"ok\":true,\"result\":{\"repairedCounts\":{},\"repaired\":[],\"leftCounts\":{},\"left\":[]}}\n");
        assertThat(run("", "tables").out()).isEqualTo("there are no tables\n");
        assertThat(run("", "tables", "--json").out()).isEqualTo("{\"ok\":true,\"result\":{\"tables\":[]}}\n");
    }

    @Test
    void theDemoTellsEveryStoryForMachinesToo() {
        CommandLineRun demo = run("", "demo", "--json");
        assertThat(demo.code()).isZero();
        assertThat(demo.out().lines())
                .hasSize(10)
                .allMatch(line -> line.startsWith("{\"ok\":true,\"result\":{\"story\":"));
    }

    @Test
    void theDemoIsAsWritten() throws IOException {
        try (var expected = CliTest.class.getResourceAsStream("/demo.txt")) {
            assertThat(expected).isNotNull();
            assertThat(run("", "demo").out()).isEqualTo(new String(expected.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void theDemoFitsIntoATerminal() {
        assertThat(run("", "demo").out().lines()).allMatch(line -> line.codePointCount(0, line.length()) <= 88);
    }

    @Test
    void aReaderThatGoesAwayEndsTheShellQuietly() {
        Writer gone = new Writer() {
            @Override
            public void write(char[] text, int offset, int length) throws IOException {
                throw new IOException("broken pipe");
            }

            @Override
            public void flush() throws IOException {
                throw new IOException("broken pipe");
            }

            @Override
            public void close() {}
        };
        StringWriter err = new StringWriter();
        Console console = new Console(
                new ByteArrayInputStream("get user a\nget user b\n".getBytes(StandardCharsets.UTF_8)),
                gone,
                new PrintWriter(err),
                Set.of());
        assertThat(Cli.run(console, "shell", "--json")).isEqualTo(1);
        assertThat(err.toString()).isEmpty();
    }
}
