package dev.ligature.adapters.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ServiceLoader;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.http.SdkHttpService;
import software.amazon.awssdk.http.async.SdkAsyncHttpService;

/** The SDK refuses to choose between two HTTP clients, so the library brings none beside its host's. */
@Tag("B61")
class HostsHttpClientTest {

    @Test
    void noHttpClientComesWithTheLibrary() {
        assertThat(ServiceLoader.load(SdkHttpService.class)).isEmpty();
        assertThat(ServiceLoader.load(SdkAsyncHttpService.class)).isEmpty();
    }
}
