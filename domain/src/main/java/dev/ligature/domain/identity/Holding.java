package dev.ligature.domain.identity;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import org.immutables.value.Value;

/** That somebody holds a passport: each holder one, each passport by one. */
@Value.Immutable
public interface Holding {

    /** The descriptor */
    Relationship<Holder, Passport, Holding> TYPE = Relationship.of("holding", Holding.class)
            .from(Holder.TYPE, Holding::holder)
            .to(Passport.TYPE, Holding::passport)
            .oneToOne();

    /** Who holds. */
    Id<Holder> holder();

    /** What is held. */
    Id<Passport> passport();
}
