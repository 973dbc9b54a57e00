package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.ligature.domain.blog.Author;
import dev.ligature.domain.blog.Authorship;
import dev.ligature.domain.blog.ImmutableAuthor;
import dev.ligature.domain.blog.ImmutableAuthorship;
import dev.ligature.domain.blog.Post;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.domain.people.ImmutablePerson;
import dev.ligature.domain.people.Person;
import dev.ligature.domain.social.Follow;
import dev.ligature.domain.social.ImmutableFollow;
import dev.ligature.domain.social.User;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DescriptorsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"a", "invoice-line", "x9-", "a123456789012345678901234567890123456789012345678901234567890123"})
    void aNameIsLowerCaseWithDigitsAndHyphens(String name) {
        assertThat(EntityType.of(name, Doctor.class, Doctor::id).name()).isEqualTo(name);
        assertThat(care(name).name()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "A",
                "9a",
                "-a",
                "a_b",
                "a b",
                "\u00e4",
                "a\n",
                "a1234567890123456789012345678901234567890123456789012345678901234"
            })
    void anyOtherNameIsRefused(String name) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EntityType.of(name, Doctor.class, Doctor::id))
                .withMessage("'" + name + "' is no name for a type: it must match [a-z][a-z0-9-]{0,63}");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> care(name))
                .withMessage("'" + name + "' is no name for a relationship: it must match [a-z][a-z0-9-]{0,63}");
    }

    @Test
    void entityTypesAreEqualByContent() {
        EntityType<Person> plain = EntityType.of("person", Person.class, Person::id);
        EntityType<Person> byName = plain.indexedBy(IndexedAttribute.of("name", Person::name));

        assertThat(plain)
                .isEqualTo(EntityType.of("person", Person.class, person -> person.id()))
                .hasSameHashCodeAs(byName);
        assertThat(byName).isEqualTo(plain.indexedBy(IndexedAttribute.of("name", person -> person.name())));
        assertThat(byName).isNotEqualTo(plain).isNotEqualTo(Person.TYPE).hasToString("person");
        assertThat(plain).isNotEqualTo(EntityType.of("human", Person.class, Person::id));
    }

    @Test
    void anEntityTypeTellsIdsAndIndexes() {
        Person person = person().build();

        assertThat(Person.TYPE.idOf(person)).isEqualTo(Person.TYPE.id("p1"));
        assertThat(Person.TYPE.indexes()).containsExactly(Person.NAME, Person.BORN, Person.PLACES, Person.SKILLS);
        assertThat(Person.TYPE.index("born")).contains(Person.BORN);
        assertThat(Person.TYPE.index("id")).isEmpty();
    }

    @Test
    void anAttributeIsIndexedOnce() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Person.TYPE.indexedBy(IndexedAttribute.of("name", Person::name)))
                .withMessage("'person' is indexed by 'name' twice");
    }

    @Test
    void anIndexedAttributeThatIsDeclaredBelowItsUseIsRefusedWithThatHint() {
        assertThatNullPointerException()
                .isThrownBy(() -> Person.TYPE.indexedBy(Below.ATTRIBUTE))
                .withMessage("an indexed attribute of 'person' is null: is its constant declared below TYPE?");
    }

    /** A constant as it is seen from above its declaration. */
    private static final class Below {
        @SuppressWarnings("NullAway")
        static final IndexedAttribute<Person, String> ATTRIBUTE = null;
    }

    @Test
    void valuesAreIndexedOnceEach() {
        Person person = person().born(LocalDate.of(1970, 1, 2))
                .addPlaces("Rome", "Oslo")
                .build();

        assertThat(Person.NAME.textsOf(person)).containsExactly("Ann\0\0");
        assertThat(Person.BORN.textsOf(person)).containsExactly("1970-01-02");
        assertThat(Person.BORN.textsOf(person().build())).isEmpty();
        assertThat(Person.PLACES.textsOf(person)).containsExactlyInAnyOrder("Rome\0\0", "Oslo\0\0");
        IndexedAttribute<Person, BigDecimal> numbers =
                IndexedAttribute.many("n", any -> List.of(new BigDecimal("1.0"), BigDecimal.ONE));
        assertThat(numbers.textsOf(person)).hasSize(1);
    }

    @Test
    void whatCannotBeIndexedIsNamed() {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> Person.NAME.textOf(""))
                .withMessage("attribute 'name' is indexed and must not be empty");
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> Person.NAME.textOf("x".repeat(401)))
                .withMessage("attribute 'name' has 401 UTF-8 bytes; an order key or indexed value has at most 400");
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> Person.NAME.textsOf(person().name("\uD800").build()))
                .withMessage("attribute 'name' is no well-formed Unicode: it holds an unpaired surrogate");
    }

    @Test
    void indexedAttributesAreEqualByName() {
        assertThat(Person.NAME)
                .isEqualTo(IndexedAttribute.of("name", Doctor::name))
                .hasToString("name")
                .hasSameHashCodeAs(IndexedAttribute.of("name", Doctor::name));
        assertThat(Person.NAME).isNotEqualTo(Person.BORN);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> IndexedAttribute.of("a b", Person::name))
                .withMessageStartingWith("'a b' is no name for an indexed attribute");
    }

    @Test
    void relationshipsAreEqualByContent() {
        Relationship<Doctor, Patient, Care> plain = care("care");

        assertThat(plain).isEqualTo(Care.TYPE).hasSameHashCodeAs(Care.TYPE).hasToString("care");
        assertThat(List.of(
                        care("cares"),
                        plain.orderedBy(Care::lastMeeting),
                        plain.copiesFromSource((edge, doctor) -> edge),
                        plain.copiesFromTarget((edge, patient) -> edge),
                        plain.maxOutDegree(5),
                        plain.irreflexive(),
                        ends().oneToMany(),
                        ends().oneToOne()))
                .doesNotContain(plain)
                .doesNotHaveDuplicates();
        assertThat(plain.orderedBy(Care::lastMeeting)).isEqualTo(plain.orderedBy(edge -> edge.lastMeeting()));
    }

    @Test
    void whatIsSaidOfARelationshipAddsUp() {
        Relationship<Doctor, Patient, Care> all = care("care")
                .orderedBy(Care::lastMeeting)
                .copiesFromSource((edge, doctor) -> edge)
                .copiesFromTarget((edge, patient) -> edge)
                .maxOutDegree(7)
                .irreflexive();

        assertThat(all.isOrdered()).isTrue();
        assertThat(all.copiesFromSource()).isTrue();
        assertThat(all.copiesFromTarget()).isTrue();
        assertThat(all.isIrreflexive()).isTrue();
        assertThat(all.outDegreeLimit()).contains(7);
        assertThat(care("care").outDegreeLimit()).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> care("care").maxOutDegree(0))
                .withMessage("the greatest degree of 'care' must be at least 1");
    }

    @Test
    void aCardinalityTellsWhichEndHasOneEdge() {
        assertThat(Cardinality.MANY_TO_MANY.oneSource()).isFalse();
        assertThat(Cardinality.MANY_TO_MANY.oneTarget()).isFalse();
        assertThat(Cardinality.ONE_TO_MANY.oneSource()).isTrue();
        assertThat(Cardinality.ONE_TO_MANY.oneTarget()).isFalse();
        assertThat(Cardinality.ONE_TO_ONE.oneSource()).isTrue();
        assertThat(Cardinality.ONE_TO_ONE.oneTarget()).isTrue();
    }

    @Test
    void anAbsentOrderKeySortsFirst() {
        Instant first = Instant.parse("0001-01-01T00:00:00Z");
        String absent = Follow.TYPE.orderKeyOf(follow(Option.none()));

        assertThat(absent).isNotEmpty();
        assertThat(Utf8.compare(absent + "\uD83D\uDE00", Follow.TYPE.orderKeyOf(follow(Option.of(first))) + "a"))
                .isNegative();
        assertThat(care("care").orderKeyOf(edge())).isEmpty();
    }

    @Test
    void anOrderKeyMayBeAnOptionOfEitherKindOrNone() {
        String present = "1" + OrderedText.of(5L);

        for (Function<Care, Object> key :
                List.<Function<Care, Object>>of(any -> 5L, any -> 5, any -> Option.of(5L), any -> Optional.of(5L))) {
            assertThat(care("care").orderedBy(key).orderKeyOf(edge())).isEqualTo(present);
        }
        assertThat(care("care").orderedBy(any -> Optional.empty()).orderKeyOf(edge()))
                .isEqualTo(care("care").orderedBy(any -> Option.none()).orderKeyOf(edge()));
    }

    @Test
    void anOrderKeyOutOfBoundsIsRefusedWithoutRepeatingIt() {
        assertThatExceptionOfType(InvalidDatumException.class)
                .isThrownBy(() -> care("care").orderedBy(any -> "x".repeat(401)).orderKeyOf(edge()))
                .withMessage("the order key has 401 UTF-8 bytes; an order key or indexed value has at most 400");
    }

    @Test
    void copiesAreTakenFromTheOrigin() {
        Authorship edge = ImmutableAuthorship.builder()
                .author(Id.of("a1"))
                .post(Id.of("p1"))
                .authorName("overruled")
                .build();
        Author author =
                ImmutableAuthor.builder().id(Id.of("a1")).displayName("Ann").build();

        Authorship copied = Authorship.TYPE.withSourceCopies(edge, author);

        assertThat(copied.authorName()).contains("Ann");
        assertThat(Authorship.TYPE.withTargetCopies(edge, post())).isSameAs(edge);
    }

    @Test
    void aCopyThatChangesAnEndIsRefused() {
        Relationship<Doctor, Patient, Care> moving = care("care")
                .copiesFromSource((edge, doctor) -> ImmutableCare.copyOf(edge).withPatient(Patient.TYPE.id("other")));

        assertThatIllegalStateException()
                .isThrownBy(() -> moving.withSourceCopies(edge(), doctor()))
                .withMessage("a copy function of 'care' changed an end of the edge");
    }

    @Test
    void anEndThatIsNullIsRefusedByName() {
        assertThatNullPointerException()
                .isThrownBy(() -> Relationship.of("care", Care.class).from(NOT_LOADED, Care::doctor))
                .withMessage("the source of 'care' is null");
    }

    @SuppressWarnings("NullAway")
    private static final EntityType<Doctor> NOT_LOADED = null;

    private static Relationship.Ends<Doctor, Patient, Care> ends() {
        return Relationship.of("care", Care.class)
                .from(Doctor.TYPE, Care::doctor)
                .to(Patient.TYPE, Care::patient);
    }

    private static Relationship<Doctor, Patient, Care> care(String name) {
        return Relationship.of(name, Care.class)
                .from(Doctor.TYPE, Care::doctor)
                .to(Patient.TYPE, Care::patient)
                .manyToMany();
    }

    private static Care edge() {
        return ImmutableCare.builder()
                .doctor(Id.of("d"))
                .patient(Id.of("p"))
                .lastMeeting(Instant.EPOCH)
                .build();
    }

    private static Doctor doctor() {
        return dev.ligature.domain.clinic.ImmutableDoctor.builder()
                .id(Id.of("d"))
                .name("n")
                .build();
    }

    private static Post post() {
        return dev.ligature.domain.blog.ImmutablePost.builder()
                .id(Id.of("p1"))
                .title("t")
                .build();
    }

    private static Follow follow(Option<Instant> since) {
        return ImmutableFollow.builder()
                .follower(User.TYPE.id("a"))
                .followee(User.TYPE.id("b"))
                .since(since)
                .build();
    }

    private static ImmutablePerson.Builder person() {
        return ImmutablePerson.builder().id(Id.of("p1")).name("Ann");
    }
}
