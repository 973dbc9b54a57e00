package dev.ligature.domain.sample;

/** Not public and generic: what it declares is inherited by public value types. */
interface Named<N> {

    N name();
}
