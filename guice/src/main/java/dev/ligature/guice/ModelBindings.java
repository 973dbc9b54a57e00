package dev.ligature.guice;

import com.google.inject.Key;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.TypedPort;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.lang.annotation.Annotation;
import java.util.Objects;

/**
 * What a module binds: which model, under which qualifier, and which typed ports. Immutable and equal by content.
 *
 * @param model the model whose repositories are bound
 * @param root the key of {@link Repositories}; every other key has its qualifier
 * @param ports the typed ports, each once
 */
public record ModelBindings(DomainModel model, Key<Repositories> root, Seq<TypedPort<?>> ports) {

    public ModelBindings {
        Objects.requireNonNull(model, "model");
        Objects.requireNonNull(root, "root");
        ports = ports.distinct();
    }

    /** A model's repositories without a qualifier, and no typed ports. */
    public static ModelBindings of(DomainModel model) {
        return new ModelBindings(model, Key.get(Repositories.class), Vector.empty());
    }

    /** The same under a qualifier. */
    public ModelBindings annotatedWith(Class<? extends Annotation> qualifier) {
        return new ModelBindings(model, Key.get(Repositories.class, qualifier), ports);
    }

    /** The same under a qualifier. */
    public ModelBindings annotatedWith(Annotation qualifier) {
        return new ModelBindings(model, Key.get(Repositories.class, qualifier), ports);
    }

    /** The same and these ports. */
    public ModelBindings with(TypedPort<?>... added) {
        return new ModelBindings(model, root, ports.appendAll(Vector.of(added)));
    }
}
