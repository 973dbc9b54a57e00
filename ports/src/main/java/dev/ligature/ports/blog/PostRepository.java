package dev.ligature.ports.blog;

import dev.ligature.domain.blog.Post;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Posts. */
@FunctionalInterface
public interface PostRepository extends ForwardingEntityRepository<Post> {

    /** How a store offers it. */
    TypedPort<PostRepository> PORT = TypedPort.of(PostRepository.class, store -> over(store.entities(Post.TYPE)));

    /** This port over the entities of a store. */
    static PostRepository over(EntityRepository<Post> posts) {
        return () -> posts;
    }
}
