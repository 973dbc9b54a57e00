package dev.ligature.app.demo;

import dev.ligature.domain.blog.Author;
import dev.ligature.domain.blog.Authorship;
import dev.ligature.domain.blog.ImmutableAuthor;
import dev.ligature.domain.blog.ImmutableAuthorship;
import dev.ligature.domain.blog.ImmutablePost;
import dev.ligature.domain.blog.Post;
import dev.ligature.ports.blog.AuthorRepository;
import dev.ligature.ports.blog.AuthorshipRepository;
import dev.ligature.ports.blog.PostRepository;
import io.vavr.collection.Vector;
import java.util.List;

final class BlogStory implements Story {

    @Override
    public String title() {
        return "A rename in the blog: copies that follow their origin";
    }

    @Override
    public void tell(Stage stage) {
        AuthorRepository authors = stage.port(AuthorRepository.PORT);
        PostRepository posts = stage.port(PostRepository.PORT);
        AuthorshipRepository authorships = stage.port(AuthorshipRepository.PORT);
        stage.seed(authors, Author.TYPE, author("w1", "K. Harlow"), author("w2", "Bea Lindqvist"));
        stage.seed(
                posts,
                Post.TYPE,
                post("first-frost", "First Frost"),
                post("on-ferries", "On Ferries"),
                post("plain-bread", "Plain Bread"));
        stage.link(authorships, wrote("w1", "first-frost"), wrote("w1", "on-ferries"), wrote("w2", "plain-bread"));

        shows(
                stage,
                "Every post shows its author's name, which is a copy: no author is read for it.",
                posts,
                authorships);
        Author renamed = stage.see(authors.update(
                Author.TYPE.id("w1"), author -> ImmutableAuthor.copyOf(author).withDisplayName("Kit Harlow-Stone")));
        shows(
                stage,
                "K. Harlow is now " + renamed.displayName() + ". One update of the author, and the copies follow.",
                posts,
                authorships);
    }

    private static void shows(Stage stage, String sentence, PostRepository posts, AuthorshipRepository authorships) {
        stage.shows(
                sentence,
                List.of("post", "by"),
                Vector.of("first-frost", "on-ferries", "plain-bread")
                        .map(id -> List.of(
                                stage.see(posts.find(Post.TYPE.id(id)))
                                        .map(Post::title)
                                        .getOrElse(""),
                                stage.see(authorships.bylineOf(Post.TYPE.id(id)))
                                        .getOrElse(""))));
    }

    private static Author author(String id, String name) {
        return ImmutableAuthor.builder()
                .id(Author.TYPE.id(id))
                .displayName(name)
                .build();
    }

    private static Post post(String id, String title) {
        return ImmutablePost.builder().id(Post.TYPE.id(id)).title(title).build();
    }

    private static Authorship wrote(String author, String post) {
        return ImmutableAuthorship.builder()
                .author(Author.TYPE.id(author))
                .post(Post.TYPE.id(post))
                .build();
    }
}
