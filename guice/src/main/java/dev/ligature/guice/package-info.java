/**
 * Binds the repositories of a model in Guice: {@link dev.ligature.ports.Repositories} itself, each repository by its full
 * generic type, and typed ports by their class, all with or without one qualifier. Adapters extend {@link
 * dev.ligature.guice.RepositoriesModule}; applications choose an adapter by installing its module.
 */
@NullMarked
package dev.ligature.guice;

import org.jspecify.annotations.NullMarked;
