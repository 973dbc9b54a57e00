package dev.ligature.domain.sample;

import dev.ligature.domain.Id;

/** Names that are reserved or awkward elsewhere, as far as Java allows them. */
@SuppressWarnings("UnicodeInCode")
public record Awkward(
        Id<Awkward> id,
        String name,
        int year,
        String status,
        String data,
        String role,
        String date,
        String key,
        String value,
        String size,
        String order,
        String select,
        String _v,
        String __x,
        String $x,
        String a$b,
        String Name,
        String größe,
        String 名前) {

    public static Awkward sample() {
        return new Awkward(
                Id.of("a"),
                "n",
                1999,
                "s",
                "d",
                "r",
                "t",
                "k",
                "v",
                "z",
                "o",
                "e",
                "_",
                "__",
                "$",
                "a$b",
                "N",
                "g",
                "名");
    }
}
