package dev.ligature.app.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version, from the manifest of the jar that this runs from. */
final class Version implements IVersionProvider {

    @Override
    public String[] getVersion() {
        return new String[] {
            "ligature "
                    + Objects.requireNonNullElse(Version.class.getPackage().getImplementationVersion(), "unpackaged")
        };
    }
}
