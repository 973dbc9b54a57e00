package dev.ligature.domain;

import java.math.BigDecimal;

/** Invariants of one value, checked when it is made; messages name the attribute and never repeat its value. */
public final class Checks {

    private Checks() {}

    /** @throws IllegalArgumentException if the text is empty or white space only */
    public static void notBlank(String attribute, String text) {
        require(!text.isBlank(), attribute + " must not be blank");
    }

    /** @throws IllegalArgumentException if the number is zero or negative */
    public static void positive(String attribute, long number) {
        require(number > 0, attribute + " must be positive");
    }

    /** @throws IllegalArgumentException if the number is negative */
    public static void notNegative(String attribute, long number) {
        require(number >= 0, attribute + " must not be negative");
    }

    /** @throws IllegalArgumentException if the number is negative */
    public static void notNegative(String attribute, BigDecimal number) {
        require(number.signum() >= 0, attribute + " must not be negative");
    }

    /** @throws IllegalArgumentException with this message if the condition does not hold */
    public static void require(boolean holds, String message) {
        if (!holds) {
            throw new IllegalArgumentException(message);
        }
    }
}
