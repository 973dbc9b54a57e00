package dev.ligature.adapters.dynamodb.testkit.contract;

/**
 * The whole contract under faults, F1 to F6. A layout's test class implements it and says how a store is begun, and what
 * its operations cost at the least; {@code @DisplayName} names the layout in reports.
 *
 * <pre>{@code
 * @DisplayName("jointable")
 * final class JoinTableFaultTest implements FaultContract {
 *     @Override
 *     public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
 *         return JoinTableRepositories.builder(model, client);
 *     }
 *
 *     @Override
 *     public CostTable costs() { … }
 * }
 * }</pre>
 */
public interface FaultContract
        extends LostResponseContract,
                RetryContract,
                PagingContract,
                ContentionContract,
                CrashContract,
                HistoryContract,
                IndexLagContract,
                AccessPathContract,
                TableContract,
                CostContract {}
