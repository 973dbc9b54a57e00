package dev.ligature.domain;

import io.vavr.control.Option;

/**
 * Why a value has no neutral form, or neutral fields make no value.
 *
 * @param reason what is wrong and where, without any attribute's value
 * @param invariant the exception by which the value's own constructor or builder refused it, if that is why; what it
 *     says is the value's own and may repeat attributes
 */
public record Refusal(String reason, Option<RuntimeException> invariant) {

    static Refusal of(InvalidDatumException e) {
        return new Refusal(
                e.reason(), e.getCause() instanceof RuntimeException invariant ? Option.of(invariant) : Option.none());
    }
}
