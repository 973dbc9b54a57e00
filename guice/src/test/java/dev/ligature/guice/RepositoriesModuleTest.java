package dev.ligature.guice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.inject.AbstractModule;
import com.google.inject.CreationException;
import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Provider;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.TypedPort;
import dev.ligature.ports.audit.Auditor;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The module by itself, over a store that only tells what it was asked for. */
class RepositoriesModuleTest {

    public record Town(Id<Town> id) {}

    public record Road(Id<Town> from, Id<Town> to) {}

    private static final EntityType<Town> TOWN = EntityType.of("town", Town.class, Town::id);
    private static final Relationship<Town, Town, Road> ROAD = Relationship.of("road", Road.class)
            .from("from", TOWN, Road::from)
            .to("to", TOWN, Road::to)
            .manyToMany();
    private static final DomainModel MODEL = DomainModel.of(TOWN).with(ROAD);

    /** A service that an adapter needs and the application binds. */
    private record Client(String name) {}

    private record Store(Client client) implements Repositories {
        @Override
        public <T> EntityRepository<T> entities(EntityType<T> type) {
            return (ForwardingEntityRepository<T>) () -> {
                throw new IllegalStateException("asked for " + type + " of " + client.name());
            };
        }

        @Override
        public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
            return (ForwardingRelationshipRepository<S, T, E>) () -> {
                throw new IllegalStateException("asked for " + type + " of " + client.name());
            };
        }

        @Override
        public Repositories eventual() {
            return this;
        }

        @Override
        public Auditor auditor() {
            throw new IllegalStateException("asked for the auditor of " + client.name());
        }

        @Override
        public void close() {}
    }

    private static final class ClientModule extends RepositoriesModule<ClientModule> {
        private final AtomicInteger opened;

        ClientModule(ModelBindings bindings, AtomicInteger opened) {
            super(bindings, "over a client");
            this.opened = opened;
        }

        @Override
        protected ClientModule rebound(ModelBindings changed) {
            return new ClientModule(changed, opened);
        }

        @Override
        protected Provider<? extends Repositories> store() {
            Provider<Client> client = getProvider(Client.class);
            return () -> {
                opened.incrementAndGet();
                return new Store(client.get());
            };
        }
    }

    private final AtomicInteger opened = new AtomicInteger();
    private final ClientModule module = new ClientModule(ModelBindings.of(MODEL), opened);

    @Test
    void theStoreIsOpenedOnceWhenItIsFirstNeededWithWhatTheApplicationBinds() {
        Injector injector = Guice.createInjector(module.with(towns()), clientNamed("shared"));
        assertThat(opened).hasValue(0);

        EntityRepository<Town> repository = injector.getInstance(Key.get(new TypeLiteral<EntityRepository<Town>>() {}));
        RelationshipRepository<Town, Town, Road> roads =
                injector.getInstance(Key.get(new TypeLiteral<RelationshipRepository<Town, Town, Road>>() {}));

        assertThatThrownBy(() -> repository.find(Id.of("t"))).hasMessage("asked for town of shared");
        assertThatThrownBy(() -> roads.outDegree(Id.of("t"))).hasMessage("asked for road of shared");
        assertThatThrownBy(() -> injector.getInstance(Towns.class).find(Id.of("t")))
                .hasMessage("asked for town of shared");
        assertThat(injector.getInstance(Repositories.class)).isEqualTo(new Store(new Client("shared")));
        assertThat(opened).hasValue(1);
    }

    @Test
    void whatTheAdapterNeedsAndNobodyBindsIsAnErrorOfTheInjector() {
        assertThatThrownBy(() -> Guice.createInjector(module))
                .isInstanceOf(CreationException.class)
                .hasMessageContaining("Client");
    }

    @Test
    void everythingHasTheQualifierAndNothingIsBoundWithoutIt() {
        Injector injector =
                Guice.createInjector(module.annotatedWith(Names.named("x")).with(towns()), clientNamed("shared"));

        assertThat(injector.getAllBindings().keySet())
                .filteredOn(key -> key.getAnnotation() != null)
                .extracting(key -> key.getTypeLiteral().toString())
                .containsExactlyInAnyOrder(
                        Repositories.class.getName(),
                        Towns.class.getName(),
                        EntityRepository.class.getName() + "<" + Town.class.getName() + ">",
                        RelationshipRepository.class.getName() + "<" + Town.class.getName() + ", "
                                + Town.class.getName() + ", " + Road.class.getName() + ">");
        assertThat(injector.getExistingBinding(Key.get(Repositories.class))).isNull();
        assertThat(injector.getExistingBinding(Key.get(Towns.class))).isNull();
    }

    @Test
    void aPortOutsideTheModelIsOneErrorThatNamesPortTypeAndModule() {
        EntityType<Town> village = EntityType.of("village", Town.class, Town::id);
        TypedPort<Towns> port = TypedPort.of(Towns.class, store -> {
            EntityRepository<Town> villages = store.entities(village);
            return () -> villages;
        });

        assertThatThrownBy(() -> Guice.createInjector(module.with(port), clientNamed("shared")))
                .isInstanceOfSatisfying(CreationException.class, error -> {
                    assertThat(error.getErrorMessages()).hasSize(1);
                    assertThat(error)
                            .hasMessageContaining("Towns can't be bound to the model of"
                                    + " ClientModule (over a client): entity 'village' is not part of it");
                });
        assertThat(opened).hasValue(0);
    }

    @Test
    void modulesAreEqualByWhatTheyBindAndHowTheyOpen() {
        TypedPort<Towns> port = towns();

        assertThat(module.with(port).annotatedWith(Names.named("x")))
                .isEqualTo(new ClientModule(ModelBindings.of(MODEL), new AtomicInteger())
                        .annotatedWith(Names.named("x"))
                        .with(port))
                .isNotEqualTo(module.with(port))
                .isNotEqualTo(module.annotatedWith(Names.named("x")));
        assertThat(module.with(port, port)).isEqualTo(module.with(port).with(port));
    }

    interface Towns extends ForwardingEntityRepository<Town> {}

    private static TypedPort<Towns> towns() {
        return TypedPort.of(Towns.class, store -> {
            EntityRepository<Town> towns = store.entities(TOWN);
            return () -> towns;
        });
    }

    private static AbstractModule clientNamed(String name) {
        return new AbstractModule() {
            @Override
            protected void configure() {
                bind(Client.class).toInstance(new Client(name));
            }
        };
    }
}
