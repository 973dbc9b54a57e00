package dev.ligature.domain.people;

import dev.ligature.domain.Checks;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.time.LocalDate;
import org.immutables.value.Value;

/** A person, found by name, birthday, place or skill. */
@Value.Immutable
public interface Person {

    /** Finds by the name. */
    IndexedAttribute<Person, String> NAME = IndexedAttribute.of("name", Person::name);

    /** Finds by the day of birth. */
    IndexedAttribute<Person, LocalDate> BORN = IndexedAttribute.optional("born", Person::born);

    /** Finds by any of the places. */
    IndexedAttribute<Person, String> PLACES = IndexedAttribute.many("places", Person::places);

    /** Finds by any of the skills. */
    IndexedAttribute<Person, String> SKILLS = IndexedAttribute.many("skills", Person::skills);

    /** The descriptor. */
    EntityType<Person> TYPE = EntityType.of("person", Person.class, Person::id).indexedBy(NAME, BORN, PLACES, SKILLS);

    /** Who this is. */
    Id<Person> id();

    /** The name, not blank. */
    String name();

    /** When the person was born. */
    Option<LocalDate> born();

    /** Where the person lives or works, none blank. */
    Set<String> places();

    /** What the person is good at, none blank. */
    Set<String> skills();

    @Value.Check
    default void check() {
        Checks.notBlank("name", name());
        places().forEach(place -> Checks.notBlank("places", place));
        skills().forEach(skill -> Checks.notBlank("skills", skill));
    }
}
