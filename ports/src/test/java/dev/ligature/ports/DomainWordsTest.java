package dev.ligature.ports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import dev.ligature.domain.blog.Authorship;
import dev.ligature.domain.blog.ImmutableAuthorship;
import dev.ligature.ports.billing.InvoiceLineRepository;
import dev.ligature.ports.blog.AuthorshipRepository;
import dev.ligature.ports.clinic.CareRepository;
import dev.ligature.ports.film.RoleRepository;
import dev.ligature.ports.identity.HoldingRepository;
import dev.ligature.ports.people.FriendshipRepository;
import dev.ligature.ports.people.PersonRepository;
import dev.ligature.ports.pets.OwnershipRepository;
import dev.ligature.ports.school.EnrolmentRepository;
import dev.ligature.ports.shop.CartLineRepository;
import dev.ligature.ports.social.FollowRepository;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.LocalDate;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the domains' words ask of a store, and what they make of its answer. */
class DomainWordsTest {

    private static final PageRequest PAGE = PageRequest.first(3).after(Cursor.of("c"));
    private static final StoreError FAILURE = new StoreError.Throttled("it");
    private static final Page<Object> JOINED = new Page<>(
            Vector.of(new Joined<>("edge1", "far1"), new Joined<>("edge2", "far2")), Option.of(Cursor.of("next")));
    private static final Page<Object> FAR = new Page<>(Vector.of("far1", "far2"), Option.of(Cursor.of("next")));
    private static final Object FIRST = Option.of("far1");

    /** A word as it is said to a store. */
    private interface Word extends Function<StubStore, Either<StoreError, ?>> {}

    /** A word, the page it is to ask for and what it is to answer. */
    private record Saying(String call, PageRequest asked, Object answer, Word word) {

        Either<StoreError, ?> to(StubStore store) {
            return word.apply(store);
        }

        @Override
        public String toString() {
            return call;
        }
    }

    private static Saying word(String call, PageRequest asked, Object answer, Word word) {
        return new Saying(call, asked, answer, word);
    }

    static Stream<Saying> words() {
        PageRequest newest = PAGE.descending();
        PageRequest one = PageRequest.first(1);
        return Stream.of(
                word(
                        "care.targetsOf",
                        PAGE,
                        JOINED,
                        s -> CareRepository.PORT.on(s).patientsOf(Id.of("x"), PAGE)),
                word(
                        "care.sourcesOf",
                        PAGE,
                        JOINED,
                        s -> CareRepository.PORT.on(s).doctorsOf(Id.of("x"), PAGE)),
                word(
                        "role.targetsOf",
                        PAGE,
                        JOINED,
                        s -> RoleRepository.PORT.on(s).castOf(Id.of("x"), PAGE)),
                word(
                        "role.sourcesOf",
                        PAGE,
                        JOINED,
                        s -> RoleRepository.PORT.on(s).filmographyOf(Id.of("x"), PAGE)),
                word(
                        "follow.sourcesOf",
                        newest,
                        JOINED,
                        s -> FollowRepository.PORT.on(s).followersOf(Id.of("x"), PAGE)),
                word(
                        "follow.targetsOf",
                        newest,
                        JOINED,
                        s -> FollowRepository.PORT.on(s).following(Id.of("x"), PAGE)),
                word(
                        "holding.targetsOf",
                        one,
                        FIRST,
                        s -> HoldingRepository.PORT.on(s).passportOf(Id.of("x"))),
                word(
                        "holding.sourcesOf",
                        one,
                        FIRST,
                        s -> HoldingRepository.PORT.on(s).holderOf(Id.of("x"))),
                word(
                        "ownership.targetsOf",
                        PAGE,
                        FAR,
                        s -> OwnershipRepository.PORT.on(s).petsOf(Id.of("x"), PAGE)),
                word(
                        "ownership.sourcesOf",
                        one,
                        FIRST,
                        s -> OwnershipRepository.PORT.on(s).ownerOf(Id.of("x"))),
                word(
                        "enrolment.targetsOf",
                        PAGE,
                        FAR,
                        s -> EnrolmentRepository.PORT.on(s).studentsOf(Id.of("x"), PAGE)),
                word(
                        "enrolment.sourcesOf",
                        PAGE,
                        FAR,
                        s -> EnrolmentRepository.PORT.on(s).coursesOf(Id.of("x"), PAGE)),
                word(
                        "invoice-line.targetsOf",
                        PAGE,
                        JOINED,
                        s -> InvoiceLineRepository.PORT.on(s).billsOf(Id.of("x"), PAGE)),
                word(
                        "invoice-line.sourcesOf",
                        PAGE,
                        JOINED,
                        s -> InvoiceLineRepository.PORT.on(s).invoicesOf(Id.of("x"), PAGE)),
                word(
                        "authorship.targetsOf",
                        PAGE,
                        FAR,
                        s -> AuthorshipRepository.PORT.on(s).postsOf(Id.of("x"), PAGE)),
                word(
                        "authorship.sourcesOf",
                        one,
                        FIRST,
                        s -> AuthorshipRepository.PORT.on(s).authorOf(Id.of("x"))),
                word(
                        "cart-line.targetsOf",
                        PAGE,
                        JOINED,
                        s -> CartLineRepository.PORT.on(s).cartOf(Id.of("x"), PAGE)),
                word(
                        "cart-line.sourcesOf",
                        PAGE,
                        JOINED,
                        s -> CartLineRepository.PORT.on(s).customersOf(Id.of("x"), PAGE)),
                word(
                        "friendship.targetsOf",
                        PAGE,
                        FAR,
                        s -> FriendshipRepository.PORT.on(s).friendsOf(Id.of("x"), PAGE)),
                word(
                        "friendship.sourcesOf",
                        PAGE,
                        FAR,
                        s -> FriendshipRepository.PORT.on(s).befriendedBy(Id.of("x"), PAGE)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("words")
    void aWordAsksForOnePageAndAnswersWhatItSays(Saying saying) {
        StubStore store = new StubStore().answering(saying.call(), JOINED);

        assertThat(saying.to(store)).isEqualTo(Either.right(saying.answer()));
        assertThat(store.calls()).containsExactly(saying.call() + "[x, " + saying.asked() + "]");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("words")
    void aFailureIsAnsweredAsItIs(Saying saying) {
        assertThat(saying.to(new StubStore().failing(saying.call(), FAILURE))).isEqualTo(Either.left(FAILURE));
    }

    static Stream<Saying> views() {
        return Stream.of(
                word(
                        "enrolment.sourceWithOutgoing",
                        PAGE,
                        Option.none(),
                        s -> EnrolmentRepository.PORT.on(s).rollOf(Id.of("x"), PAGE)),
                word(
                        "invoice-line.sourceWithOutgoing",
                        PAGE,
                        Option.none(),
                        s -> InvoiceLineRepository.PORT.on(s).linesOf(Id.of("x"), PAGE)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("views")
    void aViewIsAskedForInOneCall(Saying saying) {
        StubStore store = new StubStore().answering(saying.call(), saying.answer());

        assertThat(saying.to(store)).isEqualTo(Either.right(saying.answer()));
        assertThat(store.calls()).containsExactly(saying.call() + "[x, " + saying.asked() + "]");
    }

    static Stream<Saying> searches() {
        return Stream.of(
                word("name, Ada", PAGE, FAR, s -> PersonRepository.PORT.on(s).named("Ada", PAGE)),
                word(
                        "born, 1815-12-10",
                        PAGE,
                        FAR,
                        s -> PersonRepository.PORT.on(s).bornOn(LocalDate.of(1815, 12, 10), PAGE)),
                word(
                        "places, London",
                        PAGE,
                        FAR,
                        s -> PersonRepository.PORT.on(s).livingIn("London", PAGE)),
                word(
                        "skills, algebra",
                        PAGE,
                        FAR,
                        s -> PersonRepository.PORT.on(s).skilledIn("algebra", PAGE)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("searches")
    void aPersonIsFoundByWhatIsIndexed(Saying saying) {
        StubStore store = new StubStore().answering("person.findBy", saying.answer());

        assertThat(saying.to(store)).isEqualTo(Either.right(saying.answer()));
        assertThat(store.calls()).containsExactly("person.findBy[" + saying.call() + ", " + saying.asked() + "]");
    }

    @Test
    void oneUserFollowsAnotherIfThereIsAnEdge() {
        FollowRepository linked = FollowRepository.PORT.on(new StubStore().answering("follow.find", Option.of("edge")));
        FollowRepository not = FollowRepository.PORT.on(new StubStore().answering("follow.find", Option.none()));

        assertThat(linked.isFollowing(Id.of("a"), Id.of("b"))).isEqualTo(Either.right(true));
        assertThat(not.isFollowing(Id.of("a"), Id.of("b"))).isEqualTo(Either.right(false));
    }

    @Test
    void aBylineIsReadFromTheEdgeAlone() {
        Authorship edge = ImmutableAuthorship.builder()
                .author(Id.of("a"))
                .post(Id.of("p"))
                .authorName("Ann")
                .build();
        StubStore store = new StubStore().answering("authorship.incoming", new Page<>(Vector.of(edge), Option.none()));
        StubStore empty = new StubStore().answering("authorship.incoming", new Page<>(Vector.empty(), Option.none()));

        assertThat(AuthorshipRepository.PORT.on(store).bylineOf(Id.of("p"))).isEqualTo(Either.right(Option.of("Ann")));
        assertThat(AuthorshipRepository.PORT.on(empty).bylineOf(Id.of("p"))).isEqualTo(Either.right(Option.none()));
        assertThat(store.calls()).containsExactly("authorship.incoming[p, " + PageRequest.first(1) + "]");
    }

    @Test
    void theOneIsReadStronglyWhereTheAdapterOffersIt() {
        StubStore store = new StubStore()
                .offering(Capabilities.strong(Direction.INCOMING))
                .answering("ownership.sourcesOf", JOINED)
                .answering("holding.targetsOf", new Page<>(Vector.empty(), Option.none()));

        assertThat(OwnershipRepository.PORT.on(store).ownerOf(Id.of("x"))).isEqualTo(Either.right(FIRST));
        assertThat(HoldingRepository.PORT.on(store).passportOf(Id.of("x"))).isEqualTo(Either.right(Option.none()));
        assertThat(store.calls())
                .containsExactly(
                        "ownership.sourcesOf[x, " + PageRequest.first(1).strong() + "]",
                        "holding.targetsOf[x, " + PageRequest.first(1) + "]");
    }
}
