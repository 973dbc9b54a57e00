package dev.ligature.contract.stage;

import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;
import org.junit.jupiter.api.extension.ExtendWith;

/** What the suite needs to know of an adapter: how a store of it is opened. */
@FunctionalInterface
@ExtendWith(ContractExtension.class)
public interface AdapterUnderTest {

    /**
     * A store of this model in this namespace, made as an application would make it. Two stores of one namespace see the
     * same facts, also when the first is closed before the second is opened. The suite closes what it opened. Each test
     * has namespaces of its own, of letters, digits and hyphens; nothing has to be cleared between tests.
     */
    Repositories open(DomainModel model, String namespace);
}
