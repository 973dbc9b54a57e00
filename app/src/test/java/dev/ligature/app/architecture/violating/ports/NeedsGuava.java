package dev.ligature.app.architecture.violating.ports;

import com.google.common.collect.ImmutableList;

record NeedsGuava(ImmutableList<String> names) {}
