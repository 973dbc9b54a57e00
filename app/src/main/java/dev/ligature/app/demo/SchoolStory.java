package dev.ligature.app.demo;

import dev.ligature.domain.school.Course;
import dev.ligature.domain.school.Enrolment;
import dev.ligature.domain.school.ImmutableCourse;
import dev.ligature.domain.school.ImmutableEnrolment;
import dev.ligature.domain.school.ImmutableStudent;
import dev.ligature.domain.school.Student;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.school.CourseRepository;
import dev.ligature.ports.school.EnrolmentRepository;
import dev.ligature.ports.school.StudentRepository;
import io.vavr.collection.Vector;
import java.math.BigDecimal;
import java.util.List;

final class SchoolStory implements Story {

    @Override
    public String title() {
        return "Enrolments: many-to-many, each with a copy of the student's name";
    }

    @Override
    public void tell(Stage stage) {
        CourseRepository courses = stage.port(CourseRepository.PORT);
        StudentRepository students = stage.port(StudentRepository.PORT);
        EnrolmentRepository enrolments = stage.port(EnrolmentRepository.PORT);
        stage.seed(courses, Course.TYPE, course("c1", "Celestial Navigation"), course("c2", "Bookbinding"));
        stage.seed(
                students,
                Student.TYPE,
                student("s1", "Noor Vale", "1.7"),
                student("s2", "Elio Park", "2.25"),
                student("s3", "Wren Abara", "1.3"));
        stage.link(enrolments, enrolled("c1", "s1"), enrolled("c1", "s2"), enrolled("c2", "s2"), enrolled("c2", "s3"));

        var roll = stage.see(enrolments.rollOf(Course.TYPE.id("c1"), PageRequest.first()));
        stage.shows(
                "The roll of 'Celestial Navigation', names included, without reading a single student.",
                List.of("student", "name on the roll"),
                roll.toVector()
                        .flatMap(found -> found.edges().items())
                        .map(edge -> List.of(
                                edge.student().value(), edge.studentName().getOrElse(""))));

        var attended = stage.see(enrolments.coursesOf(Student.TYPE.id("s2"), PageRequest.first()));
        stage.shows(
                "The courses of Elio Park.",
                List.of("course", "title"),
                Vector.ofAll(attended.items()).map(course -> List.of(course.id().value(), course.title())));
    }

    private static Course course(String id, String title) {
        return ImmutableCourse.builder().id(Course.TYPE.id(id)).title(title).build();
    }

    private static Student student(String id, String name, String average) {
        return ImmutableStudent.builder()
                .id(Student.TYPE.id(id))
                .name(name)
                .average(new BigDecimal(average))
                .build();
    }

    private static Enrolment enrolled(String course, String student) {
        return ImmutableEnrolment.builder()
                .course(Course.TYPE.id(course))
                .student(Student.TYPE.id(student))
                .build();
    }
}
