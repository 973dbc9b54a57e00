package dev.ligature.app.demo;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.adapters.dynamodb.PhysicalItem.Kind;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.Output;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/** Items as documentation of databases shows them. */
class ItemsAnswerTest {

    private static final Map<String, String> NONE = LinkedHashMap.empty();

    private static String text(Seq<PhysicalItem> items) throws IOException {
        StringWriter out = new StringWriter();
        for (Answer table : ItemsAnswer.of(items)) {
            Output.text(out, out).answered(table);
        }
        return out.toString();
    }

    private static PhysicalItem item(
            Kind kind, Map<String, String> key, Map<String, String> indexKeys, Map<String, String> attributes) {
        return new PhysicalItem("town", kind, key, indexKeys, attributes, LinkedHashMap.of("~v", "1"));
    }

    private static Map<String, String> key(String pk, String sk) {
        return LinkedHashMap.of("pk", pk, "sk", sk);
    }

    @Test
    void keysComeFirstThenKeysOfIndexesThenAttributesAndACollectionHasItsKeyOnce() throws IOException {
        assertThat(text(Vector.of(
                        item(Kind.SETTING, key("n/owner/", "."), NONE, NONE),
                        item(Kind.ENTITY, key("n/owner/o1", "."), NONE, LinkedHashMap.of("name", "Ada")),
                        item(
                                Kind.EDGE,
                                key("n/owner/o1", ">has/x"),
                                LinkedHashMap.of("gsi1pk", "n/pet/x", "gsi1sk", "<has/o1"),
                                LinkedHashMap.of("since", "2020")),
                        item(Kind.ENTITY, key("n/pet/x", "."), NONE, LinkedHashMap.of("name", "y".repeat(60))))))
                .isEqualTo("""

                        Table town, key (pk, sk), keys of indexes gsi1pk, gsi1sk; …/ stands for n/
                        +------------+--------+---------+---------+----------------------------------------+-------+
                        | pk         | sk     | gsi1pk  | gsi1sk  | name                                   | since |
                        +------------+--------+---------+---------+----------------------------------------+-------+
                        | …/owner/o1 | .      |         |         | Ada                                    |       |
                        |            | >has/x | …/pet/x | <has/o1 |                                        | 2020  |
                        | …/pet/x    | .      |         |         | yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy… |       |
                        +------------+--------+---------+---------+----------------------------------------+-------+
                        """);
    }

    @Test
    void whereAttributesAreManyEachItemNamesItsOwn() throws IOException {
        Map<String, String> five =
                Vector.of("a", "b", "c", "d", "e").toLinkedMap(name -> io.vavr.Tuple.of(name, name + "1"));
        assertThat(text(Vector.of(
                        item(Kind.ENTITY, LinkedHashMap.of("id", "n/1"), NONE, five),
                        item(Kind.ENTITY, LinkedHashMap.of("id", "n/1"), NONE, NONE))))
                .isEqualTo("""

                        Table town, key (id); …/ stands for n/
                        +-----+------------------------------+
                        | id  | attributes                   |
                        +-----+------------------------------+
                        | …/1 | a=a1, b=b1, c=c1, d=d1, e=e1 |
                        | …/1 |                              |
                        +-----+------------------------------+
                        """);
    }

    @Test
    void longKeysKeepBothEnds() throws IOException {
        String id = "a".repeat(30) + "z".repeat(30);
        assertThat(text(Vector.of(item(Kind.ENTITY, LinkedHashMap.of("id", id), NONE, NONE))))
                .contains("| aaaaaaaaaaaaa…zzzzzzzzzzzzz |");
    }

    @Test
    void whatTheLibraryKeepsForItselfIsLeftToMachines() throws IOException {
        Seq<PhysicalItem> setting = Vector.of(item(Kind.SETTING, key("n/owner/", "."), NONE, NONE));
        assertThat(text(setting)).isEmpty();
        StringWriter out = new StringWriter();
        Output.json(out).answered(ItemsAnswer.of(setting).head());
        assertThat(out)
                .hasToString("{\"ok\":true,\"result\":{\"table\":\"town\",\"items\":[{\"kind\":\"setting\","
                        + "\"key\":{\"pk\":\"n/owner/\",\"sk\":\".\"},\"indexKeys\":{},\"attributes\":{},"
                        + "\"bookkeeping\":{\"~v\":\"1\"}}]}}\n");
    }
}
