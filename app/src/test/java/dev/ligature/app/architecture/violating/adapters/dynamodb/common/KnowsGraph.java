package dev.ligature.app.architecture.violating.adapters.dynamodb.common;

interface KnowsGraph {
    dev.ligature.app.architecture.violating.adapters.dynamodb.graph.Graph graph();
}
