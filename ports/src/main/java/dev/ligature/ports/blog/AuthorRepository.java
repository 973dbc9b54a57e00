package dev.ligature.ports.blog;

import dev.ligature.domain.blog.Author;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Authors. */
@FunctionalInterface
public interface AuthorRepository extends ForwardingEntityRepository<Author> {

    /** How a store offers it. */
    TypedPort<AuthorRepository> PORT = TypedPort.of(AuthorRepository.class, store -> over(store.entities(Author.TYPE)));

    /** This port over the entities of a store. */
    static AuthorRepository over(EntityRepository<Author> authors) {
        return () -> authors;
    }
}
