package dev.ligature.domain.school;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;
import io.vavr.control.Option;
import org.immutables.value.Value;

/** That a student is enrolled in a course. */
@Value.Immutable
public interface Enrolment {

    /** The descriptor: a course has at most 1 000 enrolments, each with the student's name. */
    Relationship<Course, Student, Enrolment> TYPE = Relationship.of("enrolment", Enrolment.class)
            .from(Course.TYPE, Enrolment::course)
            .to(Student.TYPE, Enrolment::student)
            .manyToMany()
            .copiesFromTarget(
                    (enrolment, student) -> ImmutableEnrolment.copyOf(enrolment).withStudentName(student.name()))
            .maxOutDegree(1_000);

    /** What is attended. */
    Id<Course> course();

    /** Who attends. */
    Id<Student> student();

    /** A copy of the student's name, which the store fills and keeps; leave it out. */
    Option<String> studentName();
}
