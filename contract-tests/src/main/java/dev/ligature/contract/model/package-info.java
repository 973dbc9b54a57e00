/**
 * The models that the suite stores: its own, made for what the bundled ones do not have, and samples of any model's
 * entities and edges. No entity type or relationship of the suite belongs to two models, so that a store that keeps its
 * tables between tests meets each in one form only; {@link dev.ligature.contract.model.Versions} alone is an exception.
 */
@NullMarked
@VavrEncodingEnabled
package dev.ligature.contract.model;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
import org.jspecify.annotations.NullMarked;
