package dev.ligature.app.architecture.violating.guice;

public final class DecidingModule extends com.google.inject.AbstractModule {
    private final boolean decided;

    DecidingModule(boolean decided) {
        this.decided = decided;
    }

    @Override
    protected void configure() {
        if (decided) {
            bind(String.class).toInstance("decided");
        }
    }
}
