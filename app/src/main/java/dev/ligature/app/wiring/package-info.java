/** What is behind the ports: the bundled model and the registry of adapters. */
@NullMarked
package dev.ligature.app.wiring;

import org.jspecify.annotations.NullMarked;
