package dev.ligature.app.shell;

import static dev.ligature.app.value.CommandFailed.unlessFailed;

import dev.ligature.app.answer.Answer;
import dev.ligature.app.answer.Answers;
import dev.ligature.app.value.CommandFailed;
import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Form;
import dev.ligature.app.value.Shown;
import dev.ligature.domain.Datum;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.ValueType;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.Repositories;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.LinkedHashMap;

/** The commands on entities of one type. */
final class EntityVerbs<T> {

    private final EntityType<T> type;
    private final Form<T> form;
    private final EntityRepository<T> entities;

    private EntityVerbs(EntityType<T> type, EntityRepository<T> entities) {
        this.type = type;
        this.form = Form.of(type);
        this.entities = entities;
    }

    static <T> EntityVerbs<T> over(EntityType<T> type, Repositories repositories) {
        return new EntityVerbs<>(type, repositories.entities(type));
    }

    Answer create(Arguments arguments) {
        T entity = form.build(arguments.assignments(form));
        return answer(unlessFailed(entities.create(entity)));
    }

    Answer update(Arguments arguments) {
        Id<T> id = arguments.id(type.name(), type.idAttribute());
        Datum.Fields changes = arguments.assignments(form);
        if (changes.values().isEmpty()) {
            throw arguments.usage("there is nothing to change");
        }
        return answer(unlessFailed(entities.update(id, entity -> form.build(overlaid(form.fields(entity), changes)))));
    }

    /** The fields with others in place of those of the same names. */
    static Datum.Fields overlaid(Datum.Fields fields, Datum.Fields changes) {
        java.util.Map<String, Datum> changed = new LinkedHashMap<>(fields.values());
        changed.putAll(changes.values());
        return new Datum.Fields(changed);
    }

    Answer get(Arguments arguments) {
        Id<T> id = arguments.id(type.name(), type.idAttribute());
        arguments.end();
        return Answers.optional(unlessFailed(entities.find(id)).map(form::fields));
    }

    Answer delete(Arguments arguments) {
        Id<T> id = arguments.id(type.name(), type.idAttribute());
        arguments.end();
        return Answers.truth(unlessFailed(entities.delete(id)));
    }

    Answer list(Arguments arguments) {
        return Paging.unordered(arguments).read(entities::list, form::fields);
    }

    Answer findAll(Arguments arguments) {
        Seq<Id<T>> ids = arguments.ids(type.name(), type.idAttribute());
        Map<Id<T>, T> found = unlessFailed(entities.findAll(ids));
        return Answers.aligned(ids.map(id -> found.get(id).map(form::fields)));
    }

    Answer findBy(Arguments arguments) {
        String name = arguments.next("the attribute");
        IndexedAttribute<T, ?> attribute = type.index(name).getOrElseThrow(() -> notIndexed(name));
        return findBy(attribute, arguments);
    }

    private CommandFailed notIndexed(String attribute) {
        return Failure.usage("'" + type.name() + "' is not indexed by " + Shown.quoted(attribute)
                        + (type.indexes().isEmpty() ? ", nor by any other attribute" : "; it is by ")
                        + type.indexes().mkString(", "))
                .toException();
    }

    private <V> Answer findBy(IndexedAttribute<T, V> attribute, Arguments arguments) {
        Object value = value(attribute.name(), arguments.next("the value"));
        // The descriptor keeps no class of its values: the attribute of the same name tells what they are.
        @SuppressWarnings("unchecked")
        V indexed = (V) value;
        return Paging.unordered(arguments).read(page -> entities.findBy(attribute, indexed, page), form::fields);
    }

    private Object value(String attribute, String text) {
        if (!form.has(attribute)) {
            return text;
        }
        ValueType element = form.typeOf(attribute);
        while (element.element().isDefined()) {
            element = element.element().get();
        }
        return element.decode(Option.of(form.parse(attribute, element, text)));
    }

    private Answer answer(T entity) {
        return Answers.datum(form.fields(entity));
    }
}
