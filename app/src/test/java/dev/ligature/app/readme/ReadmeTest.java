package dev.ligature.app.readme;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Injector;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.app.TestShell;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.ImmutablePatient;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.Repositories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The README says nothing that does not compile, run or exist. */
class ReadmeTest {

    private static final Path ROOT = Path.of("..");
    private static final Path SNIPPETS = Path.of("src/test/java/dev/ligature/app/readme/Embedding.java");

    private static final Doctor DOCTOR =
            ImmutableDoctor.builder().id(Embedding.doctor()).name("Orla Finch").build();
    private static final Patient PATIENT = ImmutablePatient.builder()
            .id(Patient.TYPE.id("p1"))
            .name("Tove Lind")
            .build();
    private static final Care MET = ImmutableCare.builder()
            .doctor(DOCTOR.id())
            .patient(PATIENT.id())
            .lastMeeting(Instant.parse("2025-03-04T09:30:00Z"))
            .build();

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }

    private static List<String> found(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(match -> match.group(1)).toList();
    }

    @Test
    void itsJavaIsTheJavaThatRunsHere() throws IOException {
        List<String> shown = found(Pattern.compile("```java\n(.*?)```", Pattern.DOTALL), readme());
        List<String> compiled = found(
                        Pattern.compile(
                                "// README: (?:with(?:out)? Guice|on DynamoDB)\n(.*?) *// README: end", Pattern.DOTALL),
                        Files.readString(SNIPPETS))
                .stream()
                .map(text -> text.stripTrailing().stripIndent() + "\n")
                .toList();
        assertThat(compiled).hasSize(3);
        assertThat(shown).isEqualTo(compiled);
    }

    @Test
    void itWorksWithoutGuice() {
        assertThat(Embedding.withoutGuice(DOCTOR, PATIENT, MET).get()).containsExactly("Tove Lind");
    }

    @Test
    void itWorksWithGuice() {
        Injector injector = Embedding.injector();
        try (Repositories store = injector.getInstance(Repositories.class)) {
            assertThat(store.entities(Doctor.TYPE).create(DOCTOR).get()).isEqualTo(DOCTOR);
            assertThat(injector.getInstance(Embedding.Ward.class)
                            .admit(PATIENT, MET)
                            .get())
                    .isEqualTo(MET);
        }
    }

    @Test
    void itWorksOnDynamoDb() {
        try (Engine engine = Engine.embedded();
                Repositories store = Embedding.onDynamoDb(engine.client()).get()) {
            assertThat(store.entities(Doctor.TYPE).create(DOCTOR).get()).isEqualTo(DOCTOR);
            assertThat(store.entities(Doctor.TYPE).find(DOCTOR.id()).get()).containsExactly(DOCTOR);
        }
    }

    @Test
    void itsShellAnswersAsShown() throws IOException {
        Matcher session =
                Pattern.compile("```console\n(.*?)```", Pattern.DOTALL).matcher(readme());
        assertThat(session.find()).isTrue();
        StringBuilder played = new StringBuilder();
        try (TestShell shell = new TestShell()) {
            for (String line : session.group(1).lines().toList()) {
                if (line.startsWith("ligature> ")) {
                    played.append(line).append('\n').append(shell.prompt(line.substring("ligature> ".length())));
                }
            }
        }
        assertThat(played.toString()).isEqualTo(session.group(1));
    }

    @Test
    void itsTestCommandIsWhatTheBuildServerRuns() throws IOException {
        String command = "mvn -B verify";
        assertThat(readme()).contains("\n    " + command + "\n");
        assertThat(Files.readAllLines(ROOT.resolve(".ci/run")))
                .anyMatch(line -> line.strip().startsWith(command + " "));
    }

    @Test
    void everyDirectoryAndFileThatItNamesIsThere() throws IOException {
        List<String> named = found(Pattern.compile("^([a-z][a-z0-9/.-]*) {2,}", Pattern.MULTILINE), readme());
        assertThat(named).hasSizeGreaterThan(10);
        assertThat(named).allMatch(name -> Files.exists(ROOT.resolve(name)));
        List<String> links = found(Pattern.compile("]\\(([^)#:]+)\\)"), readme());
        assertThat(links).isNotEmpty().allMatch(link -> Files.exists(ROOT.resolve(link)));
    }
}
