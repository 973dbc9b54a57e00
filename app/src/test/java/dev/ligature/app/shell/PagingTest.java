package dev.ligature.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.app.TestShell;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pages by cursor, as a script walks them. */
class PagingTest {

    private static final Pattern NEXT = Pattern.compile("\"next\":\"([^\"]+)\"");
    private static final Pattern ACTOR = Pattern.compile("\"actor\":\"([^\"]+)\"");

    private final TestShell shell = new TestShell();

    @BeforeEach
    void seed() {
        shell.run("create movie id=m1 title=M");
        for (int i = 0; i < 25; i++) {
            String actor = String.format("a%02d", i);
            shell.run("create actor id=" + actor + " name=A", "link role movie=m1 actor=" + actor);
        }
    }

    @AfterEach
    void close() {
        shell.close();
    }

    private List<String> walk(String command) {
        List<String> seen = new ArrayList<>();
        String cursor = "";
        do {
            String answer = shell.run(command + cursor).get(0);
            ACTOR.matcher(answer).results().forEach(actor -> seen.add(actor.group(1)));
            Matcher next = NEXT.matcher(answer);
            cursor = next.find() ? " after=" + next.group(1) : "";
        } while (!cursor.isEmpty());
        return seen;
    }

    @Test
    void pagesOfAnySizeMakeTheList() {
        List<String> all = walk("outgoing role m1 all");
        assertThat(all).hasSize(25).isSorted();
        for (int size = 1; size <= 26; size++) {
            assertThat(walk("outgoing role m1 limit=" + size)).isEqualTo(all);
            assertThat(walk("list role limit=" + size)).isEqualTo(all);
        }
        List<String> reversed = new ArrayList<>(all);
        java.util.Collections.reverse(reversed);
        assertThat(walk("outgoing role m1 limit=4 order=desc")).isEqualTo(reversed);
        assertThat(walk("outgoing role m1 all order=desc")).isEqualTo(reversed);
    }

    @Test
    void aPageHasTwentyItemsUnlessToldOtherwise() {
        assertThat(ACTOR.matcher(shell.run("outgoing role m1").get(0)).results())
                .hasSize(20);
        assertThat(ACTOR.matcher(shell.run("targets role m1 limit=3").get(0)).results())
                .hasSize(3);
    }

    @Test
    void allGoesOnFromACursor() {
        Matcher next = NEXT.matcher(shell.run("outgoing role m1 limit=20").get(0));
        assertThat(next.find()).isTrue();
        assertThat(walk("outgoing role m1 all after=" + next.group(1)))
                .containsExactly("a20", "a21", "a22", "a23", "a24");
    }

    @Test
    void aCursorOfAnotherQueryIsRefused() {
        Matcher next = NEXT.matcher(shell.run("outgoing role m1 limit=20").get(0));
        assertThat(next.find()).isTrue();
        assertThat(shell.run("incoming role a01 after=" + next.group(1)).get(0)).contains("\"type\":\"InvalidCursor\"");
    }
}
