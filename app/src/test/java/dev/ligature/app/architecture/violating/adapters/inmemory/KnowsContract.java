package dev.ligature.app.architecture.violating.adapters.inmemory;

interface KnowsContract {
    dev.ligature.app.architecture.violating.contract.Rule rule();
}
