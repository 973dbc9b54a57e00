package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;
import java.time.LocalDate;

/**
 * Attributes whose names are reserved words of DynamoDB, hold signs that expressions give a meaning, or differ in what a
 * careless clean-up would take away.
 */
@SuppressWarnings("UnicodeInCode") // awkward names are the purpose
public final class Awkward {

    /** The model. */
    public static final DomainModel MODEL = DomainModel.of(Word.TYPE).with(Means.TYPE);

    private Awkward() {}

    /** An entity; its id is called as a key might be. */
    @SuppressWarnings("UnicodeInCode") // A name beyond ASCII is what is tried here.
    public record Word(
            Id<Word> key,
            String name,
            Option<Integer> year,
            String status,
            String data,
            long size,
            String value,
            String type,
            String _v,
            String $x,
            String first_name,
            String firstName,
            String first$name,
            String größe,
            String pk,
            String sk) {
        /** The descriptor. */
        public static final EntityType<Word> TYPE = EntityType.of("awkward-word", Word.class, Word::key);

        /** A word whose attributes all differ. */
        public static Word of(String key, String mark) {
            return new Word(
                    Id.of(key),
                    "name" + mark,
                    Option.none(),
                    "status" + mark,
                    "data" + mark,
                    mark.length(),
                    "value" + mark,
                    "type" + mark,
                    "_v" + mark,
                    "$x" + mark,
                    "first_name" + mark,
                    "firstName" + mark,
                    "first$name" + mark,
                    "größe" + mark,
                    "pk" + mark,
                    "sk" + mark);
        }
    }

    /** An edge; its ends are called as index keys might be. */
    public record Means(
            Id<Word> source,
            Id<Word> target,
            String role,
            Option<LocalDate> date,
            long count,
            String id,
            String Type,
            String Data,
            String Target,
            String first_name,
            String firstName,
            String __v) {
        /** The descriptor. */
        public static final Relationship<Word, Word, Means> TYPE = Relationship.of("awkward-means", Means.class)
                .from("source", Word.TYPE, Means::source)
                .to("target", Word.TYPE, Means::target)
                .manyToMany()
                .orderedBy(Means::date);

        /** An edge whose attributes all differ. */
        public static Means of(String source, String target, String mark) {
            return new Means(
                    Id.of(source),
                    Id.of(target),
                    "role" + mark,
                    Option.of(LocalDate.of(2024, 1, 1 + mark.length())),
                    mark.length(),
                    "id" + mark,
                    "Type" + mark,
                    "Data" + mark,
                    "Target" + mark,
                    "first_name" + mark,
                    "firstName" + mark,
                    "__v" + mark);
        }
    }
}
