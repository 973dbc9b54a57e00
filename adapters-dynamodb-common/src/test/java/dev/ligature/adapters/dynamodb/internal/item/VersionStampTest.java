package dev.ligature.adapters.dynamodb.internal.item;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.ports.Version;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VersionStampTest {

    @Test
    void aVersionComesBackFromItsItemAndFromItsText() {
        VersionStamp version = VersionStamp.first().next();

        assertThat(VersionStamp.of(Map.of(Reserved.VERSION, version.attribute())))
                .containsExactly(version);
        assertThat(VersionStamp.of(version.version())).containsExactly(version);
        assertThat(version.count()).isEqualTo(2);
    }

    @Test
    void twoLivesNeverShareAVersion() {
        assertThat(VersionStamp.first()).isNotEqualTo(VersionStamp.first());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".", ".1", "a", "a.", "a.b", "a.1x", "1"})
    void aTextThatIsNoVersionIsNone(String text) {
        assertThat(VersionStamp.of(Version.of(text))).isEmpty();
    }
}
