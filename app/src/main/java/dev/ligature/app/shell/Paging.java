package dev.ligature.app.shell;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.Answers;
import dev.ligature.domain.Datum;
import dev.ligature.ports.Cursor;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.Pages;
import dev.ligature.ports.StoreError;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Map;
import java.util.function.Function;

/**
 * Which page, or all of them.
 *
 * @param request the first page
 * @param walk whether every page from there on is asked for
 */
record Paging(PageRequest request, Walk walk) {

    /** How far to read. */
    enum Walk {
        ONE_PAGE,
        EVERY_PAGE
    }

    private static final String LIMIT = "limit=";
    private static final String AFTER = "after=";
    private static final String ORDER = "order=";
    private static final String ALL = "all";

    /** {@code [limit=N] [after=CURSOR] [all]}. */
    static Paging unordered(Arguments arguments) {
        return of(arguments, arguments.options(LIMIT, AFTER, ALL));
    }

    /** {@code [limit=N] [after=CURSOR] [order=asc|desc] [all]}. */
    static Paging ordered(Arguments arguments) {
        return of(arguments, arguments.options(LIMIT, AFTER, ORDER, ALL));
    }

    /** {@code [limit=N]}. */
    static Paging first(Arguments arguments) {
        return of(arguments, arguments.options(LIMIT));
    }

    private static Paging of(Arguments arguments, Map<String, String> options) {
        Walk walk = options.containsKey(ALL) ? Walk.EVERY_PAGE : Walk.ONE_PAGE;
        int standard = walk == Walk.EVERY_PAGE ? PageRequest.MAX_SIZE : PageRequest.DEFAULT_SIZE;
        PageRequest request = PageRequest.first(
                Option.of(options.get(LIMIT)).map(text -> size(arguments, text)).getOrElse(standard));
        if (options.containsKey(AFTER)) {
            request = request.after(Cursor.of(options.get(AFTER)));
        }
        if (options.containsKey(ORDER)) {
            request = switch (options.get(ORDER)) {
                case "asc" -> request;
                case "desc" -> request.descending();
                default -> throw arguments.usage("the order is neither asc nor desc");
            };
        }
        return new Paging(request, walk);
    }

    private static int size(Arguments arguments, String text) {
        if (text.matches("[0-9]{1,9}")) {
            int size = Integer.parseInt(text);
            if (size >= 1 && size <= PageRequest.MAX_SIZE) {
                return size;
            }
        }
        throw arguments.usage("the limit is no whole number from 1 to " + PageRequest.MAX_SIZE);
    }

    Paging strong() {
        return new Paging(request.strong(), walk);
    }

    /** What was asked for, read by this query and rendered item by item. */
    <V> Answer read(
            Function<? super PageRequest, Either<StoreError, Page<V>>> query, Function<V, Datum.Fields> render) {
        if (walk == Walk.EVERY_PAGE) {
            return Answers.page(unlessFailed(Pages.all(request, query)).map(render), Option.none());
        }
        Page<V> page = unlessFailed(query.apply(request));
        return Answers.page(page.items().map(render), page.next());
    }
}
