package dev.ligature.app.architecture.violating.contract;

interface KnowsAdapter {
    dev.ligature.app.architecture.violating.adapters.inmemory.ShownForNothing adapter();
}
