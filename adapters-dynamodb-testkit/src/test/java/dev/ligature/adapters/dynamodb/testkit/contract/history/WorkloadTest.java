package dev.ligature.adapters.dynamodb.testkit.contract.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.inmemory.InMemoryRepositories;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.Auditor;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Histories of a store that is linearizable are explained, those of stores that are not are found out. */
final class WorkloadTest {

    @Test
    void aLinearizableStoreIsExplained() {
        for (long seed = 1; seed <= 60; seed++) {
            assertThat(judge(seed, Threads.free(), store -> store))
                    .as("seed %d", seed)
                    .isEmpty();
            assertThat(judge(seed, new Turns(seed), store -> store))
                    .as("seed %d, in turns", seed)
                    .isEmpty();
        }
    }

    @Test
    void turnsMakeTheSameHistoryAgain() {
        UnaryOperator<Repositories> passing = store -> store;
        List<Call> once = history(5, new Turns(5), passing);
        assertThat(history(5, new Turns(5), passing)).hasToString(once.toString());
        assertThat(history(6, new Turns(6), passing)).doesNotHaveToString(once.toString());
    }

    @Test
    void anUpdateThatLosesAnotherIsFoundOut() {
        assertThat(anyFound(turns -> store -> new Broken(store) {
                    @Override
                    <S, T, E> RelationshipRepository<S, T, E> broken(RelationshipRepository<S, T, E> edges) {
                        return new ForwardingEdges<>(edges) {
                            @Override
                            public Either<StoreError, E> update(Id<S> source, Id<T> target, UnaryOperator<E> change) {
                                Either<StoreError, Option<E>> before = edges.find(source, target);
                                turns.pass();
                                return before.isLeft() || before.get().isEmpty()
                                        ? edges.update(source, target, change)
                                        : edges.put(change.apply(before.get().get()))
                                                .map(result -> result.edge());
                            }
                        };
                    }
                }))
                .isTrue();
    }

    @Test
    void anUnlinkThatIsAnsweredTwiceIsFoundOut() {
        assertThat(anyFound(turns -> store -> new Broken(store) {
                    @Override
                    <S, T, E> RelationshipRepository<S, T, E> broken(RelationshipRepository<S, T, E> edges) {
                        return new ForwardingEdges<>(edges) {
                            @Override
                            public Either<StoreError, Boolean> unlink(Id<S> source, Id<T> target) {
                                boolean there = edges.find(source, target).get().isDefined();
                                turns.pass();
                                return edges.unlink(source, target).map(removed -> there);
                            }
                        };
                    }
                }))
                .isTrue();
    }

    @Test
    void aLinkThatIsMadeTwiceIsFoundOut() {
        assertThat(anyFound(turns -> store -> new Broken(store) {
                    @Override
                    <S, T, E> RelationshipRepository<S, T, E> broken(RelationshipRepository<S, T, E> edges) {
                        return new ForwardingEdges<>(edges) {
                            @Override
                            public Either<StoreError, E> link(E edge) {
                                Either<StoreError, E> answer = edges.link(edge);
                                turns.pass();
                                if (answer.isRight()) {
                                    // The answer was lost, and the call made again, as if nobody could have come
                                    // between.
                                    var unused = edges.link(edge);
                                }
                                return answer;
                            }
                        };
                    }
                }))
                .isTrue();
    }

    @Test
    void aCreateThatIsMadeTwiceIsFoundOut() {
        assertThat(anyFound(turns -> store -> new Broken(store) {
                    @Override
                    <T> EntityRepository<T> broken(EntityRepository<T> entities) {
                        return new ForwardingEntities<>(entities) {
                            @Override
                            public Either<StoreError, T> create(T entity) {
                                Either<StoreError, T> answer = entities.create(entity);
                                turns.pass();
                                if (answer.isRight()) {
                                    var unused = entities.create(entity);
                                }
                                return answer;
                            }
                        };
                    }
                }))
                .isTrue();
    }

    private interface Breaking {
        UnaryOperator<Repositories> with(Threads turns);
    }

    private static boolean anyFound(Breaking breaking) {
        for (long seed = 1; seed <= 300; seed++) {
            Turns turns = new Turns(seed);
            if (judge(seed, turns, breaking.with(turns)).isDefined()) {
                return true;
            }
        }
        return false;
    }

    private static Option<String> judge(long seed, Threads how, UnaryOperator<Repositories> change) {
        return Workload.unexplained(history(seed, how, change));
    }

    private static List<Call> history(long seed, Threads how, UnaryOperator<Repositories> change) {
        Repositories memory = InMemoryRepositories.builder(Clinic.MODEL).build();
        Workload.begin(memory);
        Repositories store = change.apply(memory);
        Workload workload = new Workload(seed, 8, 10);
        List<Call> history = new ArrayList<>(workload.run(List.of(store), how));
        history.addAll(workload.readAll(memory, how));
        return history;
    }

    /** A store that does something wrong. */
    private abstract static class Broken implements Repositories {
        private final Repositories store;

        Broken(Repositories store) {
            this.store = store;
        }

        <T> EntityRepository<T> broken(EntityRepository<T> entities) {
            return entities;
        }

        <S, T, E> RelationshipRepository<S, T, E> broken(RelationshipRepository<S, T, E> edges) {
            return edges;
        }

        @Override
        public <T> EntityRepository<T> entities(EntityType<T> type) {
            return broken(store.entities(type));
        }

        @Override
        public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
            return broken(store.relationship(type));
        }

        @Override
        public Repositories eventual() {
            return store.eventual();
        }

        @Override
        public Auditor auditor() {
            return store.auditor();
        }

        @Override
        public void close() {
            store.close();
        }
    }

    private static class ForwardingEdges<S, T, E> implements ForwardingRelationshipRepository<S, T, E> {
        private final RelationshipRepository<S, T, E> edges;

        ForwardingEdges(RelationshipRepository<S, T, E> edges) {
            this.edges = edges;
        }

        @Override
        public RelationshipRepository<S, T, E> delegate() {
            return edges;
        }
    }

    private static class ForwardingEntities<T> implements ForwardingEntityRepository<T> {
        private final EntityRepository<T> entities;

        ForwardingEntities(EntityRepository<T> entities) {
            this.entities = entities;
        }

        @Override
        public EntityRepository<T> delegate() {
            return entities;
        }
    }
}
