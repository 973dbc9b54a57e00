package dev.ligature.app.architecture.violating.adapters.dynamodb.graph;

public final class Graph {}
