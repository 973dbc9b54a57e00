package dev.ligature.app.architecture.violating.domain;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;

public record KnowsEdge(Id<KnowsEdge> id) {
    public static final EntityType<KnowsEdge> TYPE = EntityType.of("knows-edge", KnowsEdge.class, KnowsEdge::id);
    public static final String EDGES = AnEdge.TYPE.name();
}
