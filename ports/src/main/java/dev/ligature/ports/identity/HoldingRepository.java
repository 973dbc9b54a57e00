package dev.ligature.ports.identity;

import dev.ligature.domain.Id;
import dev.ligature.domain.identity.Holder;
import dev.ligature.domain.identity.Holding;
import dev.ligature.domain.identity.Passport;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TheOne;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Who holds which passport. */
@FunctionalInterface
public interface HoldingRepository extends ForwardingRelationshipRepository<Holder, Passport, Holding> {

    /** How a store offers it. */
    TypedPort<HoldingRepository> PORT =
            TypedPort.of(HoldingRepository.class, store -> over(store.relationship(Holding.TYPE)));

    /** This port over the edges of a store. */
    static HoldingRepository over(RelationshipRepository<Holder, Passport, Holding> edges) {
        return () -> edges;
    }

    /** The passport of a holder; none without one. */
    default Either<StoreError, Option<Passport>> passportOf(Id<Holder> holder) {
        return TheOne.targetOf(this, holder);
    }

    /** The holder of a passport; none if nobody holds it. */
    default Either<StoreError, Option<Holder>> holderOf(Id<Passport> passport) {
        return TheOne.sourceOf(this, passport);
    }
}
