package dev.ligature.app.shell;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Locale;

/** The commands and how each is used. */
enum Verb {
    LOAD("load TYPE|REL FILE.csv [attribute=column …] [attribute:=constant …]"),
    CREATE("create TYPE attribute=value …"),
    UPDATE("update TYPE ID attribute=value …, or update REL SOURCE TARGET attribute=value …"),
    GET("get TYPE ID"),
    DELETE("delete TYPE ID"),
    LIST("list TYPE|REL [limit=N] [after=CURSOR] [all]"),
    FINDALL("findall TYPE ID …"),
    FINDBY("findby TYPE ATTRIBUTE VALUE [limit=N] [after=CURSOR] [all]"),
    LINK("link REL attribute=value …"),
    PUT("put REL attribute=value …"),
    UNLINK("unlink REL SOURCE TARGET"),
    EDGE("edge REL SOURCE TARGET"),
    OUTGOING("outgoing REL ID [limit=N] [after=CURSOR] [order=asc|desc] [all]"),
    INCOMING("incoming REL ID [limit=N] [after=CURSOR] [order=asc|desc] [all]"),
    TARGETS("targets REL ID [limit=N] [after=CURSOR] [order=asc|desc] [all]"),
    SOURCES("sources REL ID [limit=N] [after=CURSOR] [order=asc|desc] [all]"),
    DEGREE("degree REL out|in ID"),
    NEIGHBOURHOOD("neighbourhood REL source|target ID [limit=N]"),
    AUDIT("audit"),
    REPAIR("repair"),
    TYPES("types"),
    HELP("help");

    private final String usage;

    Verb(String usage) {
        this.usage = usage;
    }

    String usage() {
        return usage;
    }

    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Option<Verb> of(String word) {
        return all().find(verb -> verb.word().equals(word));
    }

    static Seq<Verb> all() {
        return Vector.of(values());
    }
}
