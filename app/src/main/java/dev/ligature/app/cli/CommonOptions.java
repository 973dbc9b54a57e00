package dev.ligature.app.cli;

import dev.ligature.app.value.Failure;
import dev.ligature.app.value.Shown;
import dev.ligature.app.wiring.Adapter;
import dev.ligature.app.wiring.Adapters;
import dev.ligature.app.wiring.BundledModel;
import dev.ligature.app.wiring.OpenStore;
import dev.ligature.app.wiring.StoreSettings;
import dev.ligature.app.wiring.StoreTables;
import io.vavr.control.Option;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ScopeType;

/** The options that every command has. */
final class CommonOptions {

    /** What every adapter takes. */
    private static final Pattern NAMESPACE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    private static final String IN_MEMORY = "inmemory";

    private static final int HIGHEST_PORT = 65_535;

    private static final Set<String> ENGINES = Set.of("auto", "embedded", "docker");

    @picocli.CommandLine.Option(
            names = "--adapter",
            paramLabel = "NAME",
            scope = ScopeType.INHERIT,
            description = "Where facts are kept: ${COMPLETION-CANDIDATES}. Default: " + IN_MEMORY + ".",
            completionCandidates = AdapterNames.class)
    private @Nullable String adapter;

    @picocli.CommandLine.Option(
            names = "--engine",
            paramLabel = "ENGINE",
            defaultValue = "auto",
            scope = ScopeType.INHERIT,
            description = "What answers the DynamoDB API: auto, embedded, docker or an endpoint's URL."
                    + " Default: ${DEFAULT-VALUE}.")
    private String engine = "auto";

    @picocli.CommandLine.Option(
            names = "--namespace",
            paramLabel = "NAME",
            defaultValue = "default",
            scope = ScopeType.INHERIT,
            description = "Whose facts; namespaces never meet. Default: ${DEFAULT-VALUE}.")
    private String namespace = "default";

    @picocli.CommandLine.Option(
            names = "--region",
            paramLabel = "REGION",
            scope = ScopeType.INHERIT,
            description = "The region of a DynamoDB endpoint.")
    private @Nullable String region;

    @picocli.CommandLine.Option(
            names = "--json",
            scope = ScopeType.INHERIT,
            description = "Answer one JSON line per command.")
    private boolean json;

    boolean json() {
        return json;
    }

    Adapter adapter() {
        String name = adapter == null ? IN_MEMORY : adapter;
        return Adapters.named(name)
                .getOrElseThrow(() -> Failure.usage("there is no adapter '" + name + "'; there are "
                                + Adapters.names().mkString(", "))
                        .toException());
    }

    OpenStore open() {
        return adapter().open(BundledModel.MODEL, settings(namespace));
    }

    /** A store in a namespace that is derived from the chosen one. */
    OpenStore openBeside(String suffix) {
        return adapter().open(BundledModel.MODEL, settings(namespace + "." + suffix));
    }

    /** The tables of the store. */
    StoreTables tables() {
        return adapter().tables(BundledModel.MODEL, settings(namespace));
    }

    private StoreSettings settings(String name) {
        if (!ENGINES.contains(engine) && !isAddress(engine)) {
            throw Failure.usage("the engine is none of auto, embedded, docker and no URL such as"
                            + " http://localhost:8000")
                    .toException();
        }
        if (adapter == null && (isAddress(engine) || region != null)) {
            throw Failure.usage((region == null ? "--engine names an endpoint" : "--region is of an endpoint")
                            + ", but without --adapter facts are kept in memory and gone in the end; name a layout with"
                            + " --adapter, one of "
                            + Adapters.names().reject(IN_MEMORY::equals).mkString(", "))
                    .toException();
        }
        if (!NAMESPACE.matcher(name).matches()) {
            throw Failure.usage("the namespace " + Shown.quoted(name) + " does not match " + NAMESPACE)
                    .toException();
        }
        return new StoreSettings(name, engine, Option.of(region));
    }

    private static boolean isAddress(String text) {
        try {
            URI address = new URI(text);
            return Set.of("http", "https").contains(String.valueOf(address.getScheme()))
                    && address.getHost() != null
                    && address.getPort() <= HIGHEST_PORT;
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
