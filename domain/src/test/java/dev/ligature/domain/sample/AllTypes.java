package dev.ligature.domain.sample;

import dev.ligature.domain.Id;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.IndexedSeq;
import io.vavr.collection.LinearSeq;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

/** A record with an attribute of every supported type. */
public record AllTypes(
        Id<AllTypes> id,
        String text,
        boolean truth,
        Boolean boxedTruth,
        byte tiny,
        Byte boxedTiny,
        short small,
        Short boxedSmall,
        int whole,
        Integer boxedWhole,
        long big,
        Long boxedBig,
        BigInteger huge,
        BigDecimal decimal,
        float single,
        Float boxedSingle,
        double twice,
        Double boxedTwice,
        Instant instant,
        LocalDate date,
        UUID uuid,
        Colour colour,
        Option<String> option,
        Optional<Integer> optional,
        List<String> list,
        io.vavr.collection.List<String> vavrList,
        LinearSeq<Long> linear,
        Seq<BigDecimal> seq,
        IndexedSeq<Instant> indexed,
        Vector<Colour> vector,
        Set<String> set,
        io.vavr.collection.Set<Id<AllTypes>> vavrSet,
        HashSet<LocalDate> hashSet,
        LinkedHashSet<Integer> linkedSet,
        Map<String, Integer> map,
        io.vavr.collection.Map<String, String> vavrMap,
        HashMap<String, Boolean> hashMap,
        LinkedHashMap<String, List<Point>> linkedMap,
        Address address,
        Option<Address> maybe,
        Point point,
        List<Point> points,
        Set<Point> area) {

    /** With something in every attribute. */
    public static AllTypes full() {
        Address address = ImmutableAddress.builder()
                .street("Am Ring")
                .town("Köln")
                .at(new Point(1, -2))
                .build();
        return new AllTypes(
                Id.of("a1"),
                "text \u0000 \uD83D\uDE00",
                true,
                Boolean.FALSE,
                Byte.MIN_VALUE,
                Byte.MAX_VALUE,
                Short.MIN_VALUE,
                Short.MAX_VALUE,
                Integer.MIN_VALUE,
                Integer.MAX_VALUE,
                Long.MIN_VALUE,
                Long.MAX_VALUE,
                new BigInteger("-12345678901234567890123456789012345678"),
                new BigDecimal("1234567890123456789012345678901234567.8"),
                0.1f,
                Float.MAX_VALUE,
                0.1 + 0.2,
                -1e-100,
                Instant.parse("0001-01-01T00:00:00.000000001Z"),
                LocalDate.parse("9999-12-31"),
                UUID.fromString("00112233-4455-6677-8899-aabbccddeeff"),
                Colour.RED,
                Option.of(""),
                Optional.of(0),
                List.of("b", "a", "b"),
                io.vavr.collection.List.of("c", ""),
                io.vavr.collection.List.of(3L, 1L, 2L),
                Vector.of(new BigDecimal("0.5"), BigDecimal.ZERO),
                Vector.of(Instant.EPOCH),
                Vector.of(Colour.GREEN, Colour.RED),
                Set.of("x", "y", "z"),
                HashSet.of(Id.of("i2"), Id.of("i1")),
                HashSet.of(LocalDate.EPOCH),
                LinkedHashSet.of(3, 2, 1),
                Map.of("one", 1, "two", 2),
                LinkedHashMap.of("k", "v"),
                HashMap.of("yes", true),
                LinkedHashMap.of("line", List.of(new Point(0, 0), new Point(1, 1))),
                address,
                Option.of(address),
                new Point(7, 8),
                List.of(new Point(0, 1)),
                Set.of(new Point(1, 0), new Point(0, 1)));
    }

    /** With nothing where nothing may be. */
    public static AllTypes sparse() {
        AllTypes full = full();
        return new AllTypes(
                full.id,
                "",
                false,
                Boolean.FALSE,
                (byte) 0,
                (byte) 0,
                (short) 0,
                (short) 0,
                0,
                0,
                0,
                0L,
                BigInteger.ZERO,
                BigDecimal.ZERO,
                0,
                0f,
                0,
                0.0,
                Instant.EPOCH,
                LocalDate.EPOCH,
                new UUID(0, 0),
                Colour.GREEN,
                Option.none(),
                Optional.empty(),
                List.of(),
                io.vavr.collection.List.empty(),
                io.vavr.collection.List.empty(),
                Vector.empty(),
                Vector.empty(),
                Vector.empty(),
                Set.of(),
                HashSet.empty(),
                HashSet.empty(),
                LinkedHashSet.empty(),
                Map.of(),
                LinkedHashMap.empty(),
                HashMap.empty(),
                LinkedHashMap.empty(),
                ImmutableAddress.builder().street("").build(),
                Option.none(),
                new Point(0, 0),
                List.of(),
                Set.of());
    }
}
