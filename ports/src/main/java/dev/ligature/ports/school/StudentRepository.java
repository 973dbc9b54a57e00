package dev.ligature.ports.school;

import dev.ligature.domain.school.Student;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.ForwardingEntityRepository;
import dev.ligature.ports.TypedPort;

/** Students. */
@FunctionalInterface
public interface StudentRepository extends ForwardingEntityRepository<Student> {

    /** How a store offers it. */
    TypedPort<StudentRepository> PORT =
            TypedPort.of(StudentRepository.class, store -> over(store.entities(Student.TYPE)));

    /** This port over the entities of a store. */
    static StudentRepository over(EntityRepository<Student> students) {
        return () -> students;
    }
}
