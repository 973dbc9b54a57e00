/**
 * Random operation sequences against a store and against plain collections at the same time. Every answer of the store
 * has to be the one that the collections give.
 */
@NullMarked
package dev.ligature.contract.random;

import org.jspecify.annotations.NullMarked;
