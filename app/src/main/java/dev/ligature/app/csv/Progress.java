package dev.ligature.app.csv;

/** Told how far a load has come. */
public interface Progress extends AutoCloseable {

    /** No one watches. */
    Progress UNSEEN = new Progress() {
        @Override
        public void stepTo(long rows) {}

        @Override
        public void close() {}
    };

    /** So many rows are done. */
    void stepTo(long rows);

    @Override
    void close();

    /** Begins to show a load. */
    interface Display {

        /** A load of so many rows from a file begins. */
        Progress begin(String file, long rows);
    }
}
