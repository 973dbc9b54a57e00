package dev.ligature.app.architecture.violating.domain;

import com.google.common.collect.ImmutableList;

record NeedsGuava(ImmutableList<String> names) {}
