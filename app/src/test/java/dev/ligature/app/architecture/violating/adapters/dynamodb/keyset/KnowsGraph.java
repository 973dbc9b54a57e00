package dev.ligature.app.architecture.violating.adapters.dynamodb.keyset;

interface KnowsGraph {
    dev.ligature.app.architecture.violating.adapters.dynamodb.graph.Graph graph();
}
