package dev.ligature.domain;

import java.util.regex.Pattern;

/** The names that descriptors may have. */
final class Names {

    static final Pattern TYPE = Pattern.compile("[a-z][a-z0-9-]{0,63}");
    static final Pattern ATTRIBUTE = Pattern.compile("[A-Za-z][A-Za-z0-9_-]{0,63}");

    private Names() {}

    static String checked(String what, String name, Pattern pattern) {
        if (!pattern.matcher(name).matches()) {
            throw new IllegalArgumentException("'" + name + "' is no name for " + what + ": it must match " + pattern);
        }
        return name;
    }
}
