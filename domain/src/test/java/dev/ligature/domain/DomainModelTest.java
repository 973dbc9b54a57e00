package dev.ligature.domain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.domain.film.Film;
import dev.ligature.domain.people.Friendship;
import dev.ligature.domain.people.Person;
import dev.ligature.domain.sample.Ties.Permit;
import dev.ligature.domain.sample.Ties.Station;
import dev.ligature.domain.sample.Unsupported;
import org.junit.jupiter.api.Test;

class DomainModelTest {

    @Test
    void aModelTellsWhatBelongsTogether() {
        assertThat(Clinic.MODEL.entities()).containsExactly(Doctor.TYPE, Patient.TYPE);
        assertThat(Clinic.MODEL.relationships()).containsExactly(Care.TYPE);
        assertThat(Clinic.MODEL.entity("doctor")).contains(Doctor.TYPE);
        assertThat(Clinic.MODEL.entity("care")).isEmpty();
        assertThat(Clinic.MODEL.relationship("care")).contains(Care.TYPE);
        assertThat(Clinic.MODEL.relationship("doctor")).isEmpty();
        assertThat(Clinic.MODEL.relationshipsOf(Doctor.TYPE)).containsExactly(Care.TYPE);
        assertThat(Clinic.MODEL.relationshipsOf(Person.TYPE)).isEmpty();
        assertThat(Clinic.MODEL.contains(Care.TYPE)).isTrue();
        assertThat(Clinic.MODEL.contains(Person.TYPE)).isFalse();
    }

    @Test
    void modelsAreEqualByContentInAnyOrder() {
        DomainModel turned = DomainModel.of(Patient.TYPE, Doctor.TYPE).with(Care.TYPE);

        assertThat(turned).isEqualTo(Clinic.MODEL).hasSameHashCodeAs(Clinic.MODEL);
        assertThat(turned).isNotEqualTo(DomainModel.of(Patient.TYPE, Doctor.TYPE));
        assertThat(Film.MODEL.and(Clinic.MODEL)).isEqualTo(Clinic.MODEL.and(Film.MODEL));
    }

    @Test
    void whatTwoModelsShareIsTakenOnce() {
        assertThat(Clinic.MODEL.and(Clinic.MODEL)).isEqualTo(Clinic.MODEL);
        assertThat(Clinic.MODEL.and(DomainModel.of(Doctor.TYPE)).entities()).hasSize(2);
    }

    @Test
    void aModelIsShownByItsNames() {
        assertThat(Clinic.MODEL).hasToString("(doctor, patient)[care]");
    }

    @Test
    void aNameIsGivenOnce() {
        EntityType<Patient> impostor = EntityType.of("doctor", Patient.class, Patient::id);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Doctor.TYPE, impostor))
                .withMessage("the name 'doctor' is given twice in one model");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Clinic.MODEL.and(DomainModel.of(impostor)))
                .withMessage("the name 'doctor' is given twice in one model");
    }

    @Test
    void anEntityAndARelationshipDoNotShareAName() {
        Relationship<Doctor, Patient, Care> doctor = Relationship.of("doctor", Care.class)
                .from(Doctor.TYPE, Care::doctor)
                .to(Patient.TYPE, Care::patient)
                .manyToMany();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Doctor.TYPE, Patient.TYPE).with(doctor))
                .withMessage("the name 'doctor' is given twice in one model");
    }

    @Test
    void aJavaTypeIsOneThingOnly() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Doctor.TYPE, EntityType.of("physician", Doctor.class, Doctor::id)))
                .withMessage(Doctor.class.getName() + " is both 'doctor' and 'physician'");
    }

    @Test
    void anEndIsAnEntityOfTheModel() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Patient.TYPE).with(Care.TYPE))
                .withMessage("relationship 'care' starts at unknown 'doctor'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Doctor.TYPE).with(Care.TYPE))
                .withMessage("relationship 'care' ends at unknown 'patient'");
    }

    @Test
    void anEndThatIsIndexedOtherwiseIsAnotherEntity() {
        EntityType<Person> bare = EntityType.of("person", Person.class, Person::id);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(bare).with(Friendship.TYPE))
                .withMessage("relationship 'friendship' starts at another 'person' than the model's:"
                        + " are they indexed by the same attributes?");
    }

    @Test
    void anEndIsAnAttributeOfTypeId() {
        Relationship<Station, Station, Permit> permit = Relationship.of("permit", Permit.class)
                .from("a", Station.TYPE, Permit::a)
                .to("until", Station.TYPE, Permit::b)
                .manyToMany();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Station.TYPE).with(permit))
                .withMessage("relationship 'permit' has no attribute 'until' of type Id");
    }

    @Test
    void anEntityIsIdentifiedByAnAttributeOfTypeId() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(EntityType.of("station", Station.class, "name", Station::id)))
                .withMessage("entity 'station' has no attribute 'name' of type Id");
    }

    @Test
    void theTwoEndsAreDifferentAttributes() {
        Relationship<Station, Station, Permit> permit = Relationship.of("permit", Permit.class)
                .from("a", Station.TYPE, Permit::a)
                .to("a", Station.TYPE, Permit::a)
                .manyToMany();

        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Station.TYPE).with(permit))
                .withMessage("relationship 'permit' reads both ends from 'a'");
    }

    @Test
    void onlyARelationshipOfATypeToItselfIsIrreflexive() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(Doctor.TYPE, Patient.TYPE).with(Care.TYPE.irreflexive()))
                .withMessage("relationship 'care' is irreflexive, but its ends are different types");
    }

    @Test
    void aShapeThatCannotBeDerivedIsToldWhenTheModelIsBuilt() {
        EntityType<Unsupported.Lasting> lasting =
                EntityType.of("lasting", Unsupported.Lasting.class, value -> Id.of("x"));

        assertThatIllegalArgumentException()
                .isThrownBy(() -> DomainModel.of(lasting))
                .withMessageStartingWith("attribute 'odd' of " + Unsupported.Lasting.class.getName());
    }

    @Test
    @SuppressWarnings("NullAway")
    void aDescriptorThatIsNullIsRefusedWithAHint() {
        EntityType<?> absent = null;

        assertThatNullPointerException()
                .isThrownBy(() -> DomainModel.of(Doctor.TYPE, absent))
                .withMessage("a descriptor of the model is null: is its class still loading?");
    }
}
