package dev.ligature.ports.blog;

import dev.ligature.domain.Id;
import dev.ligature.domain.blog.Author;
import dev.ligature.domain.blog.Authorship;
import dev.ligature.domain.blog.Post;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TheOne;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Who wrote what. */
@FunctionalInterface
public interface AuthorshipRepository extends ForwardingRelationshipRepository<Author, Post, Authorship> {

    /** How a store offers it. */
    TypedPort<AuthorshipRepository> PORT =
            TypedPort.of(AuthorshipRepository.class, store -> over(store.relationship(Authorship.TYPE)));

    /** This port over the edges of a store. */
    static AuthorshipRepository over(RelationshipRepository<Author, Post, Authorship> edges) {
        return () -> edges;
    }

    /** A page of the posts of an author, in id order. */
    default Either<StoreError, Page<Post>> postsOf(Id<Author> author, PageRequest page) {
        return targetsOf(author, page).map(found -> found.map(Joined::entity));
    }

    /** The author of a post as they are now; none if nobody wrote it. */
    default Either<StoreError, Option<Author>> authorOf(Id<Post> post) {
        return TheOne.sourceOf(this, post);
    }

    /** The name of the author as it is copied on the edge, with no read of the author; none if nobody wrote it. */
    default Either<StoreError, Option<String>> bylineOf(Id<Post> post) {
        return TheOne.incomingTo(this, post).map(edge -> edge.flatMap(Authorship::authorName));
    }
}
