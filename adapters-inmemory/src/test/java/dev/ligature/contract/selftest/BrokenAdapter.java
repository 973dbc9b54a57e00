package dev.ligature.contract.selftest;

import dev.ligature.adapters.inmemory.InMemoryRepositories;
import dev.ligature.adapters.inmemory.InMemoryStore;
import dev.ligature.contract.RepositoryContract;
import dev.ligature.domain.DomainModel;
import dev.ligature.ports.Repositories;

/** The adapter in memory with the fault of the moment; run by {@link ContractSelfTest} only. */
final class BrokenAdapter implements RepositoryContract {

    /** Tests open their stores in the thread that they are run in, so that several faults can be tried beside each other. */
    private static final ThreadLocal<InMemoryStore> STORE = ThreadLocal.withInitial(InMemoryStore::create);

    private static final ThreadLocal<Fault> FAULT = ThreadLocal.withInitial(() -> Fault.NONE);

    /** From here on in this thread, with this fault and nothing stored. */
    static void breakBy(Fault next) {
        STORE.set(InMemoryStore.create());
        FAULT.set(next);
    }

    @Override
    public Repositories open(DomainModel model, String namespace) {
        Repositories sound = InMemoryRepositories.builder(model)
                .namespace(FAULT.get().namespace().apply(namespace))
                .store(STORE.get())
                .build();
        return new BrokenStore(sound, FAULT.get());
    }
}
