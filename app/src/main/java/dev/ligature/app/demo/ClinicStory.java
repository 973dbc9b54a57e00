package dev.ligature.app.demo;

import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.ImmutablePatient;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.clinic.CareRepository;
import dev.ligature.ports.clinic.DoctorRepository;
import dev.ligature.ports.clinic.PatientRepository;
import java.time.Instant;
import java.util.List;

final class ClinicStory implements Story {

    @Override
    public String title() {
        return "Doctors and patients: many-to-many, with an edge that changes";
    }

    @Override
    public void tell(Stage stage) {
        DoctorRepository doctors = stage.port(DoctorRepository.PORT);
        PatientRepository patients = stage.port(PatientRepository.PORT);
        CareRepository care = stage.port(CareRepository.PORT);
        stage.seed(
                doctors,
                Doctor.TYPE,
                doctor("d1", "Dr. Orla Finch", "cardiology"),
                doctor("d2", "Dr. Emeka Sol", "neurology"));
        stage.seed(
                patients,
                Patient.TYPE,
                patient("p1", "Tove Lind", "arrhythmia"),
                patient("p2", "Ivo Marsh", "migraine"),
                patient("p3", "Ada Quill", "migraine"));
        stage.link(
                care,
                met("d1", "p1", "2025-03-04T09:30:00Z"),
                met("d1", "p3", "2025-02-11T14:00:00Z"),
                met("d2", "p2", "2025-03-01T08:15:00Z"),
                met("d2", "p3", "2025-01-20T10:45:00Z"));

        shows(stage, "Dr. Finch cares for two patients; the edge knows when they last met.", care, "d1");

        var doctorsOfAda = stage.see(care.doctorsOf(Patient.TYPE.id("p3"), PageRequest.first()));
        stage.shows(
                "The same edges, asked from the other side: who cares for Ada Quill?",
                List.of("doctor", "specialty", "last meeting"),
                doctorsOfAda
                        .items()
                        .map(joined -> List.of(
                                joined.entity().name(),
                                joined.entity().specialty().getOrElse(""),
                                joined.edge().lastMeeting().toString())));

        Care unused = stage.see(care.update(
                Doctor.TYPE.id("d1"),
                Patient.TYPE.id("p3"),
                edge -> ImmutableCare.copyOf(edge).withLastMeeting(Instant.parse("2025-03-18T16:20:00Z"))));
        shows(stage, "Ada Quill sees Dr. Finch again: the edge is updated, neither of the two is.", care, "d1");
    }

    private static void shows(Stage stage, String sentence, CareRepository care, String doctor) {
        var patients = stage.see(care.patientsOf(Doctor.TYPE.id(doctor), PageRequest.first()));
        stage.shows(
                sentence,
                List.of("patient", "illness", "last meeting"),
                patients.items()
                        .map(joined -> List.of(
                                joined.entity().name(),
                                joined.entity().illness().getOrElse(""),
                                joined.edge().lastMeeting().toString())));
    }

    private static Doctor doctor(String id, String name, String specialty) {
        return ImmutableDoctor.builder()
                .id(Doctor.TYPE.id(id))
                .name(name)
                .specialty(specialty)
                .build();
    }

    private static Patient patient(String id, String name, String illness) {
        return ImmutablePatient.builder()
                .id(Patient.TYPE.id(id))
                .name(name)
                .illness(illness)
                .build();
    }

    private static Care met(String doctor, String patient, String at) {
        return ImmutableCare.builder()
                .doctor(Doctor.TYPE.id(doctor))
                .patient(Patient.TYPE.id(patient))
                .lastMeeting(Instant.parse(at))
                .build();
    }
}
