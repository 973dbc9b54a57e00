package dev.ligature.ports;

import dev.ligature.domain.EntityType;
import dev.ligature.domain.Relationship;
import dev.ligature.ports.audit.Auditor;
import io.vavr.control.Either;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A store whose answers are written down beforehand and whose calls are noted as {@code type.method[arguments]}. */
public final class StubStore implements Repositories {

    /** The static analysis knows it by its name. */
    private @interface CanIgnoreReturnValue {}

    private final Map<String, Object> answers = new HashMap<>();
    private final List<String> calls = new ArrayList<>();
    private Capabilities capabilities = Capabilities.strong();

    /** What calls of this method of this type are answered with. */
    @CanIgnoreReturnValue
    public StubStore answering(String call, Object value) {
        answers.put(call, Either.right(value));
        return this;
    }

    /** That calls of this method of this type fail. */
    @CanIgnoreReturnValue
    public StubStore failing(String call, StoreError error) {
        answers.put(call, Either.left(error));
        return this;
    }

    /** What every relationship offers. */
    @CanIgnoreReturnValue
    public StubStore offering(Capabilities offered) {
        capabilities = offered;
        return this;
    }

    /** What was called so far, in order. */
    public List<String> calls() {
        return List.copyOf(calls);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> EntityRepository<T> entities(EntityType<T> type) {
        return (EntityRepository<T>) stub(EntityRepository.class, type.name());
    }

    @Override
    @SuppressWarnings("unchecked")
    public <S, T, E> RelationshipRepository<S, T, E> relationship(Relationship<S, T, E> type) {
        return (RelationshipRepository<S, T, E>) stub(RelationshipRepository.class, type.name());
    }

    private Object stub(Class<?> port, String type) {
        return Proxy.newProxyInstance(port.getClassLoader(), new Class<?>[] {port}, (self, method, arguments) -> {
            if (method.getReturnType() == Capabilities.class) {
                return capabilities;
            }
            String call = type + "." + method.getName();
            calls.add(call + (arguments == null ? List.of() : List.of(arguments)));
            Object answer = answers.get(call);
            if (answer == null) {
                throw new AssertionError("no answer was written down for " + call);
            }
            return answer;
        });
    }

    @Override
    public Repositories eventual() {
        return this;
    }

    @Override
    public Auditor auditor() {
        throw new AssertionError("not audited");
    }

    @Override
    public void close() {
        calls.add("close");
    }
}
