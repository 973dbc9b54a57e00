package dev.ligature.app.architecture.violating.guice;

interface KnowsAdapter {
    dev.ligature.app.architecture.violating.adapters.inmemory.ShownForNothing adapter();
}
