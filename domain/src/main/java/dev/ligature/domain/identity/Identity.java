package dev.ligature.domain.identity;

import dev.ligature.domain.DomainModel;

/** The model of passports. */
public final class Identity {

    /** Holders, passports, and who holds which. */
    public static final DomainModel MODEL =
            DomainModel.of(Holder.TYPE, Passport.TYPE).with(Holding.TYPE);

    private Identity() {}
}
