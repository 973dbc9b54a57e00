package dev.ligature.contract.model;

import dev.ligature.domain.DomainModel;
import dev.ligature.domain.EntityType;
import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import org.immutables.value.Value;

/** An entity that is found by values of every type. */
@Value.Immutable
public interface Tagged {

    /** By a value that is always there. */
    IndexedAttribute<Tagged, String> NAME = IndexedAttribute.of("name", Tagged::name);

    /** By any of many values, which may be repeated. */
    IndexedAttribute<Tagged, String> LABELS = IndexedAttribute.many("labels", Tagged::labels);

    /** By a whole number that may be absent. */
    IndexedAttribute<Tagged, Long> RANK = IndexedAttribute.optional("rank", Tagged::rank);

    /** By a decimal number that may be absent. */
    IndexedAttribute<Tagged, BigDecimal> WEIGHT = IndexedAttribute.optional("weight", Tagged::weight);

    /** By a day that may be absent. */
    IndexedAttribute<Tagged, LocalDate> BORN = IndexedAttribute.optional("born", Tagged::born);

    /** By a moment that may be absent. */
    IndexedAttribute<Tagged, Instant> SEEN = IndexedAttribute.optional("seen", Tagged::seen);

    /** By an id that may be absent. */
    IndexedAttribute<Tagged, Id<Tagged>> PARENT = IndexedAttribute.optional("parent", Tagged::parent);

    /** By an attribute whose name another's name begins with. */
    IndexedAttribute<Tagged, String> NAME_TWO = IndexedAttribute.optional("name2", Tagged::name2);

    /** The descriptor. */
    EntityType<Tagged> TYPE = EntityType.of("tagged", Tagged.class, "id", Tagged::id)
            .indexedBy(NAME, LABELS, RANK, WEIGHT, BORN, SEEN, PARENT, NAME_TWO);

    /** The model. */
    static DomainModel model() {
        return DomainModel.of(TYPE);
    }

    /** Who this is. */
    Id<Tagged> id();

    /** A text. */
    String name();

    /** Texts. */
    Vector<String> labels();

    /** A whole number. */
    Option<Long> rank();

    /** A decimal number. */
    Option<BigDecimal> weight();

    /** A day. */
    Option<LocalDate> born();

    /** A moment. */
    Option<Instant> seen();

    /** An id. */
    Option<Id<Tagged>> parent();

    /** Another text. */
    Option<String> name2();

    /** What no index reads. */
    Option<String> note();

    /** An entity of this name and labels. */
    static Tagged of(String id, String name, String... labels) {
        return ImmutableTagged.builder()
                .id(Id.of(id))
                .name(name)
                .addLabels(labels)
                .build();
    }
}
