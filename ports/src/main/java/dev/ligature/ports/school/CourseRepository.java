package dev.ligature.ports.school;

import dev.ligature.domain.school.Course;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Courses. */
@FunctionalInterface
public interface CourseRepository extends ForwardingEntityRepository<Course> {

    /** How a store offers it. */
    TypedPort<CourseRepository> PORT = TypedPort.of(CourseRepository.class, store -> over(store.entities(Course.TYPE)));

    /** This port over the entities of a store. */
    static CourseRepository over(EntityRepository<Course> courses) {
        return () -> courses;
    }
}
