package dev.ligature.app.demo;

import dev.ligature.domain.film.Actor;
import dev.ligature.domain.film.ImmutableActor;
import dev.ligature.domain.film.ImmutableMovie;
import dev.ligature.domain.film.ImmutableRole;
import dev.ligature.domain.film.Movie;
import dev.ligature.domain.film.Role;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.film.ActorRepository;
import dev.ligature.ports.film.MovieRepository;
import dev.ligature.ports.film.RoleRepository;
import java.util.List;

final class FilmStory implements Story {

    @Override
    public String title() {
        return "Movies and actors: many-to-many, with an edge that does not change";
    }

    @Override
    public void tell(Stage stage) {
        MovieRepository movies = stage.port(MovieRepository.PORT);
        ActorRepository actors = stage.port(ActorRepository.PORT);
        RoleRepository roles = stage.port(RoleRepository.PORT);
        stage.seed(
                movies,
                Movie.TYPE,
                movie("m1", "The Lighthouse Keeper's Clock", 2011),
                movie("m2", "Salt and Cedar", 2016),
                movie("m3", "A Season of Kites", 2022));
        stage.seed(
                actors, Actor.TYPE, actor("a1", "Mina Castell"), actor("a2", "Jonas Reed"), actor("a3", "Yara Osei"));
        stage.link(
                roles,
                role("m1", "a1", "Edda"),
                role("m1", "a2", "The Keeper", "The Keeper's Brother"),
                role("m2", "a1", "Captain Vane"),
                role("m3", "a1", "Aunt Rosa"),
                role("m3", "a3", "Nilo"));

        var cast = stage.see(roles.castOf(Movie.TYPE.id("m1"), PageRequest.first()));
        stage.shows(
                "The cast of 'The Lighthouse Keeper's Clock'. One actor plays two characters in one role.",
                List.of("actor", "as"),
                cast.items()
                        .map(joined -> List.of(
                                joined.entity().name(),
                                joined.edge().characters().mkString(" and "))));

        var filmography = stage.see(roles.filmographyOf(Actor.TYPE.id("a1"), PageRequest.first()));
        stage.shows(
                "And the filmography of Mina Castell: the same roles, from the actor's side.",
                List.of("movie", "year", "as"),
                filmography
                        .items()
                        .map(joined -> List.of(
                                joined.entity().title(),
                                joined.entity().year().map(String::valueOf).getOrElse(""),
                                joined.edge().characters().mkString(" and "))));
    }

    private static Movie movie(String id, String title, int year) {
        return ImmutableMovie.builder()
                .id(Movie.TYPE.id(id))
                .title(title)
                .year(year)
                .build();
    }

    private static Actor actor(String id, String name) {
        return ImmutableActor.builder().id(Actor.TYPE.id(id)).name(name).build();
    }

    private static Role role(String movie, String actor, String... characters) {
        return ImmutableRole.builder()
                .movie(Movie.TYPE.id(movie))
                .actor(Actor.TYPE.id(actor))
                .addCharacters(characters)
                .build();
    }
}
