package dev.ligature.ports.social;

import dev.ligature.domain.social.User;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Users. */
@FunctionalInterface
public interface UserRepository extends ForwardingEntityRepository<User> {

    /** How a store offers it. */
    TypedPort<UserRepository> PORT = TypedPort.of(UserRepository.class, store -> over(store.entities(User.TYPE)));

    /** This port over the entities of a store. */
    static UserRepository over(EntityRepository<User> users) {
        return () -> users;
    }
}
