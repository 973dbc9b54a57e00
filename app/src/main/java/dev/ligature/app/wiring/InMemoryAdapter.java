package dev.ligature.app.wiring;

import dev.ligature.adapters.inmemory.InMemoryRepositories;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Keeps facts in the memory of this process. */
final class InMemoryAdapter implements Adapter {

    @Override
    public String name() {
        return "inmemory";
    }

    @Override
    public OpenStore open(DomainModel model, StoreSettings settings) {
        return new Alone(InMemoryRepositories.builder(model)
                .namespace(settings.namespace())
                .build());
    }

    @Override
    public StoreTables tables(DomainModel model, StoreSettings settings) {
        return new None();
    }

    /** Nothing lies beneath. */
    private record Alone(Repositories repositories) implements OpenStore {

        @Override
        public Option<Beneath> beneath() {
            return Option.none();
        }

        @Override
        public void close() {
            repositories.close();
        }
    }

    /** There are none, so there is nothing to be done about them. */
    private static final class None implements StoreTables {

        @Override
        public Seq<String> names() {
            return Vector.empty();
        }

        @Override
        public Either<StoreError, Seq<String>> create() {
            return Either.right(Vector.empty());
        }

        @Override
        public Either<StoreError, Seq<String>> verify() {
            return Either.right(Vector.empty());
        }

        @Override
        public Either<StoreError, Seq<String>> delete() {
            return Either.right(Vector.empty());
        }

        @Override
        public String cloudFormation() {
            return "{\"Resources\":{}}";
        }
    }
}
