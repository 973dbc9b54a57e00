package dev.ligature.contract.model;

import dev.ligature.domain.Id;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.immutables.value.Value;

/** An attribute of every type that a value may have. */
public interface Contents {

    /** What an enum may be. */
    enum Colour {
        RED,
        GREEN
    }

    /** Text. */
    @Value.Default
    default String text() {
        return "";
    }

    /** Text or none. */
    Option<String> mayText();

    /** Text or none, as the JDK has it. */
    Optional<String> jdkText();

    /** A truth value. */
    @Value.Default
    default boolean flag() {
        return false;
    }

    /** A truth value or none. */
    Option<Boolean> mayFlag();

    /** A whole number. */
    @Value.Default
    default long whole() {
        return 0;
    }

    /** A smaller whole number or none. */
    Option<Integer> number();

    /** The smallest whole number or none. */
    Option<Byte> octet();

    /** Any whole number or none. */
    Option<BigInteger> big();

    /** A decimal number or none. */
    Option<BigDecimal> decimal();

    /** A binary fraction. */
    @Value.Default
    default double fraction() {
        return 0;
    }

    /** A smaller binary fraction or none. */
    Option<Float> small();

    /** A moment or none. */
    Option<Instant> moment();

    /** A day or none. */
    Option<LocalDate> day();

    /** A UUID or none. */
    Option<UUID> uuid();

    /** An enum or none. */
    Option<Colour> colour();

    /** An id that is no end and not the own. */
    Option<Id<Values.Box>> other();

    /** A list. */
    Seq<String> texts();

    /** A list of the JDK. */
    List<Long> numbers();

    /** A set. */
    Set<String> labels();

    /** A set of numbers of the JDK. */
    java.util.Set<BigDecimal> prices();

    /** A map. */
    Map<String, Long> counts();

    /** A map of the JDK. */
    java.util.Map<String, String> names();

    /** A member that is computed and no attribute. */
    @Value.Derived
    default int size() {
        return texts().size() + numbers().size();
    }
}
