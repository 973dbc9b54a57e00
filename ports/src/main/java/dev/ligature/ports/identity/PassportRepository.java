package dev.ligature.ports.identity;

import dev.ligature.domain.identity.Passport;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Passports. */
@FunctionalInterface
public interface PassportRepository extends ForwardingEntityRepository<Passport> {

    /** How a store offers it. */
    TypedPort<PassportRepository> PORT =
            TypedPort.of(PassportRepository.class, store -> over(store.entities(Passport.TYPE)));

    /** This port over the entities of a store. */
    static PassportRepository over(EntityRepository<Passport> passports) {
        return () -> passports;
    }
}
