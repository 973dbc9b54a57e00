package dev.ligature.ports.school;

import dev.ligature.domain.Id;
import dev.ligature.domain.school.Course;
import dev.ligature.domain.school.Enrolment;
import dev.ligature.domain.school.Student;
import dev.ligature.ports.ForwardingRelationshipRepository;
import dev.ligature.ports.Joined;
import dev.ligature.ports.Neighbourhood;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.StoreError;
import dev.ligature.ports.TypedPort;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** Who is enrolled where. */
@FunctionalInterface
public interface EnrolmentRepository extends ForwardingRelationshipRepository<Course, Student, Enrolment> {

    /** How a store offers it. */
    TypedPort<EnrolmentRepository> PORT =
            TypedPort.of(EnrolmentRepository.class, store -> over(store.relationship(Enrolment.TYPE)));

    /** This port over the edges of a store. */
    static EnrolmentRepository over(RelationshipRepository<Course, Student, Enrolment> edges) {
        return () -> edges;
    }

    /** A page of the students of a course as they are now, in id order. */
    default Either<StoreError, Page<Student>> studentsOf(Id<Course> course, PageRequest page) {
        return targetsOf(course, page).map(found -> found.map(Joined::entity));
    }

    /** A page of the courses of a student, in id order. */
    default Either<StoreError, Page<Course>> coursesOf(Id<Student> student, PageRequest page) {
        return sourcesOf(student, page).map(found -> found.map(Joined::entity));
    }

    /**
     * A course and the first of its enrolments, each with the copied name of its student, in as few requests as the
     * layout allows; none if there is no such course.
     */
    default Either<StoreError, Option<Neighbourhood<Course, Enrolment>>> rollOf(Id<Course> course, PageRequest page) {
        return sourceWithOutgoing(course, page);
    }
}
