package dev.ligature.guice;

import com.google.inject.Provider;

/** Makes something of a store; equal by what is made, whichever store it is made of. */
final class Derived<P> implements Provider<P> {

    private final Object descriptor;
    private final Provider<P> make;

    Derived(Object descriptor, Provider<P> make) {
        this.descriptor = descriptor;
        this.make = make;
    }

    @Override
    public P get() {
        return make.get();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Derived<?> that && descriptor.equals(that.descriptor);
    }

    @Override
    public int hashCode() {
        return descriptor.hashCode();
    }

    @Override
    public String toString() {
        return descriptor.toString();
    }
}
