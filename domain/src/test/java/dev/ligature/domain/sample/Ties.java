package dev.ligature.domain.sample;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import io.vavr.control.Option;
import java.time.LocalDate;
import org.immutables.value.Value;

/** A station and edges of many kinds from station to station. */
public final class Ties {

    private Ties() {}

    public record Station(Id<Station> id, String name) {
        public static final EntityType<Station> TYPE = EntityType.of("station", Station.class, Station::id);
    }

    @Value.Immutable
    public interface Line {
        Id<Station> to();

        Id<Station> from();

        /** Another way to the same id. */
        default Id<Station> start() {
            return from();
        }
    }

    /** Its invariant refuses every value that is made up. */
    @Value.Immutable
    public interface Viaduct {
        Id<Station> b();

        Id<Station> a();

        int arches();

        @Value.Check
        default void check() {
            if (arches() < 20) {
                throw new IllegalArgumentException("too short");
            }
        }
    }

    public record Track(int gauge, Id<Station> b, Id<Station> a, Sleeper sleeper, Option<String> note) {}

    public record Sleeper(String wood, Grade grade) {}

    public enum Grade {
        GOOD
    }

    /** Its invariant refuses every value that is made up. */
    public record Permit(Id<Station> a, Id<Station> b, LocalDate until) {
        public Permit {
            if (until.getYear() < 2020) {
                throw new IllegalArgumentException("too old");
            }
        }
    }
}
