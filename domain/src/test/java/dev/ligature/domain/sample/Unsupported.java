package dev.ligature.domain.sample;

import io.vavr.Tuple2;
import io.vavr.collection.TreeSet;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Types that have no shape. */
public final class Unsupported {

    private Unsupported() {}

    public record Bytes(byte[] odd) {}

    public record Sign(char odd) {}

    public record Lasting(Duration odd) {}

    public record Anything(Object odd) {}

    public record Any<A>(A odd) {}

    @SuppressWarnings("rawtypes")
    public record Raw(List odd) {}

    public record Concrete(ArrayList<String> odd) {}

    public record Bag(Collection<String> odd) {}

    public record Sorted(TreeSet<String> odd) {}

    public record Pair(Tuple2<String, String> odd) {}

    public record Counted(OptionalInt odd) {}

    public record Keyed(Map<Integer, String> odd) {}

    public record Twice(Option<Optional<String>> odd) {}

    public record Holes(List<Option<String>> odd) {}

    public record Gaps(Map<String, Optional<String>> odd) {}

    public record Tree(List<Tree> odd) {}

    public record Deep(Option<List<Deeper>> odd) {}

    public record Deeper(Thread odd) {}

    public record Foreign(Plainest odd) {}

    public record Closed(Inside odd) {}

    private record Inside(String word) {}

    /** Neither a record nor generated. */
    public static final class Plainest {}
}
