package dev.ligature.app.shell;

import dev.ligature.app.value.CommandFailed;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Form;
import dev.ligature.app.value.Shown;
import dev.ligature.domain.Datum;
import dev.ligature.domain.Id;
import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** The words that follow a command's name, taken one by one. */
final class Arguments {

    private final Verb verb;
    private Seq<Word> rest;

    Arguments(Verb verb, Seq<Word> rest) {
        this.verb = verb;
        this.rest = rest;
    }

    Verb verb() {
        return verb;
    }

    boolean isEmpty() {
        return rest.isEmpty();
    }

    /** The next word. */
    String next(String what) {
        if (rest.isEmpty()) {
            throw usage(what + " is missing");
        }
        String text = rest.head().text();
        rest = rest.tail();
        return text;
    }

    /** The next word as an id of this type, which attribute assignments would give as {@code attribute=id}. */
    <T> Id<T> id(String type, String attribute) {
        rest.headOption().forEach(word -> refuseAssigned(word, attribute));
        return Form.id(type, next("the id of the '" + type + "'"));
    }

    /** All other words, as ids. */
    <T> Seq<Id<T>> ids(String type, String attribute) {
        rest.forEach(word -> refuseAssigned(word, attribute));
        Seq<Id<T>> ids = rest.map(word -> Form.<T>id(type, word.text()));
        rest = rest.take(0);
        return ids;
    }

    /** An id may hold any text; where it looks like an assignment, it is most likely meant as one. */
    private void refuseAssigned(Word word, String attribute) {
        if (!word.isQuoted() && word.text().startsWith(attribute + "=")) {
            throw usage("column " + word.column() + ": here the id stands alone, without '" + attribute
                    + "='; quote the word if the id does begin with it");
        }
    }

    /** All other words, each {@code attribute=value}, as fields of this form. */
    Datum.Fields assignments(Form<?> form) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        pairs().forEach((attribute, text) -> fields.put(attribute, form.parse(attribute, text)));
        return new Datum.Fields(fields);
    }

    /** All other words, each {@code name=text}, none named twice. */
    Map<String, String> pairs() {
        Map<String, String> pairs = new LinkedHashMap<>();
        for (Word word : rest) {
            int equals = word.text().indexOf('=');
            if (equals < 1) {
                throw usage("column " + word.column() + ": this word is no attribute=value");
            }
            String name = word.text().substring(0, equals);
            if (pairs.put(name, word.text().substring(equals + 1)) != null) {
                throw usage("column " + word.column() + ": " + Shown.quoted(name) + " is given twice");
            }
        }
        rest = rest.take(0);
        return pairs;
    }

    /** All other words as options of these names, {@code limit=5} or {@code all}, none given twice. */
    Map<String, String> options(String... known) {
        Set<String> names = new LinkedHashSet<>(java.util.List.of(known));
        Map<String, String> options = new LinkedHashMap<>();
        for (Word word : rest) {
            int equals = word.text().indexOf('=');
            String name = equals < 0 ? word.text() : word.text().substring(0, equals + 1);
            if (!names.contains(name)) {
                throw usage("column " + word.column() + ": this word is none of the options");
            }
            if (options.put(name, equals < 0 ? "" : word.text().substring(equals + 1)) != null) {
                throw usage("column " + word.column() + ": the option '" + name + "' is given twice");
            }
        }
        rest = rest.take(0);
        return options;
    }

    /** Refuses words that no one took. */
    void end() {
        if (!rest.isEmpty()) {
            throw usage("column " + rest.head().column() + ": there is a word too many");
        }
    }

    CommandFailed usage(String what) {
        return Failure.usage(what + "; usage: " + verb.usage()).toException();
    }
}
