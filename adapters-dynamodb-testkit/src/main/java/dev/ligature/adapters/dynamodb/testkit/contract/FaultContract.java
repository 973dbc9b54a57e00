package dev.ligature.adapters.dynamodb.testkit.contract;

/**
 * The contract under faults, F1 to F5. A layout's test class implements it and says how a store is begun; {@code
 * @DisplayName} names the layout in reports. What operations cost, F6, is {@link CostContract} and {@link
 * AccessPathContract}.
 *
 * <pre>{@code
 * @DisplayName("jointable")
 * final class JoinTableFaultTest implements FaultContract {
 *     @Override
 *     public DynamoDbBuilder<?> layout(DomainModel model, DynamoDbClient client) {
 *         return JoinTableRepositories.builder(model, client);
 *     }
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
                TableContract,
                StrangerContract {}
