package dev.ligature.domain.clinic;

import dev.ligature.domain.DomainModel;

/** The clinic's model. */
public final class Clinic {

    /** Doctors, patients, and who cares for whom. */
    public static final DomainModel MODEL =
            DomainModel.of(Doctor.TYPE, Patient.TYPE).with(Care.TYPE);

    private Clinic() {}
}
