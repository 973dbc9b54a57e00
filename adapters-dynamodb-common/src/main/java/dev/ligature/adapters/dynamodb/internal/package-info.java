/** What layouts are built on. Not for applications: anything here may change with any release. */
@NullMarked
package dev.ligature.adapters.dynamodb.internal;

import org.jspecify.annotations.NullMarked;
