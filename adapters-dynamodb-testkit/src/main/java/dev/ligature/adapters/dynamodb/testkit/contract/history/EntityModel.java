package dev.ligature.adapters.dynamodb.testkit.contract.history;

import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.NotFound;
import dev.ligature.ports.StoreError.VersionConflict;
import java.util.List;

/**
 * One source by itself. No two writes store the same value, so a value stands for its version.
 *
 * @param value its value, {@link Call#NONE} if it does not exist
 */
record EntityModel(long value) {

    private static final List<EntityModel> IMPOSSIBLE = List.of();

    /** The steps of those calls that this source has to do with. */
    static List<Step<EntityModel>> steps(int source, List<Call> calls) {
        return calls.stream()
                .filter(call -> !call.kind().isOfEdge() && !call.kind().isOfTarget())
                .filter(call -> call.source() == source && !call.isVoid())
                .map(call -> call.isUnknown()
                        ? Step.<EntityModel>perhaps(call.toString(), call.invoked(), state -> state.unknown(call))
                        : Step.<EntityModel>of(
                                call.toString(), call.invoked(), call.answered(), state -> state.after(call)))
                .toList();
    }

    private boolean exists() {
        return value != Call.NONE;
    }

    /** As if it had been answered with success. */
    private List<EntityModel> unknown(Call call) {
        switch (call.kind()) {
            case CREATE_SOURCE:
                return exists() ? IMPOSSIBLE : List.of(new EntityModel(call.value()));
            case UPDATE_SOURCE:
                return exists() ? List.of(new EntityModel(value + 1)) : IMPOSSIBLE;
            case REPLACE_SOURCE:
                return value == call.target() ? List.of(new EntityModel(call.value())) : IMPOSSIBLE;
            case DELETE_SOURCE:
                return exists() ? List.of(new EntityModel(Call.NONE)) : IMPOSSIBLE;
            default:
                return List.of(this);
        }
    }

    private List<EntityModel> after(Call call) {
        switch (call.kind()) {
            case CREATE_SOURCE:
                return call.answer().isRight()
                        ? unknown(call)
                        : onlyIf(exists() && call.failedWith(AlreadyExists.class));
            case FIND_SOURCE:
                return onlyIf(call.answeredWith(value));
            case UPDATE_SOURCE:
                return call.answeredWith(value + 1) && exists()
                        ? unknown(call)
                        : onlyIf(!exists() && call.failedWith(NotFound.class));
            case REPLACE_SOURCE:
                return call.answer().isRight()
                        ? unknown(call)
                        : onlyIf(
                                exists()
                                        ? value != call.target() && call.failedWith(VersionConflict.class)
                                        : call.failedWith(NotFound.class));
            case DELETE_SOURCE:
                return call.answeredWith(1) ? unknown(call) : onlyIf(!exists() && call.answeredWith(0));
            default:
                return IMPOSSIBLE;
        }
    }

    private List<EntityModel> onlyIf(boolean possible) {
        return possible ? List.of(this) : IMPOSSIBLE;
    }
}
