package dev.ligature.app.csv;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.TestShell;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files as they come: what is loaded of them, and what is said about the rest. */
class LoadTest {

    @TempDir
    private Path folder;

    private final TestShell shell = new TestShell();

    @AfterEach
    void close() {
        shell.close();
    }

    private Path file(String content) throws IOException {
        return Files.writeString(Files.createTempFile(folder, "file", ".csv"), content);
    }

    private String load(String name, Path file, String... mappings) {
        return shell.run("load " + name + " '" + file + "' " + String.join(" ", mappings))
                .get(0)
                .replace(file.toString(), "FILE");
    }

    private static String loaded(long loaded, long unchanged) {
        return "{\"ok\":true,\"result\":{\"loaded\":" + loaded + ",\"unchanged\":" + unchanged + ",\"rejected\":[]}}";
    }

    private static String unreadable(String message) {
        return "{\"ok\":false,\"error\":{\"type\":\"Unreadable\",\"message\":\"line 1: 'FILE' " + message + "\"}}";
    }

    private static String usage(String message) {
        return "{\"ok\":false,\"error\":{\"type\":\"Usage\",\"message\":\"line 1: " + message + "\"}}";
    }

    private static String rejected(int loaded, String... rows) {
        return "{\"ok\":true,\"result\":{\"loaded\":" + loaded + ",\"unchanged\":0,\"rejected\":["
                + String.join(",", rows) + "]}}";
    }

    private static String row(int line, String type, String message) {
        return "{\"line\":" + line + ",\"error\":{\"type\":\"" + type + "\",\"message\":\"" + message + "\"}}";
    }

    @Test
    void headersAreCamelOrSnakeAndColumnsInAnyOrder() throws IOException {
        assertThat(load("movie", file("box_office,title,id\r\n12.50,Clock,m1\r\n")))
                .isEqualTo(loaded(1, 0));
        assertThat(load("movie", file("boxOffice,title,id\n13,Kites,m2\n"))).isEqualTo(loaded(1, 0));
        assertThat(shell.run("findall movie m1 m2"))
                .containsExactly("{\"ok\":true,\"result\":[{\"id\":\"m1\",\"title\":\"Clock\",\"boxOffice\":12.5},"
                        + "{\"id\":\"m2\",\"title\":\"Kites\",\"boxOffice\":13}]}");
    }

    @Test
    void endsAreNamedWithAndWithoutId() throws IOException {
        shell.run("create movie id=m1 title=M", "create actor id=a1 name=A", "create actor id=a2 name=B");
        assertThat(load("role", file("movie,actor_id,characters\nm1,a1,\"[\"\"Neo\"\",\"\"Thomas\"\"]\"\n")))
                .isEqualTo(loaded(1, 0));
        assertThat(load("role", file("movie_id,actor,characters\nm1,a2,Trinity\n")))
                .isEqualTo(loaded(1, 0));
        assertThat(shell.run("outgoing role m1"))
                .containsExactly("{\"ok\":true,\"result\":{\"items\":["
                        + "{\"movie\":\"m1\",\"actor\":\"a1\",\"characters\":[\"Neo\",\"Thomas\"]},"
                        + "{\"movie\":\"m1\",\"actor\":\"a2\",\"characters\":[\"Trinity\"]}]}}");
    }

    @Test
    void columnsAndConstantsAreMapped() throws IOException {
        assertThat(load(
                        "doctor",
                        file("nr,surname,speciality\nd1,Finch,cardiology\n"),
                        "id=nr",
                        "name=surname",
                        "specialty:=none"))
                .isEqualTo(loaded(1, 0));
        assertThat(shell.run("get doctor d1"))
                .containsExactly("{\"ok\":true,\"result\":{\"id\":\"d1\",\"name\":\"Finch\",\"specialty\":\"none\"}}");
        assertThat(shell.notes()).hasSize(1);
        assertThat(shell.notes().get(0)).endsWith(": columns ignored: speciality");
    }

    @Test
    void oneColumnMayFeedTwoAttributes() throws IOException {
        assertThat(load("doctor", file("name\nFinch\n"), "id=name")).isEqualTo(loaded(1, 0));
    }

    @Test
    void anEmptyCellIsAbsent() throws IOException {
        assertThat(load("doctor", file("id,name,specialty\nd1,Finch,\nd2,Sol,\"\"\n")))
                .isEqualTo(loaded(2, 0));
        assertThat(shell.run("get doctor d1", "get doctor d2"))
                .containsExactly(
                        "{\"ok\":true,\"result\":{\"id\":\"d1\",\"name\":\"Finch\"}}",
                        "{\"ok\":true,\"result\":{\"id\":\"d2\",\"name\":\"Sol\"}}");
    }

    @Test
    void aByteOrderMarkIsPassedOver() throws IOException {
        assertThat(load("doctor", file("\uFEFFid,name\nd1,Finch\n"))).isEqualTo(loaded(1, 0));
    }

    @Test
    void aFileMayEndWithoutALineAndHoldBlankOnes() throws IOException {
        assertThat(load("doctor", file("id,name\n\nd1,Finch\n\nd2,Sol"))).isEqualTo(loaded(2, 0));
    }

    @Test
    void loadingAgainChangesNothing() throws IOException {
        Path users = file("id,display_name\na,A\nb,B\n");
        Path follows = file("follower,followee,since\na,b,2025-01-01T00:00:00Z\n");
        assertThat(load("user", users)).isEqualTo(loaded(2, 0));
        assertThat(load("user", users)).isEqualTo(loaded(0, 2));
        assertThat(load("follow", follows)).isEqualTo(loaded(1, 0));
        assertThat(load("follow", follows)).isEqualTo(loaded(0, 1));
    }

    @Test
    void anEntityThatDiffersIsRejectedAndAnEdgeReplaced() throws IOException {
        shell.run(
                "create user id=a displayName=A",
                "create user id=b displayName=B",
                "link follow follower=a followee=b");
        assertThat(load("user", file("id,display_name\na,Other\n")))
                .isEqualTo(rejected(0, row(2, "AlreadyExists", "'user' a exists already; update or replace it")));
        assertThat(load("follow", file("follower,followee,since\na,b,2025-01-01T00:00:00Z\n")))
                .isEqualTo(loaded(1, 0));
    }

    @Test
    void badRowsAreToldByTheLineOnWhichTheyStart() throws IOException {
        shell.run("create user id=a displayName=A", "create user id=b displayName=B");
        assertThat(load(
                        "follow",
                        file("follower,followee,since\r\n"
                                + "a,b,\r\n"
                                + ",b,\r\n"
                                + "a,a,\r\n"
                                + "a,\"line\r\nbreak\",\r\n"
                                + "\r\n"
                                + "b,a,yesterday\r\n"
                                + "b,a\r\n"
                                + "b,a,,\r\n"
                                + "b,a,2025-01-01T00:00:00Z")))
                .isEqualTo(rejected(
                        2,
                        row(3, "InvalidKey", "invalid key for 'user': an id must not be empty"),
                        row(
                                4,
                                "InvalidEdge",
                                "invalid edge of 'follow': it leads from an entity to itself, and the relationship is irreflexive"),
                        row(
                                5,
                                "MissingEndpoint",
                                "the edge's target, 'user' line\\\\u000d\\\\u000abreak, does not exist; create it first"),
                        row(8, "InvalidEdge", "invalid edge of 'follow': attribute 'since' is no instant in ISO form"),
                        row(9, "Unreadable", "the row has 2 cells, the header has 3"),
                        row(10, "Unreadable", "the row has 4 cells, the header has 3")));
    }

    @Test
    void aRowWithABadCellIsNotStoredInPart() throws IOException {
        assertThat(load("movie", file("id,title,year\nm1,Clock,soon\n")))
                .isEqualTo(rejected(
                        0, row(2, "InvalidValue", "invalid value for 'movie': attribute 'year' is no whole number")));
        assertThat(shell.run("get movie m1")).containsExactly("{\"ok\":true,\"result\":null}");
    }

    @Test
    void moreRowsThanOneChunkKeepTheirLines() throws IOException {
        StringBuilder users = new StringBuilder("id,display_name\n");
        StringBuilder follows = new StringBuilder("follower,followee\n");
        for (int i = 0; i < 2_500; i++) {
            users.append('u').append(i).append(",User\n");
            follows.append('u')
                    .append(i)
                    .append(",u")
                    .append(i == 1_700 ? 1_700 : (i + 1) % 2_500)
                    .append('\n');
        }
        assertThat(load("user", file(users.toString()))).isEqualTo(loaded(2_500, 0));
        assertThat(load("follow", file(follows.toString())))
                .isEqualTo(
                        rejected(
                                2_499,
                                row(
                                        1_702,
                                        "InvalidEdge",
                                        "invalid edge of 'follow': it leads from an entity to itself, and the relationship is irreflexive")));
    }

    @Test
    void brokenQuotingRefusesTheWholeFile() throws IOException {
        Path unclosed = file("id,name\nd1,Finch\nd2,\"Sol\n");
        Path trailing = file("id,name\nd1,Finch\nd2,\"Sol\"x\nd3,Ro\n");
        String why = ": broken quoting: a quoted cell must end with a quote before the next comma or line;"
                + " nothing was loaded";
        assertThat(load("doctor", unclosed)).isEqualTo(unreadable("line 3" + why));
        assertThat(load("doctor", trailing)).isEqualTo(unreadable("line 3" + why));
        assertThat(shell.run("list doctor")).containsExactly("{\"ok\":true,\"result\":{\"items\":[]}}");
    }

    @Test
    void bytesThatAreNoUtf8RefuseTheWholeFile() throws IOException {
        for (byte[] bad :
                new byte[][] {{(byte) 0xE9}, {(byte) 0xC0, (byte) 0x80}, {(byte) 0xED, (byte) 0xA0, (byte) 0x80}}) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            bytes.write("id,name\nd1,Finch\nd2,".getBytes(StandardCharsets.UTF_8));
            bytes.write(bad);
            bytes.write("\n".getBytes(StandardCharsets.UTF_8));
            Path file = Files.write(folder.resolve("latin.csv"), bytes.toByteArray());
            assertThat(load("doctor", file))
                    .isEqualTo(unreadable("line 3: these bytes are no UTF-8; nothing was loaded"));
        }
        assertThat(shell.run("list doctor")).containsExactly("{\"ok\":true,\"result\":{\"items\":[]}}");
    }

    @Test
    void aHeaderMustBeThereAndSayEverythingOnce() throws IOException {
        assertThat(load("doctor", file(""))).isEqualTo(unreadable("is empty; its first line must name the columns"));
        assertThat(load("doctor", file("id,name,name\nd1,a,b\n")))
                .isEqualTo(unreadable("line 1: the header has 'name' twice"));
        assertThat(load("movie", file("id,title,box_office,boxOffice\nm1,a,1,2\n")))
                .isEqualTo(usage("'FILE': the columns boxOffice and box_office both mean 'boxOffice'; say"
                        + " boxOffice=COLUMN"));
        assertThat(load("doctor", file("name\nFinch\n")))
                .isEqualTo(usage("'FILE' has no column for 'id'; say id=COLUMN; it has 'name'"));
    }

    @Test
    void mappingsMustMeanSomething() throws IOException {
        Path file = file("id,name\nd1,Finch\n");
        assertThat(load("doctor", file, "name=surname"))
                .isEqualTo(usage("'FILE' has no column 'surname'; it has 'id', 'name'"));
        assertThat(load("doctor", file, "shoe=name"))
                .isEqualTo(usage("'doctor' has no attribute 'shoe'; it has id, name, specialty"));
        assertThat(load("doctor", file, "name=id", "name:=x")).isEqualTo(usage("the attribute 'name' is given twice"));
        assertThat(load("passport", file("id,issued\nx,2024-01-01\n"), "pages:=many"))
                .isEqualTo(
                        "{\"ok\":false,\"error\":{\"type\":\"InvalidValue\",\"message\":\"invalid value for 'passport':"
                                + " attribute 'pages' is no whole number\"}}");
    }

    @Test
    void peopleReadAboutEachRejectedRow() throws IOException {
        Path file = file("id,name\nd1,Finch\nd2, \n");
        assertThat(shell.text("load doctor '" + file + "'")).isEqualTo("""
                        1 loaded, 0 unchanged, 1 rejected
                          line 3: InvalidValue: invalid value for 'doctor': name must not be blank
                        """);
    }
}
