package dev.ligature.adapters.inmemory;

import static dev.ligature.adapters.inmemory.Answers.done;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Copies of both ends, one of which is the edge's order key, over a relationship of a type with itself. */
@Timeout(120)
class CopiesTest {

    private static final EntityType<Site> SITE = EntityType.of("site", Site.class, Site::id);
    private static final Relationship<Site, Site, Hop> HOP = Relationship.of("hop", Hop.class)
            .from("from", SITE, Hop::from)
            .to("to", SITE, Hop::to)
            .manyToMany()
            .orderedBy(Hop::toName)
            .copiesFromSource((hop, site) -> new Hop(hop.from(), hop.to(), site.name(), hop.toName()))
            .copiesFromTarget((hop, site) -> new Hop(hop.from(), hop.to(), hop.fromName(), site.name()));

    public record Site(Id<Site> id, String name, int visits) {}

    public record Hop(Id<Site> from, Id<Site> to, String fromName, String toName) {}

    private final Repositories store =
            InMemoryRepositories.builder(DomainModel.of(SITE).with(HOP)).build();
    private final EntityRepository<Site> sites = store.entities(SITE);
    private final RelationshipRepository<Site, Site, Hop> hops = store.relationship(HOP);

    @Test
    void copiesAreTakenFromTheEndsWhateverTheCallerPutsIn() {
        create("a", "b");

        assertThat(hops.link(new Hop(id("a"), id("b"), "junk", "junk")))
                .isEqualTo(Either.right(new Hop(id("a"), id("b"), "a", "b")));
        assertThat(hops.update(id("a"), id("b"), hop -> new Hop(hop.from(), hop.to(), "junk", "junk")))
                .isEqualTo(Either.right(new Hop(id("a"), id("b"), "a", "b")));
        assertThat(hops.replaceOutgoing(id("a"), Vector.of(new Hop(id("a"), id("b"), "", "")))
                        .get()
                        .kept())
                .containsExactly(id("b"));
    }

    @Test
    void aRenameShowsOnEveryEdgeAtOnceAndMovesItInItsOrder() {
        create("a", "b", "c", "d");
        link("a", "a");
        link("a", "b");
        link("a", "c");
        link("c", "a");
        link("b", "d");

        done(sites.update(id("a"), site -> new Site(site.id(), "x", 0)));

        assertThat(hops.outgoing(id("a"), PageRequest.first()).get().items())
                .containsExactly(
                        new Hop(id("a"), id("b"), "x", "b"),
                        new Hop(id("a"), id("c"), "x", "c"),
                        new Hop(id("a"), id("a"), "x", "x"));
        assertThat(hops.incoming(id("a"), PageRequest.first()).get().items())
                .containsExactly(new Hop(id("a"), id("a"), "x", "x"), new Hop(id("c"), id("a"), "c", "x"));
        assertThat(hops.find(id("b"), id("d")).get()).containsExactly(new Hop(id("b"), id("d"), "b", "d"));
        assertThat(store.auditor().audit().get().isClean()).isTrue();
        assertThat(hops.list(PageRequest.first()).get().items()).hasSize(5);
    }

    @Test
    void anEdgeWhoseCopiesStayTheSameIsNotRewritten() {
        create("a", "b");
        link("a", "b");
        Hop before = hops.find(id("a"), id("b")).get().get();

        done(sites.update(id("a"), site -> new Site(site.id(), site.name(), 7)));

        assertThat(hops.find(id("a"), id("b")).get().get()).isSameAs(before);
    }

    @Test
    void aReplaceRefreshesCopiesToo() {
        create("a", "b");
        link("a", "b");

        done(sites.replace(sites.load(id("b")).get().get().with(new Site(id("b"), "y", 0))));

        assertThat(hops.find(id("a"), id("b")).get()).containsExactly(new Hop(id("a"), id("b"), "a", "y"));
    }

    @Test
    void anOriginWhoseCopyDoesNotFitIsNotChangedAtAll() {
        create("a", "b");
        link("a", "b");
        // An order key has at most 400 bytes.
        Either<StoreError, Site> refused = sites.update(id("b"), site -> new Site(site.id(), "x".repeat(401), 0));

        assertThat(refused.getLeft()).isInstanceOf(StoreError.InvalidEdge.class);
        assertThat(sites.find(id("b")).get().get().name()).isEqualTo("b");
        assertThat(hops.find(id("a"), id("b")).get()).containsExactly(new Hop(id("a"), id("b"), "a", "b"));
    }

    @Test
    void renamesBesideLinksLeaveNoOldCopy() throws Exception {
        create("hub");
        Vector<String> names = Vector.range(0, 300).map(i -> "s" + i);
        names.forEach(this::create);
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Callable<Void>> work = List.of(
                    () -> each(names, name -> link("hub", name)),
                    () -> each(names, name -> link(name, "hub")),
                    () -> each(names, name -> rename("hub", "hub " + name)),
                    () -> each(names.reverse(), name -> rename(name, name + "'")));
            for (Future<Void> done : threads.invokeAll(work)) {
                done.get();
            }
        } finally {
            threads.shutdownNow();
        }

        assertThat(sites.find(id("hub")).get().get().name()).isEqualTo("hub s299");
        assertThat(store.auditor().audit().get().findings()).isEmpty();
        Vector<Hop> out = Vector.ofAll(
                hops.outgoing(id("hub"), PageRequest.first(1_000)).get().items());
        assertThat(out).hasSize(300).allMatch(hop -> hop.fromName().equals("hub s299"));
        assertThat(out.map(Hop::toName)).isEqualTo(out.map(Hop::toName).sorted());
    }

    private static Void each(Vector<String> names, Consumer<String> action) {
        names.forEach(action);
        return null;
    }

    private void rename(String id, String name) {
        done(sites.update(id(id), site -> new Site(site.id(), name, site.visits() + 1)));
    }

    private void create(String... ids) {
        for (String id : ids) {
            done(sites.create(new Site(id(id), id, 0)));
        }
    }

    private void link(String from, String to) {
        done(hops.link(new Hop(id(from), id(to), "", "")));
    }

    private static Id<Site> id(String value) {
        return Id.of(value);
    }
}
