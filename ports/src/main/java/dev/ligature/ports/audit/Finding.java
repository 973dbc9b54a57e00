package dev.ligature.ports.audit;

import static dev.ligature.ports.Messages.shown;

import dev.ligature.domain.Id;
import dev.ligature.ports.End;
import java.util.Locale;

/** Something in the store that is not as it should be. Findings name types, ids and keys and never attribute values. */
public sealed interface Finding {

    /** What was found where, in one line. */
    String message();

    /** An edge whose end does not exist. */
    record Dangling(String relationship, Id<?> source, Id<?> target, End missing) implements Finding {
        @Override
        public String message() {
            return "dangling: '" + relationship + "' " + shown(source) + " -> " + shown(target) + " has no " + missing;
        }
    }

    /** An edge that is stored at one end only, or differently at both. */
    record OneSided(String relationship, Id<?> source, Id<?> target, End present) implements Finding {
        @Override
        public String message() {
            return "one-sided: '" + relationship + "' " + shown(source) + " -> " + shown(target) + " is kept at its "
                    + present + " only";
        }
    }

    /** An edge whose copies differ from the entity at this end. */
    record Drifted(String relationship, Id<?> source, Id<?> target, End origin) implements Finding {
        @Override
        public String message() {
            return "drifted: '" + relationship + "' " + shown(source) + " -> " + shown(target)
                    + " has old copies of its " + origin;
        }
    }

    /** A secondary item of ours (an index item, a holder, a copy) whose entity or edge does not exist. */
    record Orphaned(String type, String place, String key) implements Finding {
        @Override
        public String message() {
            return "orphaned: an item of '" + type + "' in " + place + " at " + shown(key) + " belongs to nothing";
        }
    }

    /** An item in our place that is not ours or can't be read; it is reported and never touched. */
    record Foreign(String place, String key) implements Finding {
        @Override
        public String message() {
            return "foreign: the item in " + place + " at " + shown(key) + " is none of ours";
        }
    }

    /** Work that was begun and not finished. */
    record Unfinished(Work work, String type, Id<?> id) implements Finding {

        /** What was begun. */
        public enum Work {
            /** A delete whose edges are not all gone. */
            DELETE,
            /** A change of an origin whose copies are not all rewritten. */
            FAN_OUT,
            /** An index that a changed model needs and old data does not have. */
            INDEX
        }

        @Override
        public String message() {
            return "unfinished: " + work.name().toLowerCase(Locale.ROOT).replace('_', '-') + " of '" + type + "' "
                    + shown(id);
        }
    }
}
