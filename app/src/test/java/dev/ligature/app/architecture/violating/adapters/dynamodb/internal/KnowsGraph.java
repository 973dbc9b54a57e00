package dev.ligature.app.architecture.violating.adapters.dynamodb.internal;

interface KnowsGraph {
    dev.ligature.app.architecture.violating.adapters.dynamodb.graph.Graph graph();
}
