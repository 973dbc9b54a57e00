package dev.ligature.adapters.dynamodb.testkit.contract.cost;

/** The operations that are weighed, each as a sentence. */
public enum CostRow {
    CREATE_ENTITY("create an entity"),
    CREATE_INDEXED("create an entity with one indexed value"),
    FIND_ENTITY("find an entity"),
    FIND_EVENTUALLY("find an entity, eventually"),
    LOAD_ENTITY("load an entity with its version"),
    FIND_ALL("find 20 entities"),
    FIND_EDGE("find an edge"),
    UPDATE_ENTITY("update an entity: read, write"),
    UPDATE_INDEXED("update an entity's one indexed value"),
    REPLACE_ENTITY("replace an entity"),
    LINK("link, both ends verified atomically"),
    PUT_CREATED("put a new edge"),
    PUT_REPLACED("put other attributes"),
    PUT_UNCHANGED("put the same again"),
    UPDATE_EDGE("update an edge"),
    UNLINK("unlink, once-only answer"),
    PAGE_OUT("a page of 20 outgoing edges, degree 20"),
    PAGE_IN("a page of 20 incoming edges, degree 20"),
    PAGE_OUT_OF_HUB("a page of 20 outgoing edges of a hub"),
    PAGE_IN_OF_HUB("a page of 20 incoming edges of a hub"),
    NEXT_PAGE_OUT_OF_HUB("its page after 1 000 outgoing edges"),
    NEXT_PAGE_IN_OF_HUB("its page after 1 000 incoming edges"),
    JOINED_OUT("a page of 20 with the targets as they are now"),
    JOINED_IN("a page of 20 with the sources as they are now"),
    NEIGHBOURHOOD_OUT("a source and its first 19 edges"),
    NEIGHBOURHOOD_IN("a target and its first 19 edges"),
    AMONG("which of 20 targets are linked"),
    DEGREE_OUT("the exact out-degree of 20"),
    DEGREE_IN("the exact in-degree of 20"),
    DELETE_ALONE("delete an entity of degree 0"),
    DELETE_VERSION("delete a version of an entity of degree 0"),
    DELETE_SOURCE_OF_ONE("delete a source of degree 1"),
    DELETE_TARGET_OF_ONE("delete a target of degree 1"),
    DELETE_SOURCE("delete a source of degree 30"),
    DELETE_TARGET("delete a target of degree 30"),
    LINK_BARE("link without attributes, both ends of degree 20"),
    UNLINK_BARE("unlink without attributes, both ends of degree 20"),
    PAGE_BARE("a page of 20 edges without attributes"),
    NEIGHBOURHOOD_BARE("a source and its first 19 edges without attributes"),
    DEGREE_BARE("the exact degree of 20 edges without attributes"),
    PUT_ALL_BARE("putAll of 18 new edges of one source without attributes"),
    DELETE_BARE("delete a source of 18 edges without attributes"),
    DELETE_INDEXED("delete an entity with one indexed value"),
    FIND_BY("a page of 20 found by a value"),
    NEWEST_OUT("the 20 newest outgoing edges by order key"),
    NEWEST_IN("the 20 newest incoming edges by order key"),
    LINK_ORDERED("link in an order"),
    UNLINK_ORDERED("unlink in an order"),
    MOVE_IN_ORDER("update an edge's order key"),
    PUT_ALL("putAll of 49 new edges of one source"),
    PUT_ALL_AGAIN("putAll of 10 edges of one source: 8 as they were, 1 changed, 1 new"),
    REPLACE_OUTGOING("replaceOutgoing of 10 edges: 8 kept, 1 changed, 1 removed, 1 added"),
    LINK_COPYING("link with a copy, alone on the source"),
    LINK_COPYING_MORE("link with a copy, beside 10 others"),
    UNLINK_COPY("unlink one of 10 edges with copies"),
    RENAME("rename an origin with 10 copies"),
    PAGE_COPIES("a page of 10 edges with copies"),
    LINK_ONE_TO_ONE("link one to one"),
    MOVE_ONE_TO_ONE("put that moves both ends of one to one"),
    UNLINK_ONE_TO_ONE("unlink one to one"),
    PAGE_ONE_TO_ONE("the one edge of one to one"),
    JOINED_ONE_TO_ONE("the one edge with its far entity, one to one"),
    NEIGHBOURHOOD_ONE_TO_ONE("a source and its one edge"),
    DEGREE_ONE_TO_ONE("the degree, one to one"),
    DELETE_ONE_TO_ONE("delete a source of one to one"),
    LINK_ONE_TO_MANY("link one to many"),
    MOVE_ONE_TO_MANY("put that moves the target of one to many"),
    UNLINK_ONE_TO_MANY("unlink one to many"),
    PAGE_ONE_TO_MANY("a page of 20 of one to many"),
    JOINED_ONE_TO_MANY("a page of 20 of one to many with the targets as they are now"),
    NEIGHBOURHOOD_ONE_TO_MANY("a source and its first 19 of one to many"),
    DELETE_ONE_TO_MANY("delete a source of 25 of one to many");

    private final String sentence;

    CostRow(String sentence) {
        this.sentence = sentence;
    }

    /** What is done. */
    public String sentence() {
        return sentence;
    }

    @Override
    public String toString() {
        return sentence;
    }
}
