package dev.ligature.app.architecture.violating.domain;

import dev.ligature.domain.Id;
import dev.ligature.domain.Relationship;

public record AnEdge(Id<KnowsEdge> from, Id<KnowsEdge> to) {
    public static final Relationship<KnowsEdge, KnowsEdge, AnEdge> TYPE = Relationship.of("an-edge", AnEdge.class)
            .from(KnowsEdge.TYPE, AnEdge::from)
            .to(KnowsEdge.TYPE, AnEdge::to)
            .manyToMany();
}
