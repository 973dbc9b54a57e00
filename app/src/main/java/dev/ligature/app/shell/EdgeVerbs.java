package dev.ligature.app.shell;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.Answers;
import dev.ligature.app.answer.Json;
import dev.ligature.app.answer.TextOut;
import dev.ligature.app.value.Form;
import dev.ligature.domain.Datum;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.Direction;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.PutResult;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** The commands on edges of one relationship. */
final class EdgeVerbs<S, T, E> {

    private final Relationship<S, T, E> relationship;
    private final Form<E> form;
    private final Form<S> sources;
    private final Form<T> targets;
    private final RelationshipRepository<S, T, E> edges;

    private EdgeVerbs(Relationship<S, T, E> relationship, RelationshipRepository<S, T, E> edges) {
        this.relationship = relationship;
        this.form = Form.of(relationship);
        this.sources = Form.of(relationship.source());
        this.targets = Form.of(relationship.target());
        this.edges = edges;
    }

    static <S, T, E> EdgeVerbs<S, T, E> over(Relationship<S, T, E> relationship, Repositories repositories) {
        return new EdgeVerbs<>(relationship, repositories.relationship(relationship));
    }

    Answer link(Arguments arguments) {
        return answer(unlessFailed(edges.link(form.build(arguments.assignments(form)))));
    }

    Answer put(Arguments arguments) {
        PutResult<E> result = unlessFailed(edges.put(form.build(arguments.assignments(form))));
        return new PutAnswer(
                result.outcome().name(),
                form.fields(result.edge()),
                result.displaced().map(form::fields));
    }

    Answer update(Arguments arguments) {
        Id<S> source = source(arguments);
        Id<T> target = target(arguments);
        Datum.Fields changes = arguments.assignments(form);
        if (changes.values().isEmpty()) {
            throw arguments.usage("there is nothing to change");
        }
        return answer(unlessFailed(
                edges.update(source, target, edge -> form.build(EntityVerbs.overlaid(form.fields(edge), changes)))));
    }

    Answer unlink(Arguments arguments) {
        Id<S> source = source(arguments);
        Id<T> target = target(arguments);
        arguments.end();
        return Answers.truth(unlessFailed(edges.unlink(source, target)));
    }

    Answer edge(Arguments arguments) {
        Id<S> source = source(arguments);
        Id<T> target = target(arguments);
        arguments.end();
        return Answers.optional(unlessFailed(edges.find(source, target)).map(form::fields));
    }

    Answer list(Arguments arguments) {
        return Paging.unordered(arguments).read(edges::list, form::fields);
    }

    Answer outgoing(Arguments arguments) {
        Id<S> source = source(arguments);
        return freshest(Paging.ordered(arguments), Direction.OUTGOING)
                .read(page -> edges.outgoing(source, page), form::fields);
    }

    Answer incoming(Arguments arguments) {
        Id<T> target = target(arguments);
        return freshest(Paging.ordered(arguments), Direction.INCOMING)
                .read(page -> edges.incoming(target, page), form::fields);
    }

    Answer targets(Arguments arguments) {
        Id<S> source = source(arguments);
        return freshest(Paging.ordered(arguments), Direction.OUTGOING)
                .read(page -> edges.targetsOf(source, page), joined -> joined(joined, targets));
    }

    Answer sources(Arguments arguments) {
        Id<T> target = target(arguments);
        return freshest(Paging.ordered(arguments), Direction.INCOMING)
                .read(page -> edges.sourcesOf(target, page), joined -> joined(joined, sources));
    }

    Answer degree(Arguments arguments) {
        String direction = arguments.next("the direction");
        long degree = switch (direction) {
            case "out" -> unlessFailed(edges.outDegree(source(arguments)));
            case "in" -> unlessFailed(edges.inDegree(target(arguments)));
            default -> throw arguments.usage("the direction is neither out nor in");
        };
        arguments.end();
        return Answers.number(degree);
    }

    Answer neighbourhood(Arguments arguments) {
        String end = arguments.next("the end");
        return switch (end) {
            case "source" -> {
                Id<S> id = source(arguments);
                Paging paging = freshest(Paging.first(arguments), Direction.OUTGOING);
                yield neighbourhood(unlessFailed(edges.sourceWithOutgoing(id, paging.request())), sources);
            }
            case "target" -> {
                Id<T> id = target(arguments);
                Paging paging = freshest(Paging.first(arguments), Direction.INCOMING);
                yield neighbourhood(unlessFailed(edges.targetWithIncoming(id, paging.request())), targets);
            }
            default -> throw arguments.usage("the end is neither source nor target");
        };
    }

    /** At a prompt one wants to see what one has just written, where the layout can show it. */
    private Paging freshest(Paging paging, Direction direction) {
        return edges.capabilities().strongPages().contains(direction) ? paging.strong() : paging;
    }

    private <X> Answer neighbourhood(Option<Neighbourhood<X, E>> found, Form<X> near) {
        return found.<Answer>map(neighbourhood -> new NeighbourhoodAnswer(
                        near.fields(neighbourhood.entity()),
                        Answers.page(
                                neighbourhood.edges().items().map(form::fields),
                                neighbourhood.edges().next())))
                .getOrElse(Answers.optional(Option.none()));
    }

    private <X> Datum.Fields joined(Joined<E, X> joined, Form<X> far) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        fields.put("edge", form.fields(joined.edge()));
        fields.put("entity", far.fields(joined.entity()));
        return new Datum.Fields(fields);
    }

    private Id<S> source(Arguments arguments) {
        return arguments.id(relationship.source().name(), relationship.sourceAttribute());
    }

    private Id<T> target(Arguments arguments) {
        return arguments.id(relationship.target().name(), relationship.targetAttribute());
    }

    private Answer answer(E edge) {
        return Answers.datum(form.fields(edge));
    }

    private record PutAnswer(String outcome, Datum.Fields edge, Seq<Datum.Fields> displaced) implements Answer {

        @Override
        public void json(JsonGenerator out) throws IOException {
            out.writeStartObject();
            out.writeStringField("outcome", outcome);
            out.writeFieldName("edge");
            Json.write(out, edge);
            out.writeArrayFieldStart("displaced");
            for (Datum.Fields gone : displaced) {
                Json.write(out, gone);
            }
            out.writeEndArray();
            out.writeEndObject();
        }

        @Override
        public void text(TextOut out) throws IOException {
            out.line(outcome);
            out.table(Vector.of(edge));
            if (!displaced.isEmpty()) {
                out.line("displaced:");
                out.table(displaced);
            }
        }
    }

    private record NeighbourhoodAnswer(Datum.Fields entity, Answer edges) implements Answer {

        @Override
        public void json(JsonGenerator out) throws IOException {
            out.writeStartObject();
            out.writeFieldName("entity");
            Json.write(out, entity);
            out.writeFieldName("edges");
            edges.json(out);
            out.writeEndObject();
        }

        @Override
        public void text(TextOut out) throws IOException {
            out.table(Vector.of(entity));
            edges.text(out);
        }
    }
}
