package dev.ligature.app.architecture.violating.domain;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;

public record WithModel(Id<WithModel> id) {
    public static final EntityType<WithModel> TYPE = EntityType.of("with-model", WithModel.class, WithModel::id);
    public static final DomainModel MODEL = DomainModel.of(TYPE);
}
