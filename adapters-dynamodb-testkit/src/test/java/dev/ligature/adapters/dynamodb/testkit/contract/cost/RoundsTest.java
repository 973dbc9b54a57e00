package dev.ligature.adapters.dynamodb.testkit.contract.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.ligature.adapters.dynamodb.testkit.contract.stage.SideBySide;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;

final class RoundsTest {

    private final ExecutorService threads = SideBySide.threads();
    private final Rounds rounds = new Rounds(threads);

    @AfterEach
    void end() {
        threads.shutdown();
    }

    @Test
    void countsWhatFollowsEachOther() {
        send();
        send();
        assertThat(rounds.count()).isEqualTo(2);
    }

    @Test
    void countsWhatGoesSideBySideOnce() {
        sideBySide(30, this::send);
        assertThat(rounds.count()).isEqualTo(1);
    }

    @Test
    void countsTheLongestChain() {
        send();
        sideBySide(10, () -> {
            send();
            send();
        });
        sideBySide(10, this::send);
        assertThat(rounds.count()).isEqualTo(4);
    }

    @Test
    void countsWhatTasksSendSideBySideOnce() {
        sideBySide(3, () -> sideBySide(3, this::send));
        send();
        assertThat(rounds.count()).isEqualTo(2);
    }

    @Test
    void knowsWhoSends() {
        Rounds others = CompletableFuture.supplyAsync(() -> new Rounds(threads)).join();
        assertThatNullPointerException()
                .isThrownBy(() -> others.gate()
                        .around(
                                GetItemRequest.builder().build(),
                                request -> GetItemResponse.builder().build()))
                .withMessageContaining("not the operation's");
    }

    private void send() {
        var unused = rounds.gate()
                .around(
                        GetItemRequest.builder().build(),
                        request -> GetItemResponse.builder().build());
    }

    /** As stores do it: the first by the thread itself. */
    private void sideBySide(int n, Runnable requests) {
        List<CompletableFuture<Void>> others = new ArrayList<>();
        for (int i = 1; i < n; i++) {
            others.add(CompletableFuture.runAsync(requests, rounds));
        }
        requests.run();
        others.forEach(CompletableFuture::join);
    }
}
