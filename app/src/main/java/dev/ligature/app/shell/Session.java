package dev.ligature.app.shell;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.csv.Loader;
import dev.ligature.app.csv.Source;
import dev.ligature.app.value.CommandFailed;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Shown;
import dev.ligature.domain.Attribute;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.Shape;
import dev.ligature.ports.Repositories;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The commands over one store. Not thread-safe: one command follows the other. */
public final class Session {

    private static final Set<String> LEAVING = Set.of("exit", "quit");

    private final DomainModel model;
    private final Repositories repositories;
    private final Loader loader;
    private final Map<String, EntityVerbs<?>> entities = new HashMap<>();
    private final Map<String, EdgeVerbs<?, ?, ?>> edges = new HashMap<>();

    private Session(DomainModel model, Repositories repositories, Loader loader) {
        this.model = model;
        this.repositories = repositories;
        this.loader = loader;
    }

    /** A session over this store of this model. */
    public static Session over(DomainModel model, Repositories repositories, Loader loader) {
        return new Session(model, repositories, loader);
    }

    private Seq<String> names() {
        return model.entities()
                .map(EntityType::name)
                .appendAll(model.relationships().map(Relationship::name));
    }

    /** The names that may follow these words of a command. */
    public Seq<String> completions(List<String> words) {
        if (words.isEmpty()) {
            return Verb.all().map(Verb::word);
        }
        if (words.size() == 1) {
            return Verb.of(words.get(0)).map(this::subjects).getOrElse(Vector.empty());
        }
        return attributesOf(words.get(1)).map(attribute -> attribute + "=");
    }

    private Seq<String> subjects(Verb verb) {
        return switch (verb) {
            case AUDIT, REPAIR, TYPES, HELP -> Vector.empty();
            case LOAD, UPDATE, LIST -> names();
            case CREATE, GET, DELETE, FINDALL, FINDBY -> model.entities().map(EntityType::name);
            default -> model.relationships().map(Relationship::name);
        };
    }

    private Seq<String> attributesOf(String name) {
        return model.entity(name)
                .<Shape<?>>map(EntityType::shape)
                .orElse(() -> model.relationship(name).map(Relationship::shape))
                .map(shape -> shape.attributes().<String>map(Attribute::name))
                .getOrElse(Vector.empty());
    }

    /** Runs the command on this line, which holds one: see {@link #isCommand}. */
    public Either<Failure, Answer> run(String line) {
        return Words.of(line).flatMap(this::run);
    }

    /** Runs the command that these words are, as they come from a command line that is split already. */
    public Either<Failure, Answer> run(Iterable<String> texts) {
        Vector<Word> words = Vector.empty();
        int column = 1;
        for (String text : texts) {
            words = words.append(new Word(text, column, false));
            column += text.codePointCount(0, text.length()) + 1;
        }
        return run(words);
    }

    /** Whether the line holds a command: it is not empty and does not begin with {@code #}. */
    public static boolean isCommand(String line) {
        String text = line.strip();
        return !text.isEmpty() && !text.startsWith("#");
    }

    /** Whether the line ends the session. */
    public static boolean isLeaving(String line) {
        return LEAVING.contains(line.strip());
    }

    private Either<Failure, Answer> run(Vector<Word> words) {
        try {
            return Either.right(dispatch(words));
        } catch (CommandFailed e) {
            return Either.left(e.failure());
        } catch (RuntimeException | StackOverflowError e) {
            return Either.left(Failure.internal(e));
        }
    }

    private Answer dispatch(Seq<Word> words) {
        String word = words.headOption().map(Word::text).getOrElse("");
        Verb verb = Verb.of(word)
                .getOrElseThrow(() -> Failure.usage("there is no command " + Shown.quoted(word) + "; there are "
                                + Verb.all().map(Verb::word).mkString(", "))
                        .toException());
        Arguments arguments = new Arguments(verb, words.tail());
        return switch (verb) {
            case AUDIT -> {
                arguments.end();
                yield StoreVerbs.audit(repositories.auditor());
            }
            case REPAIR -> {
                arguments.end();
                yield StoreVerbs.repair(repositories.auditor());
            }
            case TYPES -> {
                arguments.end();
                yield new TypesAnswer(model);
            }
            case HELP -> {
                arguments.end();
                yield new HelpAnswer();
            }
            case LOAD -> load(arguments);
            case CREATE -> entity(arguments).create(arguments);
            case GET -> entity(arguments).get(arguments);
            case DELETE -> entity(arguments).delete(arguments);
            case FINDALL -> entity(arguments).findAll(arguments);
            case FINDBY -> entity(arguments).findBy(arguments);
            case UPDATE, LIST -> either(arguments);
            default -> edge(arguments, edges(arguments));
        };
    }

    private Answer either(Arguments arguments) {
        String name = arguments.next("TYPE or REL");
        Option<EntityVerbs<?>> entity = entity(name);
        boolean update = arguments.verb() == Verb.UPDATE;
        if (entity.isDefined()) {
            return update ? entity.get().update(arguments) : entity.get().list(arguments);
        }
        EdgeVerbs<?, ?, ?> edge = edges(name).getOrElseThrow(() -> unknown("type or relationship", name, names()));
        return update ? edge.update(arguments) : edge.list(arguments);
    }

    private static Answer edge(Arguments arguments, EdgeVerbs<?, ?, ?> edges) {
        return switch (arguments.verb()) {
            case LINK -> edges.link(arguments);
            case PUT -> edges.put(arguments);
            case UNLINK -> edges.unlink(arguments);
            case EDGE -> edges.edge(arguments);
            case OUTGOING -> edges.outgoing(arguments);
            case INCOMING -> edges.incoming(arguments);
            case TARGETS -> edges.targets(arguments);
            case SOURCES -> edges.sources(arguments);
            case DEGREE -> edges.degree(arguments);
            case NEIGHBOURHOOD -> edges.neighbourhood(arguments);
            default -> throw new IllegalStateException(arguments.verb() + " is no command on edges");
        };
    }

    private Answer load(Arguments arguments) {
        String name = arguments.next("TYPE or REL");
        String file = arguments.next("the file");
        Map<String, String> mappings = arguments.pairs();
        Option<EntityType<?>> entity = model.entity(name);
        if (entity.isDefined()) {
            return loader.load(Source.of(file), entity.get(), repositories, mappings);
        }
        Relationship<?, ?, ?> relationship =
                model.relationship(name).getOrElseThrow(() -> unknown("type or relationship", name, names()));
        return loader.load(Source.of(file), relationship, repositories, mappings);
    }

    private EntityVerbs<?> entity(Arguments arguments) {
        String name = arguments.next("TYPE");
        return entity(name)
                .getOrElseThrow(() -> unknown("type", name, model.entities().map(EntityType::name)));
    }

    private EdgeVerbs<?, ?, ?> edges(Arguments arguments) {
        String name = arguments.next("REL");
        return edges(name)
                .getOrElseThrow(() ->
                        unknown("relationship", name, model.relationships().map(Relationship::name)));
    }

    private Option<EntityVerbs<?>> entity(String name) {
        return model.entity(name)
                .map(type -> entities.computeIfAbsent(name, unused -> EntityVerbs.over(type, repositories)));
    }

    private Option<EdgeVerbs<?, ?, ?>> edges(String name) {
        return model.relationship(name)
                .map(type -> edges.computeIfAbsent(name, unused -> EdgeVerbs.over(type, repositories)));
    }

    private static CommandFailed unknown(String what, String name, Seq<String> known) {
        return Failure.usage("there is no " + what + " " + Shown.quoted(name) + "; there are " + known.mkString(", "))
                .toException();
    }
}
