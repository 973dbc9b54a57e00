package dev.ligature.domain.sample;

/** An enum whose constants have bodies and another text than name. */
public enum Colour {
    RED {
        @Override
        public String toString() {
            return "rot";
        }
    },
    GREEN
}
