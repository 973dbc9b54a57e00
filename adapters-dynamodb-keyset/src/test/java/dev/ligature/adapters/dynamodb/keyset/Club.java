package dev.ligature.adapters.dynamodb.keyset;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import dev.ligature.domain.Relationship;

/** Clubs and people, related in each of the ways that this layout tells apart. */
public record Club(Id<Club> id, String name) {

    static final EntityType<Club> TYPE =
            EntityType.of("club", Club.class, Club::id).indexedBy(IndexedAttribute.of("name", Club::name));

    static final DomainModel MODEL =
            DomainModel.of(TYPE, Person.TYPE).with(Joined.TYPE, Paid.TYPE, Leads.TYPE, Knows.TYPE, Seat.TYPE);

    static Club of(String id) {
        return new Club(Id.of(id), "club " + id);
    }

    public record Person(Id<Person> id, String name) {
        static final EntityType<Person> TYPE = EntityType.of("person", Person.class, Person::id);

        static Person of(String id) {
            return new Person(Id.of(id), "person " + id);
        }
    }

    /** Nothing but its ends. */
    public record Joined(Id<Club> club, Id<Person> person) {
        static final Relationship<Club, Person, Joined> TYPE = Relationship.of("joined", Joined.class)
                .from(Club.TYPE, Joined::club)
                .to(Person.TYPE, Joined::person)
                .manyToMany();

        static Joined of(String club, String person) {
            return new Joined(Id.of(club), Id.of(person));
        }
    }

    /** With an attribute. */
    public record Paid(Id<Club> club, Id<Person> person, String note) {
        static final Relationship<Club, Person, Paid> TYPE = Relationship.of("paid", Paid.class)
                .from(Club.TYPE, Paid::club)
                .to(Person.TYPE, Paid::person)
                .manyToMany();

        static Paid of(String club, String person, String note) {
            return new Paid(Id.of(club), Id.of(person), note);
        }
    }

    /** One to many, nothing but its ends. */
    public record Leads(Id<Person> person, Id<Club> club) {
        static final Relationship<Person, Club, Leads> TYPE = Relationship.of("leads", Leads.class)
                .from(Person.TYPE, Leads::person)
                .to(Club.TYPE, Leads::club)
                .oneToMany();

        static Leads of(String person, String club) {
            return new Leads(Id.of(person), Id.of(club));
        }
    }

    /** Between people, themselves included. */
    public record Knows(Id<Person> one, Id<Person> other, String since) {
        static final Relationship<Person, Person, Knows> TYPE = Relationship.of("knows", Knows.class)
                .from(Person.TYPE, Knows::one)
                .to(Person.TYPE, Knows::other)
                .manyToMany();

        static Knows of(String one, String other, String since) {
            return new Knows(Id.of(one), Id.of(other), since);
        }
    }

    /** One to one. */
    public record Seat(Id<Club> club, Id<Person> person) {
        static final Relationship<Club, Person, Seat> TYPE = Relationship.of("seat", Seat.class)
                .from(Club.TYPE, Seat::club)
                .to(Person.TYPE, Seat::person)
                .oneToOne();
    }
}
