package dev.ligature.adapters.dynamodb.testkit;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;

/** The operations of the DynamoDB API that Ligature and its tests speak of; every other one is {@link #OTHER}. */
public enum Operation {
    /** Writes one item. */
    PUT_ITEM("PutItem", Kind.WRITE),
    /** Changes one item. */
    UPDATE_ITEM("UpdateItem", Kind.WRITE),
    /** Removes one item. */
    DELETE_ITEM("DeleteItem", Kind.WRITE),
    /** Writes up to 25 items, each for itself. */
    BATCH_WRITE_ITEM("BatchWriteItem", Kind.WRITE),
    /** Writes up to 100 items, all or none. */
    TRANSACT_WRITE_ITEMS("TransactWriteItems", Kind.WRITE),
    /** Reads one item. */
    GET_ITEM("GetItem", Kind.READ),
    /** Reads up to 100 items, each for itself. */
    BATCH_GET_ITEM("BatchGetItem", Kind.READ),
    /** Reads up to 100 items as of one moment. */
    TRANSACT_GET_ITEMS("TransactGetItems", Kind.READ),
    /** Reads a range of one partition. */
    QUERY("Query", Kind.READ),
    /** Reads a table or an index. */
    SCAN("Scan", Kind.READ),
    /** Makes a table. */
    CREATE_TABLE("CreateTable", Kind.ADMINISTRATION),
    /** Changes a table's indexes or settings. */
    UPDATE_TABLE("UpdateTable", Kind.ADMINISTRATION),
    /** Removes a table. */
    DELETE_TABLE("DeleteTable", Kind.ADMINISTRATION),
    /** Tells a table's keys, indexes and state. */
    DESCRIBE_TABLE("DescribeTable", Kind.ADMINISTRATION),
    /** Names the tables. */
    LIST_TABLES("ListTables", Kind.ADMINISTRATION),
    /** Tells a table's expiry attribute. */
    DESCRIBE_TIME_TO_LIVE("DescribeTimeToLive", Kind.ADMINISTRATION),
    /** Sets a table's expiry attribute. */
    UPDATE_TIME_TO_LIVE("UpdateTimeToLive", Kind.ADMINISTRATION),
    /** Whatever else the API has. */
    OTHER("", Kind.ADMINISTRATION);

    private enum Kind {
        READ,
        WRITE,
        ADMINISTRATION
    }

    private static final Map<String, Operation> BY_WIRE_NAME =
            Arrays.stream(values()).collect(Collectors.toUnmodifiableMap(Operation::wireName, Function.identity()));

    private final String wireName;
    private final Kind kind;

    Operation(String wireName, Kind kind) {
        this.wireName = wireName;
        this.kind = kind;
    }

    /** The operation that this request asks for. */
    public static Operation of(DynamoDbRequest request) {
        String type = request.getClass().getSimpleName();
        return named(type.substring(0, type.length() - "Request".length()));
    }

    /** The operation of this name in the API, {@code PutItem} for one. */
    static Operation named(String wireName) {
        return BY_WIRE_NAME.getOrDefault(wireName, OTHER);
    }

    /** The name in the API, {@code PutItem} for one; empty for {@link #OTHER}. */
    public String wireName() {
        return wireName;
    }

    /** Whether it reads or writes items, rather than tables. */
    public boolean isItemLevel() {
        return kind != Kind.ADMINISTRATION;
    }

    /** Whether it writes items. */
    public boolean isWrite() {
        return kind == Kind.WRITE;
    }
}
