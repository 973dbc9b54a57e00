package dev.ligature.app.csv;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.value.CommandFailed;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Form;
import dev.ligature.app.value.Shown;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.BulkReport;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Loads the rows of CSV files. A row is stored as a whole or not at all, a bad one is reported and does not keep others
 * from being stored, and loading the same file again changes nothing.
 */
public final class Loader {

    /** Edges are put so many at a time: several full transactions, and little memory. */
    private static final int CHUNK = 1_000;

    private final Progress.Display display;
    private final Consumer<String> notes;

    private Loader(Progress.Display display, Consumer<String> notes) {
        this.display = display;
        this.notes = notes;
    }

    /**
     * A loader.
     *
     * @param display shows progress
     * @param notes is told what is ignored, one line for a file
     */
    public static Loader of(Progress.Display display, Consumer<String> notes) {
        return new Loader(display, notes);
    }

    /**
     * Loads entities. One that exists and is equal is unchanged, one that exists and differs is rejected.
     *
     * @throws CommandFailed if the file or its columns are wrong, or the store does not answer
     */
    public <T> Answer load(Source source, EntityType<T> type, Repositories repositories, Map<String, String> mappings) {
        Form<T> form = Form.of(type);
        EntityRepository<T> entities = repositories.entities(type);
        return load(
                source,
                form,
                mappings,
                (tally, rows) -> rows.forEach((line, entity) -> {
                    Either<StoreError, T> created = entities.create(entity);
                    if (created.isRight()) {
                        tally.loaded();
                    } else if (created.getLeft() instanceof StoreError.AlreadyExists
                            && unlessFailed(entities.find(type.idOf(entity)))
                                    .exists(stored -> form.fields(stored).equals(form.fields(entity)))) {
                        tally.unchanged();
                    } else {
                        tally.failed(line, created.getLeft());
                    }
                }));
    }

    /**
     * Loads edges by putting them: one that is there and equal is unchanged, one that differs is replaced.
     *
     * @throws CommandFailed if the file or its columns are wrong, or the store does not answer
     */
    public <S, T, E> Answer load(
            Source source, Relationship<S, T, E> type, Repositories repositories, Map<String, String> mappings) {
        RelationshipRepository<S, T, E> edges = repositories.relationship(type);
        return load(source, Form.of(type), mappings, (tally, rows) -> {
            BulkReport<E> report = unlessFailed(edges.putAll(rows.values()));
            int position = 0;
            for (Either<StoreError, PutResult<E>> outcome : report.outcomes()) {
                long line = rows.line(position++);
                if (outcome.isLeft()) {
                    tally.failed(line, outcome.getLeft());
                } else if (outcome.get().outcome() == PutResult.Outcome.UNCHANGED) {
                    tally.unchanged();
                } else {
                    tally.loaded();
                }
            }
        });
    }

    private interface Storing<V> {
        void store(LoadAnswer.Tally tally, Rows<V> rows);
    }

    private <V> Answer load(Source source, Form<V> form, Map<String, String> mappings, Storing<V> storing) {
        CsvFile file = CsvFile.of(source);
        Columns columns = Columns.of(form, file, mappings);
        if (!columns.ignored().isEmpty()) {
            notes.accept(file.name() + ": columns ignored: "
                    + columns.ignored().map(Shown::inLine).mkString(", "));
        }
        LoadAnswer.Tally tally = new LoadAnswer.Tally();
        try (Progress progress = display.begin(file.name(), file.rows())) {
            Rows<V> rows = new Rows<>();
            long[] done = {0};
            Runnable store = () -> {
                if (!rows.isEmpty()) {
                    stored(tally, rows, storing);
                    rows.clear();
                }
                progress.stepTo(done[0]);
            };
            file.forEach(row -> {
                done[0]++;
                try {
                    rows.add(row.line(), form.build(columns.fields(row)));
                } catch (CommandFailed e) {
                    tally.rejected(row.line(), e.failure());
                }
                if (rows.size() == CHUNK) {
                    store.run();
                }
            });
            store.run();
        }
        return tally.answer();
    }

    /** A store that does not answer ends the load: the remaining rows would fare no better. */
    private static <V> void stored(LoadAnswer.Tally tally, Rows<V> rows, Storing<V> storing) {
        try {
            storing.store(tally, rows);
        } catch (CommandFailed e) {
            throw new Failure(
                            e.failure().type(),
                            "at line " + rows.line(0) + " or behind it: "
                                    + e.failure().message() + "; what was loaded stays, and loading again goes on")
                    .toException();
        }
    }

    /** Values and the lines that they are from. */
    private static final class Rows<V> {
        private final List<V> values = new ArrayList<>();
        private final List<Long> lines = new ArrayList<>();

        private interface Each<V> {
            void accept(long line, V value);
        }

        void add(long line, V value) {
            values.add(value);
            lines.add(line);
        }

        void forEach(Each<V> each) {
            for (int i = 0; i < values.size(); i++) {
                each.accept(lines.get(i), values.get(i));
            }
        }

        List<V> values() {
            return values;
        }

        long line(int position) {
            return lines.get(position);
        }

        int size() {
            return values.size();
        }

        boolean isEmpty() {
            return values.isEmpty();
        }

        void clear() {
            values.clear();
            lines.clear();
        }
    }
}
