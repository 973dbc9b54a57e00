package dev.ligature.adapters.dynamodb.testkit.contract.history;

import dev.ligature.ports.End;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.StoreError.AlreadyExists;
import dev.ligature.ports.StoreError.AlreadyLinked;
import dev.ligature.ports.StoreError.MissingEndpoint;
import dev.ligature.ports.StoreError.NotFound;
import java.util.ArrayList;
import java.util.List;

/**
 * One edge and whether its ends exist. A delete has two moments: it takes the entity away and dooms its edges, then it
 * sweeps them. Between the two a doomed edge may or may not be seen, and may still be written; a new life of the entity
 * begins without it.
 *
 * @param source whether the source exists
 * @param target whether the target exists
 * @param value the edge's value, {@link Call#NONE} if there is no edge
 * @param doomed whether the edge belongs to an entity that is gone
 */
record EdgeModel(boolean source, boolean target, long value, boolean doomed) {

    /** Both ends, no edge. */
    static final EdgeModel INITIAL = new EdgeModel(true, true, Call.NONE, false);

    private static final List<EdgeModel> IMPOSSIBLE = List.of();

    /** The steps of those calls that this edge or its ends have to do with. */
    static List<Step<EdgeModel>> steps(int source, int target, List<Call> calls) {
        List<Step<EdgeModel>> steps = new ArrayList<>();
        for (Call call : calls) {
            boolean concerns = call.kind().isOfEdge()
                    ? call.source() == source && call.target() == target
                    : call.source() == (call.kind().isOfTarget() ? target : source);
            if (concerns && !call.isVoid()) {
                add(steps, call);
            }
        }
        return steps;
    }

    private static void add(List<Step<EdgeModel>> steps, Call call) {
        Step<EdgeModel> step = call.isUnknown()
                ? Step.perhaps(call.toString(), call.invoked(), state -> state.unknown(call))
                : Step.of(call.toString(), call.invoked(), call.answered(), state -> state.after(call));
        steps.add(step);
        if (call.isDelete()) {
            // An unknown one may have found the entity gone and gone on with an earlier delete's sweep.
            steps.add(
                    call.isUnknown()
                            ? Step.perhaps(call + ", sweep", call.invoked(), EdgeModel::swept)
                            : step.then(", sweep", EdgeModel::swept));
        }
    }

    private boolean isLinked() {
        return value != Call.NONE;
    }

    private List<EdgeModel> swept() {
        return List.of(doomed ? without() : this);
    }

    /** As if it had been answered with success. */
    private List<EdgeModel> unknown(Call call) {
        switch (call.kind()) {
            case LINK:
                return source && target && !isLinked() ? List.of(with(call.value())) : IMPOSSIBLE;
            case PUT:
                return (source && target) || isLinked() ? List.of(with(call.value())) : IMPOSSIBLE;
            case UPDATE:
                return isLinked() ? List.of(with(value + 1)) : IMPOSSIBLE;
            case UNLINK:
                return isLinked() ? List.of(without()) : IMPOSSIBLE;
            case CREATE_SOURCE:
                return source ? IMPOSSIBLE : List.of(new EdgeModel(true, target, Call.NONE, false));
            case CREATE_TARGET:
                return target ? IMPOSSIBLE : List.of(new EdgeModel(source, true, Call.NONE, false));
            case DELETE_SOURCE:
                return source ? List.of(new EdgeModel(false, target, value, isLinked())) : IMPOSSIBLE;
            case DELETE_TARGET:
                return target ? List.of(new EdgeModel(source, false, value, isLinked())) : IMPOSSIBLE;
            default:
                return List.of(this);
        }
    }

    private List<EdgeModel> after(Call call) {
        switch (call.kind()) {
            case LINK:
                return call.answer().isRight() ? unknown(call) : refusedLink(call);
            case PUT:
                return call.answer().isRight() ? put(call) : refused(call);
            case UPDATE:
                return call.failedWith(NotFound.class)
                        ? onlyIf(!isLinked() || doomed)
                        : isLinked() && call.answeredWith(value + 1) ? List.of(with(value + 1)) : IMPOSSIBLE;
            case UNLINK:
                return call.answeredWith(1) ? unknown(call) : onlyIf(call.answeredWith(0) && (!isLinked() || doomed));
            case FIND:
                return onlyIf(call.answeredWith(value) || (call.answeredWith(Call.NONE) && doomed));
            case CREATE_SOURCE:
                return call.answer().isRight() ? unknown(call) : onlyIf(source && call.failedWith(AlreadyExists.class));
            case CREATE_TARGET:
                return call.answer().isRight() ? unknown(call) : onlyIf(target && call.failedWith(AlreadyExists.class));
            case DELETE_SOURCE:
                return call.answeredWith(1) ? unknown(call) : onlyIf(!source && call.answeredWith(0));
            case DELETE_TARGET:
                return call.answeredWith(1) ? unknown(call) : onlyIf(!target && call.answeredWith(0));
            case FIND_SOURCE:
                return onlyIf(source == (call.answer().isRight() && !call.answeredWith(Call.NONE)));
            case FIND_TARGET:
                return onlyIf(target == (call.answer().isRight() && !call.answeredWith(Call.NONE)));
            case UPDATE_SOURCE:
            case REPLACE_SOURCE:
                return onlyIf(source != call.failedWith(NotFound.class));
            default:
                return IMPOSSIBLE;
        }
    }

    private List<EdgeModel> put(Call call) {
        boolean exist = source && target;
        if (call.answeredWith(Outcome.CREATED.ordinal())) {
            return exist && !isLinked() ? List.of(with(call.value())) : IMPOSSIBLE;
        }
        if (call.answeredWith(Outcome.REPLACED.ordinal())) {
            return isLinked() && value != call.value() ? List.of(with(call.value())) : IMPOSSIBLE;
        }
        return onlyIf(value == call.value());
    }

    private List<EdgeModel> refusedLink(Call call) {
        return call.failedWith(AlreadyLinked.class) ? onlyIf(source && target && isLinked()) : refused(call);
    }

    private List<EdgeModel> refused(Call call) {
        StoreError error = call.answer().getLeft();
        return onlyIf(error instanceof MissingEndpoint missing
                && (missing.end() == End.SOURCE ? !source : source && !target));
    }

    private List<EdgeModel> onlyIf(boolean possible) {
        return possible ? List.of(this) : IMPOSSIBLE;
    }

    private EdgeModel with(long changed) {
        return new EdgeModel(source, target, changed, doomed);
    }

    private EdgeModel without() {
        return new EdgeModel(source, target, Call.NONE, false);
    }
}
