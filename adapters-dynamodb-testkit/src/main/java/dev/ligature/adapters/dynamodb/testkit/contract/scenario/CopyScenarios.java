package dev.ligature.adapters.dynamodb.testkit.contract.scenario;

import static dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers.ok;

import dev.ligature.adapters.dynamodb.testkit.contract.scenario.Scenario.Kind;
import dev.ligature.adapters.dynamodb.testkit.contract.stage.Answers;
import dev.ligature.domain.blog.Author;
import dev.ligature.domain.blog.Authorship;
import dev.ligature.domain.blog.Blog;
import dev.ligature.domain.blog.ImmutableAuthor;
import dev.ligature.domain.blog.ImmutableAuthorship;
import dev.ligature.domain.blog.ImmutablePost;
import dev.ligature.domain.blog.Post;
import dev.ligature.domain.school.Course;
import dev.ligature.domain.school.Enrolment;
import dev.ligature.domain.school.ImmutableCourse;
import dev.ligature.domain.school.ImmutableEnrolment;
import dev.ligature.domain.school.ImmutableStudent;
import dev.ligature.domain.school.School;
import dev.ligature.domain.school.Student;
import dev.ligature.ports.PutResult.Outcome;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import dev.ligature.ports.StoreError.AlreadyLinked;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;

/** Relationships whose edges carry copies: of the target many to many, of the source one to many. */
final class CopyScenarios {

    private CopyScenarios() {}

    static Vector<Scenario> copies(int degree) {
        return single(degree).appendAll(renames(degree).map(Rename::scenario));
    }

    private static Vector<Scenario> single(int degree) {
        return Vector.of(
                Scenario.of(
                                "link with a copy",
                                School.MODEL,
                                Kind.ATOMIC,
                                store -> store.relationship(Enrolment.TYPE).link(enrolment(0, 0)))
                        .given(store -> {
                            ok(store.entities(Course.TYPE).create(course(0)));
                            ok(store.entities(Student.TYPE).create(student(0)));
                        })
                        .repeated(ClinicScenarios.is(AlreadyLinked.class)),
                Scenario.of(
                                "a put with a copy",
                                Blog.MODEL,
                                Kind.ATOMIC,
                                store -> store.relationship(Authorship.TYPE).put(authorship(1, 0)))
                        .given(store -> authored(store, 2))
                        .repeated(ClinicScenarios.outcome(Outcome.UNCHANGED)),
                Scenario.of(
                                "delete a target with copies, degree " + degree,
                                School.MODEL,
                                Kind.RESUMED,
                                store -> store.entities(Student.TYPE)
                                        .delete(student(0).id()))
                        .given(store -> enrolled(store, degree))
                        .repeated(ClinicScenarios::isFalse));
    }

    static Vector<Rename> renames(int degree) {
        return Vector.of(
                new Rename(
                        "rename a target with " + degree + " copies",
                        School.MODEL,
                        store -> enrolled(store, degree),
                        (store, name) -> store.entities(Student.TYPE)
                                .update(
                                        student(0).id(),
                                        student ->
                                                ImmutableStudent.copyOf(student).withName(name)),
                        store -> copied(
                                store.relationship(Enrolment.TYPE),
                                edge -> edge.student().equals(student(0).id()),
                                Enrolment::studentName)),
                new Rename(
                        "rename a source with " + degree + " copies",
                        Blog.MODEL,
                        store -> authored(store, degree),
                        (store, name) -> store.entities(Author.TYPE)
                                .update(
                                        author(0).id(),
                                        author -> ImmutableAuthor.copyOf(author).withDisplayName(name)),
                        store -> copied(
                                store.relationship(Authorship.TYPE),
                                edge -> edge.author().equals(author(0).id()),
                                Authorship::authorName)));
    }

    private static <E> Vector<String> copied(
            RelationshipRepository<?, ?, E> edges, Predicate<E> isOfOrigin, Function<E, Option<String>> copy) {
        return Answers.all(edges::list).filter(isOfOrigin).flatMap(copy);
    }

    /** Student 0 is enrolled in so many courses, student 1 in some of them. */
    private static void enrolled(Repositories store, int courses) {
        Vector.range(0, courses).forEach(n -> ok(store.entities(Course.TYPE).create(course(n))));
        Vector.range(0, 2).forEach(n -> ok(store.entities(Student.TYPE).create(student(n))));
        Vector.range(0, courses)
                .forEach(n -> ok(store.relationship(Enrolment.TYPE).link(enrolment(n, 0))));
        Vector.range(0, Math.min(3, courses))
                .forEach(n -> ok(store.relationship(Enrolment.TYPE).link(enrolment(n, 1))));
    }

    /** Author 0 wrote so many posts, author 1 another one. */
    private static void authored(Repositories store, int posts) {
        Vector.range(0, 2).forEach(n -> ok(store.entities(Author.TYPE).create(author(n))));
        Vector.range(0, posts + 1).forEach(n -> ok(store.entities(Post.TYPE).create(post(n))));
        Vector.range(0, posts)
                .forEach(n -> ok(store.relationship(Authorship.TYPE).link(authorship(0, n))));
        ok(store.relationship(Authorship.TYPE).link(authorship(1, posts)));
    }

    private static Course course(int n) {
        return ImmutableCourse.builder()
                .id(Course.TYPE.id("c%03d".formatted(n)))
                .title("Course " + n)
                .build();
    }

    private static Student student(int n) {
        return ImmutableStudent.builder()
                .id(Student.TYPE.id("s" + n))
                .name("Student " + n)
                .build();
    }

    private static Enrolment enrolment(int course, int student) {
        return ImmutableEnrolment.builder()
                .course(course(course).id())
                .student(student(student).id())
                .build();
    }

    private static Author author(int n) {
        return ImmutableAuthor.builder()
                .id(Author.TYPE.id("a" + n))
                .displayName("Author " + n)
                .build();
    }

    private static Post post(int n) {
        return ImmutablePost.builder()
                .id(Post.TYPE.id("p%03d".formatted(n)))
                .title("Post " + n)
                .build();
    }

    private static Authorship authorship(int author, int post) {
        return ImmutableAuthorship.builder()
                .author(author(author).id())
                .post(post(post).id())
                .build();
    }
}
