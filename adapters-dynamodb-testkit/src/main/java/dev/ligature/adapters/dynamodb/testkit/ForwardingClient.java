package dev.ligature.adapters.dynamodb.testkit;

import java.util.Objects;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.DynamoDbServiceClientConfiguration;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateBackupResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateGlobalTableResponse;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.CreateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteBackupResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteResourcePolicyRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteResourcePolicyResponse;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeBackupResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeContributorInsightsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeContributorInsightsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeEndpointsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeEndpointsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeExportRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeExportResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeGlobalTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeGlobalTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeGlobalTableSettingsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeGlobalTableSettingsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeImportRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeImportResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeKinesisStreamingDestinationRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeKinesisStreamingDestinationResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeLimitsRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeLimitsResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableReplicaAutoScalingRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableReplicaAutoScalingResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTableResponse;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.DescribeTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.model.DisableKinesisStreamingDestinationRequest;
import software.amazon.awssdk.services.dynamodb.model.DisableKinesisStreamingDestinationResponse;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbResponse;
import software.amazon.awssdk.services.dynamodb.model.EnableKinesisStreamingDestinationRequest;
import software.amazon.awssdk.services.dynamodb.model.EnableKinesisStreamingDestinationResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionRequest;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionResponse;
import software.amazon.awssdk.services.dynamodb.model.ExportTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.ExportTableToPointInTimeResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.GetResourcePolicyRequest;
import software.amazon.awssdk.services.dynamodb.model.GetResourcePolicyResponse;
import software.amazon.awssdk.services.dynamodb.model.ImportTableRequest;
import software.amazon.awssdk.services.dynamodb.model.ImportTableResponse;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListContributorInsightsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListContributorInsightsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListExportsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListExportsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListGlobalTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.ListGlobalTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.ListImportsRequest;
import software.amazon.awssdk.services.dynamodb.model.ListImportsResponse;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutResourcePolicyRequest;
import software.amazon.awssdk.services.dynamodb.model.PutResourcePolicyResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableFromBackupRequest;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableFromBackupResponse;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableToPointInTimeRequest;
import software.amazon.awssdk.services.dynamodb.model.RestoreTableToPointInTimeResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsRequest;
import software.amazon.awssdk.services.dynamodb.model.SearchVectorsResponse;
import software.amazon.awssdk.services.dynamodb.model.TagResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.TagResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UntagResourceRequest;
import software.amazon.awssdk.services.dynamodb.model.UntagResourceResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateContinuousBackupsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateContributorInsightsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateContributorInsightsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalTableResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalTableSettingsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateGlobalTableSettingsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateKinesisStreamingDestinationRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateKinesisStreamingDestinationResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableReplicaAutoScalingRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableReplicaAutoScalingResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTableResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateTimeToLiveResponse;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/**
 * A client that sends every operation of another one through a single method. The interface's own default methods
 * (builder lambdas, paginators) end in these, so nothing goes around it.
 */
abstract class ForwardingClient implements DynamoDbClient {
    private final DynamoDbClient delegate;

    ForwardingClient(DynamoDbClient delegate) {
        this.delegate = Objects.requireNonNull(delegate, "client");
    }

    /** Sends the request: {@code service} is what the client underneath does with it. */
    abstract <Q extends DynamoDbRequest, A extends DynamoDbResponse> A send(Q request, Function<Q, A> service);

    final DynamoDbClient delegate() {
        return delegate;
    }

    @Override
    public final String serviceName() {
        return delegate.serviceName();
    }

    @Override
    public final DynamoDbServiceClientConfiguration serviceClientConfiguration() {
        return delegate.serviceClientConfiguration();
    }

    /** Waits through this client, not around it. */
    @Override
    public final DynamoDbWaiter waiter() {
        return DynamoDbWaiter.builder().client(this).build();
    }

    @Override
    public void close() {
        delegate.close();
    }

    @Override
    public final BatchExecuteStatementResponse batchExecuteStatement(BatchExecuteStatementRequest request) {
        return send(request, delegate::batchExecuteStatement);
    }

    @Override
    public final BatchGetItemResponse batchGetItem(BatchGetItemRequest request) {
        return send(request, delegate::batchGetItem);
    }

    @Override
    public final BatchWriteItemResponse batchWriteItem(BatchWriteItemRequest request) {
        return send(request, delegate::batchWriteItem);
    }

    @Override
    public final CreateBackupResponse createBackup(CreateBackupRequest request) {
        return send(request, delegate::createBackup);
    }

    @Override
    public final CreateGlobalTableResponse createGlobalTable(CreateGlobalTableRequest request) {
        return send(request, delegate::createGlobalTable);
    }

    @Override
    public final CreateTableResponse createTable(CreateTableRequest request) {
        return send(request, delegate::createTable);
    }

    @Override
    public final DeleteBackupResponse deleteBackup(DeleteBackupRequest request) {
        return send(request, delegate::deleteBackup);
    }

    @Override
    public final DeleteItemResponse deleteItem(DeleteItemRequest request) {
        return send(request, delegate::deleteItem);
    }

    @Override
    public final DeleteResourcePolicyResponse deleteResourcePolicy(DeleteResourcePolicyRequest request) {
        return send(request, delegate::deleteResourcePolicy);
    }

    @Override
    public final DeleteTableResponse deleteTable(DeleteTableRequest request) {
        return send(request, delegate::deleteTable);
    }

    @Override
    public final DescribeBackupResponse describeBackup(DescribeBackupRequest request) {
        return send(request, delegate::describeBackup);
    }

    @Override
    public final DescribeContinuousBackupsResponse describeContinuousBackups(DescribeContinuousBackupsRequest request) {
        return send(request, delegate::describeContinuousBackups);
    }

    @Override
    public final DescribeContributorInsightsResponse describeContributorInsights(
            DescribeContributorInsightsRequest request) {
        return send(request, delegate::describeContributorInsights);
    }

    @Override
    public final DescribeEndpointsResponse describeEndpoints(DescribeEndpointsRequest request) {
        return send(request, delegate::describeEndpoints);
    }

    @Override
    public final DescribeExportResponse describeExport(DescribeExportRequest request) {
        return send(request, delegate::describeExport);
    }

    @Override
    public final DescribeGlobalTableResponse describeGlobalTable(DescribeGlobalTableRequest request) {
        return send(request, delegate::describeGlobalTable);
    }

    @Override
    public final DescribeGlobalTableSettingsResponse describeGlobalTableSettings(
            DescribeGlobalTableSettingsRequest request) {
        return send(request, delegate::describeGlobalTableSettings);
    }

    @Override
    public final DescribeImportResponse describeImport(DescribeImportRequest request) {
        return send(request, delegate::describeImport);
    }

    @Override
    public final DescribeKinesisStreamingDestinationResponse describeKinesisStreamingDestination(
            DescribeKinesisStreamingDestinationRequest request) {
        return send(request, delegate::describeKinesisStreamingDestination);
    }

    @Override
    public final DescribeLimitsResponse describeLimits(DescribeLimitsRequest request) {
        return send(request, delegate::describeLimits);
    }

    @Override
    public final DescribeTableResponse describeTable(DescribeTableRequest request) {
        return send(request, delegate::describeTable);
    }

    @Override
    public final DescribeTableReplicaAutoScalingResponse describeTableReplicaAutoScaling(
            DescribeTableReplicaAutoScalingRequest request) {
        return send(request, delegate::describeTableReplicaAutoScaling);
    }

    @Override
    public final DescribeTimeToLiveResponse describeTimeToLive(DescribeTimeToLiveRequest request) {
        return send(request, delegate::describeTimeToLive);
    }

    @Override
    public final DisableKinesisStreamingDestinationResponse disableKinesisStreamingDestination(
            DisableKinesisStreamingDestinationRequest request) {
        return send(request, delegate::disableKinesisStreamingDestination);
    }

    @Override
    public final EnableKinesisStreamingDestinationResponse enableKinesisStreamingDestination(
            EnableKinesisStreamingDestinationRequest request) {
        return send(request, delegate::enableKinesisStreamingDestination);
    }

    @Override
    public final ExecuteStatementResponse executeStatement(ExecuteStatementRequest request) {
        return send(request, delegate::executeStatement);
    }

    @Override
    public final ExecuteTransactionResponse executeTransaction(ExecuteTransactionRequest request) {
        return send(request, delegate::executeTransaction);
    }

    @Override
    public final ExportTableToPointInTimeResponse exportTableToPointInTime(ExportTableToPointInTimeRequest request) {
        return send(request, delegate::exportTableToPointInTime);
    }

    @Override
    public final GetItemResponse getItem(GetItemRequest request) {
        return send(request, delegate::getItem);
    }

    @Override
    public final GetResourcePolicyResponse getResourcePolicy(GetResourcePolicyRequest request) {
        return send(request, delegate::getResourcePolicy);
    }

    @Override
    public final ImportTableResponse importTable(ImportTableRequest request) {
        return send(request, delegate::importTable);
    }

    @Override
    public final ListBackupsResponse listBackups(ListBackupsRequest request) {
        return send(request, delegate::listBackups);
    }

    @Override
    public final ListContributorInsightsResponse listContributorInsights(ListContributorInsightsRequest request) {
        return send(request, delegate::listContributorInsights);
    }

    @Override
    public final ListExportsResponse listExports(ListExportsRequest request) {
        return send(request, delegate::listExports);
    }

    @Override
    public final ListGlobalTablesResponse listGlobalTables(ListGlobalTablesRequest request) {
        return send(request, delegate::listGlobalTables);
    }

    @Override
    public final ListImportsResponse listImports(ListImportsRequest request) {
        return send(request, delegate::listImports);
    }

    @Override
    public final ListTablesResponse listTables(ListTablesRequest request) {
        return send(request, delegate::listTables);
    }

    @Override
    public final ListTagsOfResourceResponse listTagsOfResource(ListTagsOfResourceRequest request) {
        return send(request, delegate::listTagsOfResource);
    }

    @Override
    public final PutItemResponse putItem(PutItemRequest request) {
        return send(request, delegate::putItem);
    }

    @Override
    public final PutResourcePolicyResponse putResourcePolicy(PutResourcePolicyRequest request) {
        return send(request, delegate::putResourcePolicy);
    }

    @Override
    public final QueryResponse query(QueryRequest request) {
        return send(request, delegate::query);
    }

    @Override
    public final RestoreTableFromBackupResponse restoreTableFromBackup(RestoreTableFromBackupRequest request) {
        return send(request, delegate::restoreTableFromBackup);
    }

    @Override
    public final RestoreTableToPointInTimeResponse restoreTableToPointInTime(RestoreTableToPointInTimeRequest request) {
        return send(request, delegate::restoreTableToPointInTime);
    }

    @Override
    public final ScanResponse scan(ScanRequest request) {
        return send(request, delegate::scan);
    }

    @Override
    public final SearchVectorsResponse searchVectors(SearchVectorsRequest request) {
        return send(request, delegate::searchVectors);
    }

    @Override
    public final TagResourceResponse tagResource(TagResourceRequest request) {
        return send(request, delegate::tagResource);
    }

    @Override
    public final TransactGetItemsResponse transactGetItems(TransactGetItemsRequest request) {
        return send(request, delegate::transactGetItems);
    }

    @Override
    public final TransactWriteItemsResponse transactWriteItems(TransactWriteItemsRequest request) {
        return send(request, delegate::transactWriteItems);
    }

    @Override
    public final UntagResourceResponse untagResource(UntagResourceRequest request) {
        return send(request, delegate::untagResource);
    }

    @Override
    public final UpdateContinuousBackupsResponse updateContinuousBackups(UpdateContinuousBackupsRequest request) {
        return send(request, delegate::updateContinuousBackups);
    }

    @Override
    public final UpdateContributorInsightsResponse updateContributorInsights(UpdateContributorInsightsRequest request) {
        return send(request, delegate::updateContributorInsights);
    }

    @Override
    public final UpdateGlobalTableResponse updateGlobalTable(UpdateGlobalTableRequest request) {
        return send(request, delegate::updateGlobalTable);
    }

    @Override
    public final UpdateGlobalTableSettingsResponse updateGlobalTableSettings(UpdateGlobalTableSettingsRequest request) {
        return send(request, delegate::updateGlobalTableSettings);
    }

    @Override
    public final UpdateItemResponse updateItem(UpdateItemRequest request) {
        return send(request, delegate::updateItem);
    }

    @Override
    public final UpdateKinesisStreamingDestinationResponse updateKinesisStreamingDestination(
            UpdateKinesisStreamingDestinationRequest request) {
        return send(request, delegate::updateKinesisStreamingDestination);
    }

    @Override
    public final UpdateTableResponse updateTable(UpdateTableRequest request) {
        return send(request, delegate::updateTable);
    }

    @Override
    public final UpdateTableReplicaAutoScalingResponse updateTableReplicaAutoScaling(
            UpdateTableReplicaAutoScalingRequest request) {
        return send(request, delegate::updateTableReplicaAutoScaling);
    }

    @Override
    public final UpdateTimeToLiveResponse updateTimeToLive(UpdateTimeToLiveRequest request) {
        return send(request, delegate::updateTimeToLive);
    }
}
