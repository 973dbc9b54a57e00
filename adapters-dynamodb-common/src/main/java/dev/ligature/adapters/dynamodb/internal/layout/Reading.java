package dev.ligature.adapters.dynamodb.internal.layout;

import io.vavr.control.Option;
import java.util.function.Function;

/** How the edges of an entity are listed in one direction. */
public sealed interface Reading {

    /** The home that the edges are read from. */
    Home home();

    /** Whether the listing may lag because it is served by an index. */
    boolean lags();

    /**
     * A query for rows, or for entity items that hold one edge each.
     *
     * @param home where the rows that it finds are at home
     * @param queryOf the query by the near id
     * @param withEntity where one query answers the near entity and, right behind it, its first rows: the sort key range
     *     from the entity on, by its first and last value
     * @param inOrder whether their sort keys have the order of the relationship; if not, all are read and sorted
     */
    record Rows(Home home, Function<String, RowQuery> queryOf, Option<SortRange> withEntity, boolean inOrder)
            implements Reading {

        /** Rows whose sort keys have the order of the relationship. */
        public Rows(Home home, Function<String, RowQuery> queryOf, Option<SortRange> withEntity) {
            this(home, queryOf, withEntity, true);
        }

        @Override
        public boolean lags() {
            return queryOf.apply("").index().isDefined();
        }

        /** Whether a row is the far entity's own item, so that nothing more need be read to show it. */
        public boolean showsFarEntity() {
            return home instanceof Home.Embedded;
        }
    }

    /** The near entity's own item. */
    record Item(Home.Embedded home) implements Reading {

        @Override
        public boolean lags() {
            return false;
        }
    }

    /** An inclusive range of sort keys. */
    record SortRange(String from, String to) {}
}
