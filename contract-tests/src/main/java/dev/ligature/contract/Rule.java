package dev.ligature.contract;

/** The rules of the contract. A test proves the rule whose name it is tagged with. */
public enum Rule {
    E1("create, find: equal"),
    E2("create an existing id: AlreadyExists, nothing changed"),
    E3("update: 8 threads of 250 increments lose none"),
    E4("replace or delete with a stale version, also of an earlier incarnation: VersionConflict"),
    E5("delete: true, gone; again false"),
    E6("delete cascades at degree 0, 1, 99, 100, 101, 2 500, in every relationship, both directions; a re-created id"
            + " starts with no edges"),
    E7("findAll of 0, 1, 100, 101, 1 000 with repeats and missing ones"),
    E8("list: each once"),
    E9("values round-trip with equals, the same in every adapter: absent against empty, Unicode, 38 digits, nanosecond"
            + " Instant, LocalDate, long text, nested values"),
    E10("findBy, in id order, after create, update, delete, for single and many values"),
    E11("update, replace of an absent id: NotFound, no ghost"),
    E12("edge writes never change an entity's version, entity writes never touch edges"),
    E13("attributes that this version of a type does not know survive its updates; a new optional attribute reads as"
            + " absent from old items"),
    R1("link: find, outgoing, incoming show it once"),
    R2("link again: AlreadyLinked, unchanged; put again: UNCHANGED"),
    R3("an endpoint missing: MissingEndpoint naming it, nothing written"),
    R4("put, update replace; both directions show it; 8 threads of 100 edge updates lose none"),
    R5("unlink: true, then false, both directions; other pairs untouched; of 16 concurrent unlinkers one gets true"),
    R6("relink after the last unlink"),
    R7("self-edges, where not irreflexive"),
    R8("directions of a self-relationship stay apart"),
    R9("order: order key, then far id by UTF-8 bytes, the same everywhere, both directions, ascending and descending"),
    R10("pages of every size 1 to n+1 concatenate to exactly the list"),
    R11(
            "under concurrent change, an edge present throughout with an unchanged order key appears exactly once, and walks"
                    + " end"),
    R12("a cursor belongs to one relationship, end, id, order, namespace; any other use and any change of it:"
            + " InvalidCursor; size and consistency may change between pages; it outlives a restart and the removal of"
            + " the edge that it names"),
    R13("targetsOf, sourcesOf show the far entity as it is now and never one that is gone"),
    R14("degrees"),
    R15("replaceOutgoing: 1 000 to 1 000 with 10 changed; a foreign source or one target twice: InvalidEdge; any end"
            + " missing: nothing written; a taken target: CardinalityViolation"),
    R16("putAll of 0, 1, 25, 26, 10 000 with repeats (last wins), dangling and invalid ones"),
    R17(
            "ids: any Unicode, every delimiter and escape sign, prefixes of each other, case and normalisation variants stay"
                    + " distinct"),
    R18("two relationships between the same types never meet, nor names that are prefixes of each other"),
    R19(
            "one-to-one, one-to-many: exactly one of 16 concurrent linkers wins; put moves; both ends agree after each step"),
    R20("copies equal their origin after its update; edges without copies are not rewritten; what a caller puts into a"
            + " copy is overruled"),
    R21("namespaces never meet"),
    R22("random operation sequences agree with a model"),
    R23("returned collections are not live views"),
    R24("the order of errors");

    private final String text;

    Rule(String text) {
        this.text = text;
    }

    /** What the rule says. */
    public String text() {
        return text;
    }
}
