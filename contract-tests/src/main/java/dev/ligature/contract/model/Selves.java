package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;

/** One type and relationships of it to itself, of every cardinality. */
public final class Selves {

    /** The model. */
    public static final DomainModel MODEL =
            DomainModel.of(Member.TYPE).with(Knows.TYPE, Mentors.TYPE, Marries.TYPE, Avoids.TYPE);

    private Selves() {}

    /** Both ends. */
    public record Member(Id<Member> id, String name) {
        /** The descriptor. */
        public static final EntityType<Member> TYPE = EntityType.of("self-member", Member.class, Member::id);

        /** A member that is named after its id. */
        public static Member of(String id) {
            return new Member(Id.of(id), "member " + id);
        }

        /** The same member under another name. */
        public Member named(String other) {
            return new Member(id, other);
        }
    }

    /** Many-to-many, oneself included. */
    public record Knows(Id<Member> one, Id<Member> other, String since) {
        /** The descriptor. */
        public static final Relationship<Member, Member, Knows> TYPE = Relationship.of("knows", Knows.class)
                .from(Member.TYPE, Knows::one)
                .to(Member.TYPE, Knows::other)
                .manyToMany();

        /** The edge of this pair. */
        public static Knows of(String one, String other) {
            return new Knows(Id.of(one), Id.of(other), "long");
        }

        /** The same edge with another attribute. */
        public Knows since(String text) {
            return new Knows(one, other, text);
        }
    }

    /** One-to-many, oneself included. */
    public record Mentors(Id<Member> mentor, Id<Member> pupil, String subject) {
        /** The descriptor. */
        public static final Relationship<Member, Member, Mentors> TYPE = Relationship.of("mentors", Mentors.class)
                .from(Member.TYPE, Mentors::mentor)
                .to(Member.TYPE, Mentors::pupil)
                .oneToMany();

        /** The edge of this pair. */
        public static Mentors of(String mentor, String pupil) {
            return new Mentors(Id.of(mentor), Id.of(pupil), "all");
        }
    }

    /** One-to-one, oneself included. */
    public record Marries(Id<Member> one, Id<Member> other, String place) {
        /** The descriptor. */
        public static final Relationship<Member, Member, Marries> TYPE = Relationship.of("marries", Marries.class)
                .from(Member.TYPE, Marries::one)
                .to(Member.TYPE, Marries::other)
                .oneToOne();

        /** The edge of this pair. */
        public static Marries of(String one, String other) {
            return new Marries(Id.of(one), Id.of(other), "here");
        }
    }

    /** Many-to-many without oneself. */
    public record Avoids(Id<Member> one, Id<Member> other) {
        /** The descriptor. */
        public static final Relationship<Member, Member, Avoids> TYPE = Relationship.of("avoids", Avoids.class)
                .from(Member.TYPE, Avoids::one)
                .to(Member.TYPE, Avoids::other)
                .manyToMany()
                .irreflexive();

        /** The edge of this pair. */
        public static Avoids of(String one, String other) {
            return new Avoids(Id.of(one), Id.of(other));
        }
    }
}
