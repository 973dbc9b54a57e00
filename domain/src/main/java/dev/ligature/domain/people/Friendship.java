package dev.ligature.domain.people;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import org.immutables.value.Value;

/** That a person counts another among their friends; the other may see it differently. */
@Value.Immutable
public interface Friendship {

    /** The descriptor */
    Relationship<Person, Person, Friendship> TYPE = Relationship.of("friendship", Friendship.class)
            .from(Person.TYPE, Friendship::person)
            .to(Person.TYPE, Friendship::friend)
            .manyToMany();

    /** Whose friend it is. */
    Id<Person> person();

    /** Who the friend is. */
    Id<Person> friend();
}
