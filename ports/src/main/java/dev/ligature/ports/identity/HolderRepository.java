package dev.ligature.ports.identity;

import dev.ligature.domain.identity.Holder;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Holders. */
@FunctionalInterface
public interface HolderRepository extends ForwardingEntityRepository<Holder> {

    /** How a store offers it. */
    TypedPort<HolderRepository> PORT = TypedPort.of(HolderRepository.class, store -> over(store.entities(Holder.TYPE)));

    /** This port over the entities of a store. */
    static HolderRepository over(EntityRepository<Holder> holders) {
        return () -> holders;
    }
}
