package dev.ligature.adapters.dynamodb.duplication;

import static dev.ligature.adapters.dynamodb.testkit.RecordedStore.ok;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.adapters.dynamodb.PhysicalItem;
import dev.ligature.adapters.dynamodb.PhysicalItem.Kind;
import dev.ligature.adapters.dynamodb.testkit.Engine;
import dev.ligature.adapters.dynamodb.testkit.Operation;
import dev.ligature.adapters.dynamodb.testkit.RecordedCall;
import dev.ligature.adapters.dynamodb.testkit.RecordedStore;
import dev.ligature.domain.DomainModel;
import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import dev.ligature.domain.school.Course;
import dev.ligature.domain.school.Enrolment;
import dev.ligature.domain.school.ImmutableCourse;
import dev.ligature.domain.school.ImmutableEnrolment;
import dev.ligature.domain.school.ImmutableStudent;
import dev.ligature.domain.school.School;
import dev.ligature.domain.school.Student;
import dev.ligature.ports.End;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.StoreError.DegreeLimit;
import dev.ligature.ports.audit.Finding;
import io.vavr.collection.Vector;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What lies in the items, what is sent for it, and how the number of edges is kept. */
final class DuplicationItemsTest {

    private static RecordedStore opened(DomainModel model) {
        return RecordedStore.of(client -> DuplicationRepositories.builder(model, client));
    }

    private static RecordedStore opened(DomainModel model, String namespace) {
        return RecordedStore.in(namespace, client -> DuplicationRepositories.builder(model, client));
    }

    private static RecordedStore school() {
        return school(School.MODEL, 3);
    }

    private static RecordedStore school(DomainModel model, int students) {
        RecordedStore opened = opened(model).with(Course.TYPE, course("c1"), course("c2"));
        Vector.rangeClosed(1, students).forEach(i -> opened.with(Student.TYPE, student("s" + i, "Student " + i)));
        return opened;
    }

    private static Course course(String id) {
        return ImmutableCourse.builder().id(Id.of(id)).title("Course " + id).build();
    }

    private static Student student(String id, String name) {
        return ImmutableStudent.builder().id(Id.of(id)).name(name).build();
    }

    private static Enrolment enrolment(String course, String student) {
        return ImmutableEnrolment.builder()
                .course(Id.of(course))
                .student(Id.of(student))
                .build();
    }

    @Test
    void aCourseHoldsItsStudentsNamesAndAStudentsCoursesLieBesideTheStudent() {
        RecordedStore opened = school().with(Enrolment.TYPE, enrolment("c1", "s1"), enrolment("c1", "s2"));
        assertThat(opened.items()
                        .filter(item -> item.kind() != Kind.SETTING)
                        .map(item -> shown(opened.namespace(), item)))
                .containsExactly(
                        "s1 | . {name=Student 1}",
                        "s1 | enrolment/c1 {studentName=Student 1}",
                        "s2 | . {name=Student 2}",
                        "s2 | enrolment/c1 {studentName=Student 2}",
                        "s3 | . {name=Student 3}",
                        "c1 | . {title=Course c1, ~eo.enrolment/s1={studentName: \"Student 1\"},"
                                + " ~eo.enrolment/s2={studentName: \"Student 2\"}}",
                        "c2 | . {title=Course c2}");
        assertThat(opened.items()
                        .find(item -> item.attributes().containsValue("Course c1"))
                        .get()
                        .bookkeeping()
                        .get("~n.enrolment"))
                .containsExactly("2");
    }

    private static String shown(String namespace, PhysicalItem item) {
        return item.key()
                        .values()
                        .map(text -> text.replace(namespace + "/", ""))
                        .mkString(" | ") + " "
                + item.attributes().map(entry -> entry._1() + "=" + entry._2()).mkString("{", ", ", "}");
    }

    @Test
    void oneReadShowsACourseAndItsStudentsNames() {
        RecordedStore opened = school().with(Enrolment.TYPE, enrolment("c1", "s2"), enrolment("c1", "s1"));
        opened.client().clear();
        var found = ok(opened.repositories()
                        .relationship(Enrolment.TYPE)
                        .sourceWithOutgoing(Id.of("c1"), PageRequest.first()))
                .get();
        assertThat(found.entity()).isEqualTo(course("c1"));
        assertThat(found.edges().items().flatMap(Enrolment::studentName)).containsExactly("Student 1", "Student 2");
        assertThat(opened.client().calls()).extracting(RecordedCall::operation).containsExactly(Operation.GET_ITEM);
    }

    @Test
    void unlinkIsOneTransactionAndReadsNothing() {
        RecordedStore opened = school().with(Enrolment.TYPE, enrolment("c1", "s1"));
        opened.client().clear();
        assertThat(ok(opened.repositories().relationship(Enrolment.TYPE).unlink(Id.of("c1"), Id.of("s1"))))
                .isTrue();
        assertThat(opened.client().calls())
                .extracting(RecordedCall::operation)
                .containsExactly(Operation.TRANSACT_WRITE_ITEMS);
        assertThat(opened.items().filter(item -> item.kind() == Kind.EDGE)).isEmpty();
    }

    @Test
    void aLimitThatComesLaterCountsWhatIsThere() {
        Relationship<Course, Student, Enrolment> plain = Relationship.of("enrolment", Enrolment.class)
                .from(Course.TYPE, Enrolment::course)
                .to(Student.TYPE, Enrolment::student)
                .manyToMany();
        Relationship<Course, Student, Enrolment> limited = plain.maxOutDegree(3);
        DomainModel entities = DomainModel.of(Student.TYPE, Course.TYPE);
        RecordedStore before = school(entities.with(limited), 5)
                .with(limited, enrolment("c1", "s1"), enrolment("c1", "s2"), enrolment("c1", "s3"));
        RecordedStore without = opened(entities.with(plain), before.namespace()).with(plain, enrolment("c1", "s4"));
        assertThat(ok(without.repositories().relationship(plain).unlink(Id.of("c1"), Id.of("s1"))))
                .isTrue();
        var after = opened(entities.with(limited), before.namespace())
                .repositories()
                .relationship(limited);
        DegreeLimit limit = new DegreeLimit("enrolment", Id.of("c1"), 3);
        assertThat(after.link(enrolment("c1", "s5")).getLeft()).isEqualTo(limit);
        assertThat(ok(after.unlink(Id.of("c1"), Id.of("s2")))).isTrue();
        assertThat(after.link(enrolment("c1", "s5")).isRight()).isTrue();
        assertThat(after.link(enrolment("c1", "s1")).getLeft()).isEqualTo(limit);
        assertThat(ok(after.outDegree(Id.of("c1")))).isEqualTo(3);
    }

    @Test
    void edgesInOnePlaceOnlyAreFoundAndMended() {
        RecordedStore opened = school().with(Enrolment.TYPE, enrolment("c1", "s1"), enrolment("c2", "s2"));
        String students = table(opened, "student");
        String courses = table(opened, "course");
        var client = Engine.shared().client();
        client.deleteItem(request -> request.tableName(students).key(key(opened, "s1", "enrolment/c1")));
        client.updateItem(request -> request.tableName(courses)
                .key(key(opened, "c2", "."))
                .updateExpression("REMOVE #a")
                .expressionAttributeNames(Map.of("#a", "~eo.enrolment/s2")));
        var auditor = opened.repositories().auditor();
        Vector<Finding> found = Vector.of(
                new Finding.OneSided("enrolment", Id.of("c1"), Id.of("s1"), End.SOURCE),
                new Finding.OneSided("enrolment", Id.of("c2"), Id.of("s2"), End.TARGET));
        assertThat(ok(auditor.audit()).findings()).containsExactlyInAnyOrderElementsOf(found);
        assertThat(ok(auditor.repair()).repaired()).containsExactlyInAnyOrderElementsOf(found);
        assertThat(ok(auditor.repair()).repaired()).isEmpty();
        var enrolments = opened.repositories().relationship(Enrolment.TYPE);
        assertThat(ok(enrolments.outgoing(Id.of("c1"), PageRequest.first())).items())
                .isEmpty();
        assertThat(ok(enrolments.outgoing(Id.of("c2"), PageRequest.first()))
                        .items()
                        .map(Enrolment::student))
                .containsExactly(Id.of("s2"));
        opened.with(Enrolment.TYPE, enrolment("c2", "s1"));
    }

    private static String table(RecordedStore opened, String type) {
        return opened.builder()
                .tables()
                .names()
                .find(name -> name.endsWith("-" + type))
                .get();
    }

    private static Map<String, AttributeValue> key(RecordedStore opened, String id, String part) {
        return Map.of(
                "id", AttributeValue.fromS(opened.namespace() + "/" + id),
                "part", AttributeValue.fromS(part));
    }
}
