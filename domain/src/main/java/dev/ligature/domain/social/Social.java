package dev.ligature.domain.social;

import dev.ligature.domain.DomainModel;

/** The model of the social network. */
public final class Social {

    /** Users, and who follows whom. */
    public static final DomainModel MODEL = DomainModel.of(User.TYPE).with(Follow.TYPE);

    private Social() {}
}
