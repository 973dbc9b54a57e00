package dev.ligature.domain.sample;

/** A nested record with an invariant of its own. */
public record Point(int x, int y) {

    public Point {
        if (x < 0) {
            throw new IllegalArgumentException("x must not be negative");
        }
    }
}
