package dev.ligature.app.cli;

import dev.ligature.app.wiring.Adapters;
import java.util.Iterator;

/** The names behind {@code --adapter}, for the help. */
final class AdapterNames implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
        return Adapters.names().iterator();
    }
}
