package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import io.vavr.collection.Vector;

/** The operations of the ports, to be disturbed in every way there is. */
public final class Scenarios {

    private static final Vector<Scenario> SMALL =
            writes(new int[] {0, 1, 7}, 3, 12).appendAll(reads());

    private Scenarios() {}

    /** Every read. */
    public static Vector<Scenario> reads() {
        return ReadScenarios.all();
    }

    /**
     * Every writing operation.
     *
     * @param degrees the degrees of the entities that are deleted
     * @param copies how many copies a renamed entity has, and how many edges an entity of another cardinality
     * @param bulk about how many edges are written at once
     */
    public static Vector<Scenario> writes(int[] degrees, int copies, int bulk) {
        return ClinicScenarios.single()
                .appendAll(ClinicScenarios.deletes(degrees))
                .appendAll(ClinicScenarios.bulk(bulk))
                .appendAll(OneSideScenarios.oneToOne())
                .appendAll(OneSideScenarios.oneToMany(copies))
                .appendAll(CopyScenarios.copies(copies))
                .appendAll(PeopleScenarios.indexed())
                .appendAll(PeopleScenarios.ordered());
    }

    /** Every operation, on few edges. */
    public static Vector<Scenario> small() {
        return SMALL;
    }
}
