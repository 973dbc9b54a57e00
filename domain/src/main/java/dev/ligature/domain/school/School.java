package dev.ligature.domain.school;

import dev.ligature.domain.DomainModel;

/** The model of the school. */
public final class School {

    /** Students, courses, and who is enrolled where. */
    public static final DomainModel MODEL =
            DomainModel.of(Student.TYPE, Course.TYPE).with(Enrolment.TYPE);

    private School() {}
}
