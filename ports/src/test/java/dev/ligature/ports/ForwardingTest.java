package dev.ligature.ports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ligature.domain.Id;
import dev.ligature.domain.IndexedAttribute;
import io.vavr.control.Either;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A forwarding repository passes every call on as it is, and answers what it is answered. */
class ForwardingTest {

    private static final Map<Class<?>, Object> SAMPLES = Map.of(
            Object.class, new Object(),
            Id.class, Id.of("x"),
            Iterable.class, List.of("x"),
            UnaryOperator.class, UnaryOperator.identity(),
            PageRequest.class, PageRequest.first(3).descending(),
            Versioned.class, new Versioned<>("v", Version.of("1")),
            IndexedAttribute.class, IndexedAttribute.of("name", Object::toString));

    private record Call(Method method, List<Object> arguments) {}

    static Stream<Method> entityMethods() {
        return abstractMethods(EntityRepository.class);
    }

    static Stream<Method> relationshipMethods() {
        return abstractMethods(RelationshipRepository.class);
    }

    private static Stream<Method> abstractMethods(Class<?> port) {
        return Arrays.stream(port.getMethods()).filter(method -> Modifier.isAbstract(method.getModifiers()));
    }

    @ParameterizedTest
    @MethodSource("entityMethods")
    @SuppressWarnings("unchecked")
    void anEntityRepositoryForwards(Method method) throws Exception {
        assertForwarded(method, EntityRepository.class, delegate -> {
            ForwardingEntityRepository<Object> forwarding = () -> (EntityRepository<Object>) delegate;
            return forwarding;
        });
    }

    @ParameterizedTest
    @MethodSource("relationshipMethods")
    @SuppressWarnings("unchecked")
    void aRelationshipRepositoryForwards(Method method) throws Exception {
        assertForwarded(method, RelationshipRepository.class, delegate -> {
            ForwardingRelationshipRepository<Object, Object, Object> forwarding =
                    () -> (RelationshipRepository<Object, Object, Object>) delegate;
            return forwarding;
        });
    }

    private static void assertForwarded(Method method, Class<?> port, UnaryOperator<Object> forwarding)
            throws Exception {
        Object answer = method.getReturnType() == Capabilities.class
                ? Capabilities.strong(Direction.OUTGOING)
                : Either.left(new StoreError.Throttled(method.getName()));
        List<Call> calls = new ArrayList<>();
        Object delegate =
                Proxy.newProxyInstance(port.getClassLoader(), new Class<?>[] {port}, (self, called, given) -> {
                    calls.add(new Call(called, given == null ? List.of() : List.of(given)));
                    return answer;
                });
        Object[] arguments =
                Arrays.stream(method.getParameterTypes()).map(SAMPLES::get).toArray();

        Object answered = method.invoke(forwarding.apply(delegate), arguments);

        assertThat(calls).containsExactly(new Call(method, List.of(arguments)));
        assertThat(answered).isSameAs(answer);
    }
}
