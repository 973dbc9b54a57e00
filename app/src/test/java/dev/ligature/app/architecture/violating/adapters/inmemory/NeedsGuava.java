package dev.ligature.app.architecture.violating.adapters.inmemory;

import com.google.common.collect.ImmutableList;

record NeedsGuava(ImmutableList<String> names) {}
