package dev.ligature.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a checkout of its own, with a Maven and a Java that only note how they were called. */
class LauncherTest {

    private static final String MAVEN = """
            #!/bin/sh
            echo "mvn $*" >> "$CALLS"
            echo "what Maven says"
            [ ! -f "$BREAK" ] || exit 1
            mkdir -p app/target && echo jar > app/target/ligature-app.jar
            """;
    private static final String JAVA = """
            #!/bin/sh
            for argument; do
              case $argument in
                -XX:ArchiveClassesAtExit=*) echo archive > "${argument#*=}"; echo "dump" >> "$CALLS"; exit 0 ;;
              esac
            done
            echo "java" >> "$CALLS"
            echo "in $(pwd)"
            for argument; do echo "argument <$argument>"; done
            while read -r line; do echo "input <$line>"; done
            exit 7
            """;

    @TempDir
    private Path folder;

    private Path root;
    private Path calls;
    private Path broken;

    private record Outcome(int code, List<String> out, String err) {}

    @BeforeEach
    void checkout() throws IOException {
        assumeTrue(File.separatorChar == '/', "the launcher is a POSIX script");
        root = Files.createDirectories(folder.resolve("a checkout"));
        calls = folder.resolve("calls");
        broken = folder.resolve("broken");
        Files.copy(Path.of("..", "ligature"), root.resolve("ligature"));
        source("pom.xml");
        source("app/pom.xml");
        source("domain/src/main/java/Domain.java");
        executable(folder.resolve("tools/mvn"), MAVEN);
        executable(folder.resolve("jdk/bin/java"), JAVA);
    }

    private void source(String name) throws IOException {
        Path file = root.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, name);
    }

    private static void executable(Path file, String content) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Outcome launch(Path launcher, String input, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(arguments));
        File out = Files.createTempFile(folder, "out", "").toFile();
        File err = Files.createTempFile(folder, "err", "").toFile();
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out)
                .redirectError(err);
        builder.environment().put("LIGATURE_MVN", folder.resolve("tools/mvn").toString());
        builder.environment().put("JAVA_HOME", folder.resolve("jdk").toString());
        builder.environment().put("CALLS", calls.toString());
        builder.environment().put("BREAK", broken.toString());
        builder.environment().remove("LIGATURE_JAVA_OPTS");
        Process process = builder.start();
        try (var in = process.getOutputStream()) {
            in.write(input.getBytes(StandardCharsets.UTF_8));
        }
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return new Outcome(process.exitValue(), Files.readAllLines(out.toPath()), Files.readString(err.toPath()));
    }

    private Outcome launch(String... arguments) throws IOException, InterruptedException {
        return launch(root.resolve("ligature"), "", arguments);
    }

    private List<String> calls() throws IOException {
        List<String> made = Files.readAllLines(calls).stream()
                .map(call -> call.startsWith("mvn ") ? "mvn" : call)
                .toList();
        Files.delete(calls);
        return made;
    }

    private void touch(String name) throws IOException {
        Files.setLastModifiedTime(
                root.resolve(name), FileTime.from(Instant.now().plusSeconds(5)));
    }

    @Test
    void itBuildsOnceAndDumpsItsClassesOnce() throws Exception {
        launch("--version");
        assertThat(calls()).containsExactly("mvn", "dump", "java");
        launch("--version");
        assertThat(calls()).containsExactly("java");
    }

    @Test
    void itBuildsWhatIsStale() throws Exception {
        launch("--version");
        calls();
        for (String changed : List.of("domain/src/main/java/Domain.java", "pom.xml", "app/pom.xml")) {
            touch(changed);
            launch("--version");
            assertThat(calls()).as(changed).startsWith("mvn").endsWith("java");
            Files.setLastModifiedTime(
                    root.resolve(changed), FileTime.from(Instant.now().minusSeconds(60)));
        }
        Files.delete(root.resolve("domain/src/main/java/Domain.java"));
        touch("domain/src/main/java");
        launch("--version");
        assertThat(calls()).as("a source that is gone").startsWith("mvn");
    }

    @Test
    void theBuildIsQuiet() throws Exception {
        Outcome outcome = launch("--version");
        assertThat(outcome.out()).noneMatch(line -> line.contains("Maven"));
        assertThat(outcome.err()).isEmpty();
    }

    @Test
    void argumentsInputAndExitCodeGoThrough() throws Exception {
        launch("--version");
        Outcome outcome = launch(root.resolve("ligature"), "one\ntwo words\n", "load", "a b.csv", "", "x='$y'", "*");
        assertThat(outcome.code()).isEqualTo(7);
        assertThat(outcome.out())
                .containsSubsequence(
                        "in " + folder.toRealPath(),
                        "argument <dev.ligature.app.Main>",
                        "argument <load>",
                        "argument <a b.csv>",
                        "argument <>",
                        "argument <x='$y'>",
                        "argument <*>",
                        "input <one>",
                        "input <two words>");
        assertThat(outcome.err()).isEmpty();
    }

    @Test
    void inputIsLeftForTheCommandEvenWhenItBuilds() throws Exception {
        assertThat(launch(root.resolve("ligature"), "one\n", "shell").out()).contains("input <one>");
    }

    @Test
    void itIsFoundThroughLinks() throws Exception {
        Path bin = Files.createDirectories(folder.resolve("my bin"));
        Files.createSymbolicLink(bin.resolve("first"), Path.of("..", "a checkout", "ligature"));
        Files.createSymbolicLink(bin.resolve("lig"), bin.resolve("first"));
        Outcome outcome = launch(bin.resolve("lig"), "", "--version");
        assertThat(outcome.code()).isEqualTo(7);
        assertThat(outcome.out())
                .contains("argument <" + root.toRealPath().resolve("app/target/ligature-app.jar") + ">");
    }

    @Test
    void aBuildThatFailsIsToldAndTriedAgain() throws Exception {
        Files.createFile(broken);
        Outcome outcome = launch("--version");
        assertThat(outcome.code()).isEqualTo(1);
        assertThat(outcome.out()).isEmpty();
        assertThat(outcome.err()).isEqualTo("what Maven says\nligature: the build failed\n");
        assertThat(calls()).containsExactly("mvn");
        Files.delete(broken);
        assertThat(launch("--version").code()).isEqualTo(7);
    }
}
