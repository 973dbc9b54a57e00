package dev.ligature.domain.blog;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** That an author wrote a post: an author any number, a post by one. */
@Value.Immutable
public interface Authorship {

    /** The descriptor: each edge with the author's name. */
    Relationship<Author, Post, Authorship> TYPE = Relationship.of("authorship", Authorship.class)
            .from(Author.TYPE, Authorship::author)
            .to(Post.TYPE, Authorship::post)
            .oneToMany()
            .copiesFromSource((authorship, author) ->
                    ImmutableAuthorship.copyOf(authorship).withAuthorName(author.displayName()));

    /** Who wrote. */
    Id<Author> author();

    /** What was written. */
    Id<Post> post();

    /** A copy of the author's name, which the store fills and keeps; leave it out. */
    Option<String> authorName();
}
