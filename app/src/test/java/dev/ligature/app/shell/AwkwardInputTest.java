package dev.ligature.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.TestShell;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people who do this job have tripped over, by the numbers of the reports. */
class AwkwardInputTest {

    private static final String EMPTY = "invalid key for 'movie': an id must not be empty";

    /** B39: ids are text; text whose order is that of the bytes is found, and paged in that order. */
    @Test
    void idsOfAwkwardBytesAreFoundAndOrdered() {
        List<String> ids = List.of("\\u0000\\u0001", "\\u007f", "\\u0080", "\\u00fb", "\\u00ff\\u0000", "\\uffee");
        try (TestShell shell = new TestShell()) {
            shell.run("create movie id=m title=M");
            for (String id : List.of(ids.get(4), ids.get(0), ids.get(5), ids.get(2), ids.get(1), ids.get(3))) {
                shell.run("create actor id=$'" + id + "' name=A", "link role movie=m actor=$'" + id + "'");
            }
            assertThat(ids)
                    .allSatisfy(id -> assertThat(
                                    shell.run("get actor $'" + id + "'").get(0))
                            .contains("\"name\":\"A\""));
            String first = shell.run("outgoing role m limit=2").get(0);
            assertThat(first)
                    .contains("\"actor\":\"\\u0000\\u0001\"", "\"actor\":\"\u007f\"")
                    .contains("\"next\":");
            assertThat(shell.run("outgoing role m all").get(0))
                    .containsSubsequence(
                            "\\u0000\\u0001\"", "\u007f\"", "\u0080\"", "\u00fb\"", "\u00ff\\u0000\"", "\uffee\"");
        }
    }

    /** B41: an empty id is refused by every command, before anything is looked for. */
    @Test
    void anEmptyIdIsRefusedEverywhere() {
        try (TestShell shell = new TestShell()) {
            List<String> answers = shell.run(
                    "create movie id= title=x",
                    "update movie '' title=x",
                    "get movie ''",
                    "delete movie ''",
                    "findall movie ''",
                    "link role movie= actor=a",
                    "put role movie= actor=a",
                    "update role '' a characters=x",
                    "unlink role '' a",
                    "edge role '' a",
                    "outgoing role ''",
                    "targets role ''",
                    "degree role out ''",
                    "neighbourhood role source ''");
            assertThat(answers)
                    .hasSize(14)
                    .allMatch(answer -> answer.equals(
                            "{\"ok\":false,\"error\":{\"type\":\"InvalidKey\",\"message\":\"" + EMPTY + "\"}}"));
            assertThat(shell.run("incoming role ''", "sources role ''", "degree role in ''", "edge role m ''"))
                    .allMatch(answer -> answer.contains("\"type\":\"InvalidKey\"") && answer.contains("'actor'"));
        }
    }

    /** B41: an empty text that is no id stays an empty text. */
    @Test
    void anEmptyTextStaysEmpty() {
        try (TestShell shell = new TestShell()) {
            shell.run("create doctor id=d1 name=D specialty=", "create doctor id=d2 name=D");
            assertThat(shell.run("get doctor d1", "get doctor d2"))
                    .containsExactly(
                            "{\"ok\":true,\"result\":{\"id\":\"d1\",\"name\":\"D\",\"specialty\":\"\"}}",
                            "{\"ok\":true,\"result\":{\"id\":\"d2\",\"name\":\"D\"}}");
        }
    }

    public record Reel(Id<Reel> id, String name, int year, Option<String> status, Seq<String> data, String _v) {
        static final EntityType<Reel> TYPE = EntityType.of("reel", Reel.class, Reel::id);
    }

    public record Splice(Id<Reel> all, Id<Reel> limit, String role, String date, Option<Long> order, boolean after) {
        static final Relationship<Reel, Reel, Splice> TYPE = Relationship.of("splice", Splice.class)
                .from(Reel.TYPE, Splice::all)
                .to(Reel.TYPE, Splice::limit)
                .manyToMany();
    }

    /** B42: reserved words of the store, and of the shell itself, are names like any other. */
    @Test
    void awkwardAttributeNamesAreNames(@TempDir Path folder) throws IOException {
        try (TestShell shell = new TestShell(DomainModel.of(Reel.TYPE).with(Splice.TYPE))) {
            assertThat(shell.run(
                            "create reel id=r1 name=N year=1 status=S data='[\"d\"]' _v=1",
                            "create reel id=r2 name=N year=2 _v=",
                            "update reel r1 status= year=2 _v=2",
                            "link splice all=r1 limit=r2 role=R date=D order=7 after=true",
                            "update splice r1 r2 role=Q after=false",
                            "outgoing splice r1 limit=1 order=desc all"))
                    .containsExactly(
                            "{\"ok\":true,\"result\":{\"id\":\"r1\",\"name\":\"N\",\"year\":1,\"status\":\"S\","
                                    + "\"data\":[\"d\"],\"_v\":\"1\"}}",
                            "{\"ok\":true,\"result\":{\"id\":\"r2\",\"name\":\"N\",\"year\":2,\"data\":[],\"_v\":\"\"}}",
                            "{\"ok\":true,\"result\":{\"id\":\"r1\",\"name\":\"N\",\"year\":2,\"status\":\"\","
                                    + "\"data\":[\"d\"],\"_v\":\"2\"}}",
                            "{\"ok\":true,\"result\":{\"all\":\"r1\",\"limit\":\"r2\",\"role\":\"R\",\"date\":\"D\","
                                    + "\"order\":7,\"after\":true}}",
                            "{\"ok\":true,\"result\":{\"all\":\"r1\",\"limit\":\"r2\",\"role\":\"Q\",\"date\":\"D\","
                                    + "\"order\":7,\"after\":false}}",
                            "{\"ok\":true,\"result\":{\"items\":[{\"all\":\"r1\",\"limit\":\"r2\",\"role\":\"Q\","
                                    + "\"date\":\"D\",\"order\":7,\"after\":false}]}}");
            Path file = Files.writeString(folder.resolve("s.csv"), "all_id,limit,role,date,after\nr2,r1,R,D,true\n");
            assertThat(shell.run("load splice '" + file + "'"))
                    .containsExactly("{\"ok\":true,\"result\":{\"loaded\":1,\"unchanged\":0,\"rejected\":[]}}");
        }
    }

    /** B65: no message says what an attribute holds. */
    @Test
    void noFailureRepeatsAValue(@TempDir Path folder) throws IOException {
        String mark = "SECRET-MARK";
        String file = Files.writeString(
                        folder.resolve("p.csv"),
                        "id,name,illness\np1,SECRET-MARK,SECRET-MARK\np2,,SECRET-MARK\np1,Other,SECRET-MARK\nSECRET-MARK\n")
                .toString();
        String follows = Files.writeString(
                        folder.resolve("f.csv"), "follower,followee,since\na,b,SECRET-MARK\na,a,\na,c,\n")
                .toString();
        String[] failing = {
            "create patient id=p9 name=SECRET-MARK",
            "create movie id=m1 title=t year=SECRET-MARK",
            "create movie id=m1 title=t rating=SECRET-MARK",
            "create movie id=m1 title=t title=SECRET-MARK",
            "create movie title=SECRET-MARK",
            "create passport id=x pages=3 issued=SECRET-MARK",
            "create movie id=m1 SECRET-MARK",
            "link role movie=m1 actor=a1 characters='[SECRET-MARK]'",
            "link role movie=m1 actor=a1 characters='[\"SECRET-MARK\"'",
            "link role movie=m1 actor=a1 characters='[\"SECRET-MARK\", null]'",
            "link role movie=m1 actor=a1 characters='[\"SECRET-MARK\"] SECRET-MARK'",
            "link role movie=m1 actor=a1 characters=SECRET-MARK",
            "update patient p0 illness=SECRET-MARK",
            "update patient p9 id=p8 illness=SECRET-MARK",
            "update patient p9 name=' ' illness=SECRET-MARK",
            "create patient id=p7 name='SECRET-MARK",
            "create patient id=p7 name=$'SECRET-MARK\\q'",
            "create user id=u displayName=$'SECRET-MARK\\ud800'",
            "findby person born SECRET-MARK",
            "outgoing role m1 after=SECRET-MARK",
            "outgoing role m1 limit=SECRET-MARK",
            "outgoing role m1 order=SECRET-MARK",
            "outgoing role m1 SECRET-MARK",
            "link care doctor=d patient=p9 lastMeeting=SECRET-MARK"
        };
        try (TestShell shell = new TestShell()) {
            shell.run("create patient id=p9 name=SECRET-MARK illness=SECRET-MARK");
            for (String command : failing) {
                String answer = shell.run(command).get(0);
                assertThat(answer).as(command).startsWith("{\"ok\":false").doesNotContain(mark);
                assertThat(shell.text(command)).as(command).doesNotContain(mark);
            }
            shell.run("create user id=a displayName=A", "create user id=b displayName=B");
            assertThat(shell.run("load patient '" + file + "'").get(0))
                    .contains("\"line\":3", "\"line\":4", "\"line\":5")
                    .doesNotContain(mark);
            assertThat(shell.run("load follow '" + follows + "'").get(0))
                    .contains("\"line\":2", "\"line\":3", "\"line\":4")
                    .doesNotContain(mark);
        }
    }

    @Test
    void aLineThatIsNoUtf8FailsAloneAndByItsNumber() {
        byte[] script = "create user id=a displayName=A\ncreate user id=? displayName=B\nget user a\n"
                .getBytes(StandardCharsets.UTF_8);
        script[46] = (byte) 0xFF;
        try (TestShell shell = new TestShell()) {
            assertThat(shell.run(script))
                    .containsExactly(
                            "{\"ok\":true,\"result\":{\"id\":\"a\",\"displayName\":\"A\"}}",
                            "{\"ok\":false,\"error\":{\"type\":\"Unreadable\",\"message\":\"line 2: these bytes are no"
                                    + " UTF-8\"}}",
                            "{\"ok\":true,\"result\":{\"id\":\"a\",\"displayName\":\"A\"}}");
        }
    }

    @Test
    void aMarkAtTheBeginningAndCarriageReturnsArePassedOver() {
        try (TestShell shell = new TestShell()) {
            assertThat(shell.run("\uFEFFget user a\r\nget user a".getBytes(StandardCharsets.UTF_8)))
                    .containsExactly("{\"ok\":true,\"result\":null}", "{\"ok\":true,\"result\":null}");
        }
    }

    @Test
    void randomCommandsNeverBreakTheShell() {
        java.util.Random random = new java.util.Random(20_250_303);
        List<String> words = List.of(
                "create",
                "update",
                "get",
                "delete",
                "list",
                "findall",
                "findby",
                "link",
                "put",
                "unlink",
                "edge",
                "outgoing",
                "incoming",
                "targets",
                "sources",
                "degree",
                "neighbourhood",
                "audit",
                "load",
                "movie",
                "role",
                "person",
                "follow",
                "m1",
                "a1",
                "''",
                "' '",
                "out",
                "in",
                "source",
                "target",
                "id=m1",
                "id=",
                "title=t",
                "title=",
                "year=1e999",
                "year=-",
                "characters='[1'",
                "characters=[]",
                "movie=m1",
                "actor=a1",
                "all",
                "limit=1",
                "limit=-1",
                "after=x",
                "order=desc",
                "skills",
                "born",
                "1988-01-01",
                "=",
                "==",
                "$'\\ud800'",
                "id=$'\\u0000'",
                "skills='[\"\"]'",
                "'",
                "\\");
        try (TestShell shell = new TestShell()) {
            for (int i = 0; i < 20_000; i++) {
                StringBuilder line = new StringBuilder(words.get(random.nextInt(19)));
                int length = random.nextInt(6);
                for (int word = 0; word < length; word++) {
                    line.append(' ').append(words.get(random.nextInt(words.size())));
                }
                List<String> answers = shell.run(line.toString());
                assertThat(answers).as(line.toString()).hasSize(1);
                assertThat(answers.get(0))
                        .as(line.toString())
                        .startsWith("{\"ok\":")
                        .doesNotContain("Internal");
            }
        }
    }
}
