package dev.ligature.app.demo;

import dev.ligature.domain.people.Friendship;
import dev.ligature.domain.people.ImmutableFriendship;
import dev.ligature.domain.people.ImmutablePerson;
import dev.ligature.domain.people.Person;
import dev.ligature.ports.Page;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.people.FriendshipRepository;
import dev.ligature.ports.people.PersonRepository;
import io.vavr.collection.Seq;
import java.time.LocalDate;
import java.util.List;

final class PeopleStory implements Story {

    private static final List<String> COLUMNS = List.of("name", "born", "places", "skills");

    @Override
    public String title() {
        return "People by skill: entities found by what is known of them";
    }

    @Override
    public void tell(Stage stage) {
        PersonRepository people = stage.port(PersonRepository.PORT);
        FriendshipRepository friendships = stage.port(FriendshipRepository.PORT);
        stage.seed(
                people,
                Person.TYPE,
                person("ines", "Ines Moreau", "1988-04-12", List.of("Lyon"), List.of("sailing", "joinery")),
                person("kofi", "Kofi Brandt", "1991-11-30", List.of("Accra", "Kiel"), List.of("sailing")),
                person("mei", "Mei Arden", "1988-04-12", List.of("Kiel"), List.of("joinery", "glass")));
        stage.link(friendships, friends("ines", "kofi"), friends("kofi", "ines"), friends("mei", "ines"));

        stage.shows("Who can sail?", COLUMNS, rows(stage.see(people.skilledIn("sailing", PageRequest.first()))));
        stage.shows("Who is in Kiel?", COLUMNS, rows(stage.see(people.livingIn("Kiel", PageRequest.first()))));

        Person unused = stage.see(people.update(
                Person.TYPE.id("mei"),
                mei -> ImmutablePerson.copyOf(mei).withSkills(mei.skills().add("sailing"))));
        stage.shows(
                "Mei Arden learns to sail, and is found at once.",
                COLUMNS,
                rows(stage.see(people.skilledIn("sailing", PageRequest.first()))));
        stage.shows(
                "Whom does Ines Moreau call a friend? Mei Arden would like to be.",
                COLUMNS,
                rows(stage.see(friendships.friendsOf(Person.TYPE.id("ines"), PageRequest.first()))));
    }

    private static Seq<List<String>> rows(Page<Person> page) {
        return page.items()
                .map(person -> List.of(
                        person.name(),
                        person.born().map(LocalDate::toString).getOrElse(""),
                        person.places().toVector().sorted().mkString(", "),
                        person.skills().toVector().sorted().mkString(", ")));
    }

    private static Person person(String id, String name, String born, List<String> places, List<String> skills) {
        return ImmutablePerson.builder()
                .id(Person.TYPE.id(id))
                .name(name)
                .born(LocalDate.parse(born))
                .addAllPlaces(places)
                .addAllSkills(skills)
                .build();
    }

    private static Friendship friends(String person, String friend) {
        return ImmutableFriendship.builder()
                .person(Person.TYPE.id(person))
                .friend(Person.TYPE.id(friend))
                .build();
    }
}
