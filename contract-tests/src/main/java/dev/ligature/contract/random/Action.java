package dev.ligature.contract.random;

import io.vavr.collection.Vector;

/** What a step does; how often, by weight. The simplest come first: failing sequences shrink towards them. */
enum Action {
    FIND_ENTITIES(3),
    CREATE(8),
    UPDATE(6),
    DELETE(4),
    LOAD(4),
    REPLACE(5),
    DELETE_VERSION(2),
    FIND_EDGE(3),
    LINK(16),
    PUT(14),
    UPDATE_EDGE(6),
    UNLINK(7),
    WALK_OUTGOING(5),
    WALK_INCOMING(5),
    JOIN(4),
    AROUND(3),
    AMONG(3),
    DEGREES(3),
    PUT_ALL(7),
    REPLACE_OUTGOING(6),
    FIND_BY(5),
    RESTART(1),
    // A scan reads a whole table: enough that some sequences have one.
    LIST(1);

    private static final Vector<Action> BY_WEIGHT =
            Vector.of(values()).flatMap(action -> Vector.fill(action.weight, action));

    private final int weight;

    Action(int weight) {
        this.weight = weight;
    }

    /** The greatest number that {@link #of} takes. */
    static int greatest() {
        return BY_WEIGHT.size() - 1;
    }

    /** The action of this number, each as many numbers as it weighs. */
    static Action of(int number) {
        return BY_WEIGHT.get(number);
    }
}
