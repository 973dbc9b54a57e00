package dev.ligature.domain;

import io.vavr.control.Option;

/**
 * Why a value has no neutral form, or neutral fields make no value.
 *
 * @param reason what is wrong and where, without any attribute's value
 * @param invariant the exception by which the value's own constructor or builder refused it, if that is why
 */
public record Refusal(String reason, Option<RuntimeException> invariant) {

    static Refusal of(InvalidDatumException e) {
        return new Refusal(String.valueOf(e.getMessage()), Option.none());
    }

    static String path(String name, InvalidDatumException e) {
        String reason = String.valueOf(e.getMessage());
        return reason.startsWith("attribute '")
                ? "attribute '" + name + "." + reason.substring("attribute '".length())
                : "attribute '" + name + "' " + reason;
    }
}
