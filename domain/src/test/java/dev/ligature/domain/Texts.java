package dev.ligature.domain;

import java.util.List;
import org.quicktheories.core.Gen;
import org.quicktheories.generators.Generate;
import org.quicktheories.generators.SourceDSL;

/** Generators of well-formed text, rich in what breaks comparisons and keys. */
final class Texts {

    private static final List<Integer> AWKWARD =
            "\0\1\2 #/:\\09AaiI\u007f\u0080\u00ff\u0130\u0131\u0301\u07ff\u0800\ud7ff\ue000\ufb01\ufffd\uffff\ud800\udc00\ud83d\ude00\udbff\udfff"
                    .codePoints()
                    .boxed()
                    .toList();

    private Texts() {}

    /** Text of at most so many code points, many of them awkward. */
    static Gen<String> upTo(int codePoints) {
        return between(0, codePoints);
    }

    /** Text of so many code points, many of them awkward. */
    static Gen<String> between(int least, int most) {
        Gen<Integer> any = SourceDSL.integers()
                .between(0, Character.MAX_CODE_POINT)
                .map(c -> c >= 0xd800 && c <= 0xdfff ? 'x' : c);
        Gen<Integer> codePoint = Generate.oneOf(Generate.pick(AWKWARD), Generate.pick(AWKWARD), any);
        return SourceDSL.lists().of(codePoint).ofSizeBetween(least, most).map(Texts::text);
    }

    private static String text(List<Integer> codePoints) {
        StringBuilder text = new StringBuilder();
        codePoints.forEach(text::appendCodePoint);
        return text.toString();
    }
}
