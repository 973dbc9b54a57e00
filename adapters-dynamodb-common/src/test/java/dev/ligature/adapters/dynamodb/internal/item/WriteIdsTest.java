package dev.ligature.adapters.dynamodb.internal.item;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class WriteIdsTest {

    @Test
    void theLastEightWritesAreRemembered() {
        List<byte[]> writes = new ArrayList<>();
        writes.add(WriteIds.next());
        AttributeValue attribute = WriteIds.first(writes.get(0));
        for (int i = 1; i < 12; i++) {
            writes.add(WriteIds.next());
            attribute = WriteIds.after(attribute, writes.get(i));
        }
        Map<String, AttributeValue> item = Map.of(Reserved.WRITES, attribute);
        for (int i = 0; i < 12; i++) {
            assertThat(WriteIds.remembers(item, writes.get(i)))
                    .as("write %s", i)
                    .isEqualTo(i >= 4);
        }
        assertThat(WriteIds.known(item)).isEqualTo(WriteIds.KEPT);
    }

    @Test
    void whatFollowedAStateIsKnownAsLongAsItsNewestWriteIs() {
        AttributeValue before = WriteIds.first(WriteIds.next());
        AttributeValue attribute = before;
        for (int i = 1; i < WriteIds.KEPT; i++) {
            attribute = WriteIds.after(attribute, WriteIds.next());
            assertThat(WriteIds.followsTraceably(Map.of(Reserved.WRITES, attribute), before))
                    .isTrue();
        }
        attribute = WriteIds.after(attribute, WriteIds.next());
        assertThat(WriteIds.followsTraceably(Map.of(Reserved.WRITES, attribute), before))
                .isFalse();
    }

    @Test
    void anItemWithoutWritesRemembersNone() {
        assertThat(WriteIds.remembers(Map.of(), WriteIds.next())).isFalse();
        assertThat(WriteIds.known(Map.of())).isZero();
    }
}
