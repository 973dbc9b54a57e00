/** Value types of every kind that applications may have, for the tests of the kernel. */
@VavrEncodingEnabled
package dev.ligature.domain.sample;

import org.immutables.vavr.encodings.VavrEncodingEnabled;
