package dev.ligature.adapters.dynamodb.internal.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class KeysTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "/", "a/b", " a", ".a", "é", "a b", "a\n"})
    void whatIsNoNamespaceIsRefused(String text) {
        assertThatThrownBy(() -> Keys.of(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("is no namespace");
    }

    @Test
    void aNamespaceThatBeginsAnotherOwnsNothingOfIt() {
        assertThat(Keys.of("a").owns(Keys.of("ab").prefix("x") + "1")).isFalse();
        assertThat(Keys.of("a").isElsewhere(Keys.of("ab").prefix("x") + "1")).isTrue();
        assertThat(Keys.of("a").isElsewhere(Keys.of("a").prefix("x") + "1")).isFalse();
        assertThat(Keys.of("a").isElsewhere("no namespace at all")).isFalse();
    }

    @Test
    void anIdIsWhateverFollowsThePrefix() {
        String prefix = Keys.of("n").prefix("role");

        assertThat(Keys.after(prefix, prefix + "a/b#c|d")).containsExactly("a/b#c|d");
        assertThat(Keys.after(prefix, prefix)).isEmpty();
        assertThat(Keys.after(prefix, "n/role-x/a")).isEmpty();
    }
}
