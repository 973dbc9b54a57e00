package dev.ligature.app.demo;

import dev.ligature.app.wiring.Beneath;
import dev.ligature.domain.Id;
import dev.ligature.domain.blog.Author;
import dev.ligature.domain.blog.Authorship;
import dev.ligature.domain.blog.ImmutableAuthor;
import dev.ligature.domain.blog.ImmutableAuthorship;
import dev.ligature.domain.blog.ImmutablePost;
import dev.ligature.domain.blog.Post;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.audit.AuditReport;
import dev.ligature.ports.audit.RepairReport;
import dev.ligature.ports.blog.AuthorRepository;
import dev.ligature.ports.blog.AuthorshipRepository;
import dev.ligature.ports.blog.PostRepository;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.List;

final class BlogStory implements Story {

    private static final Id<Author> KIT = Author.TYPE.id("w1");

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
        Author renamed = stage.see(rename(authors, "Kit Harlow-Stone"));
        shows(
                stage,
                "K. Harlow is now " + renamed.displayName() + ". One update of the author, and the copies follow.",
                posts,
                authorships);
        stage.beneath()
                .peek(beneath -> cut(stage, beneath, authors, posts, authorships))
                .onEmpty(() ->
                        stage.says("In memory an update and its copies are one step: nothing can come between them,"
                                + " no copy drifts, and there is nothing to repair."));
    }

    private static void cut(
            Stage stage,
            Beneath beneath,
            AuthorRepository authors,
            PostRepository posts,
            AuthorshipRepository authorships) {
        beneath.dyingAtTheFirstWrite(store -> {
            Author unusedAnswer = stage.see(rename(AuthorRepository.PORT.on(store), "Kit Stone"));
        });
        String name = stage.see(authors.find(KIT)).map(Author::displayName).getOrElse("");
        shows(
                stage,
                "A process renames the author again, and dies when the author is written and no copy is: the author is "
                        + name + " now, and the copies have drifted.",
                posts,
                authorships);
        AuditReport audit = stage.see(stage.auditor().audit());
        stage.shows(
                "An audit finds it.",
                List.of("finding", "what and where"),
                audit.findings()
                        .map(finding ->
                                Vector.of(finding.message().split(": ", 2)).asJava()));
        RepairReport repair = stage.see(stage.auditor().repair());
        shows(
                stage,
                "A repair finishes what was begun: " + repair.repaired().size() + " repaired, "
                        + repair.left().size() + " left.",
                posts,
                authorships);
    }

    private static Either<StoreError, Author> rename(AuthorRepository authors, String name) {
        return authors.update(KIT, author -> ImmutableAuthor.copyOf(author).withDisplayName(name));
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
