package dev.ligature.domain.people;

import dev.ligature.domain.DomainModel;

/** The model of people. */
public final class People {

    /** People, and who counts whom among their friends. */
    public static final DomainModel MODEL = DomainModel.of(Person.TYPE).with(Friendship.TYPE);

    private People() {}
}
