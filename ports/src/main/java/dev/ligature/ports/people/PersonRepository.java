package dev.ligature.ports.people;

import dev.ligature.domain.people.Person;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;
import java.time.LocalDate;

/** People. */
@FunctionalInterface
public interface PersonRepository extends ForwardingEntityRepository<Person> {

    /** How a store offers it. */
    TypedPort<PersonRepository> PORT = TypedPort.of(PersonRepository.class, store -> over(store.entities(Person.TYPE)));

    /** This port over the entities of a store. */
    static PersonRepository over(EntityRepository<Person> people) {
        return () -> people;
    }

    /** A page of the people of this name, in id order. */
    default Either<StoreError, Page<Person>> named(String name, PageRequest page) {
        return findBy(Person.NAME, name, page);
    }

    /** A page of the people born on this day, in id order. */
    default Either<StoreError, Page<Person>> bornOn(LocalDate day, PageRequest page) {
        return findBy(Person.BORN, day, page);
    }

    /** A page of the people of this place, in id order. */
    default Either<StoreError, Page<Person>> livingIn(String place, PageRequest page) {
        return findBy(Person.PLACES, place, page);
    }

    /** A page of the people who have this skill, in id order. */
    default Either<StoreError, Page<Person>> skilledIn(String skill, PageRequest page) {
        return findBy(Person.SKILLS, skill, page);
    }
}
