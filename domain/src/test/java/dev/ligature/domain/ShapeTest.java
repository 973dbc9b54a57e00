package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.Patient;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ShapeTest {

    @Test
    void anImmutablesValueComesBackEqual() {
        Doctor doctor = ImmutableDoctor.builder()
                .id(Doctor.TYPE.id("d1"))
                .name("Ann")
                .specialty("surgery")
                .build();

        Datum.Fields fields = Doctor.TYPE.shape().read(doctor).get();

        assertThat(fields.values().keySet()).containsExactly("id", "name", "specialty");
        assertThat(Doctor.TYPE.shape().rebuild(fields).get()).isEqualTo(doctor);
    }

    @Test
    void anAbsentOptionIsLeftOut() {
        Doctor doctor =
                ImmutableDoctor.builder().id(Doctor.TYPE.id("d1")).name("Ann").build();

        Datum.Fields fields = Doctor.TYPE.shape().read(doctor).get();

        assertThat(fields.values().keySet()).containsExactly("id", "name");
        assertThat(Doctor.TYPE.shape().rebuild(fields).get()).isEqualTo(doctor);
    }

    @Test
    void theEndsOfAnEdgeHaveTheNamesOfItsAccessors() {
        assertThat(Care.TYPE.sourceAttribute()).isEqualTo("doctor");
        assertThat(Care.TYPE.targetAttribute()).isEqualTo("patient");
        assertThat(Clinic.MODEL.relationshipsOf(Doctor.TYPE)).containsExactly(Care.TYPE);
    }

    @Test
    void anEdgeComesBackEqual() {
        Care care = ImmutableCare.builder()
                .doctor(Doctor.TYPE.id("d1"))
                .patient(Patient.TYPE.id("p1"))
                .lastMeeting(Instant.parse("2026-01-02T03:04:05.000000006Z"))
                .build();

        Datum.Fields fields = Care.TYPE.shape().read(care).get();

        assertThat(Care.TYPE.shape().rebuild(fields).get()).isEqualTo(care);
    }
}
