package dev.ligature.contract;

/**
 * The whole contract. An adapter's test class implements it and says how a store is opened; {@code @DisplayName} gives
 * the adapter's name in the generated report.
 *
 * <pre>{@code
 * @DisplayName("inmemory")
 * final class InMemoryContractTest implements RepositoryContract {
 *     @Override
 *     public Repositories open(DomainModel model, String namespace) { … }
 * }
 * }</pre>
 */
public interface RepositoryContract
        extends EntityLifeContract,
                EntityVersionContract,
                CascadeContract,
                BulkReadContract,
                ValueContract,
                IndexContract,
                LinkContract,
                EdgeChangeContract,
                SelfContract,
                OrderContract,
                PageContract,
                EvolutionContract,
                NameContract,
                ConcurrentWalkContract,
                CursorContract,
                JoinedReadContract,
                DegreeContract,
                ReplaceOutgoingContract,
                PutAllContract,
                IdContract,
                SeparationContract,
                CardinalityContract,
                CopyContract,
                SnapshotContract,
                ErrorOrderContract,
                CapabilityContract,
                PortContract,
                MessageContract,
                AuditContract,
                RandomContract {}
