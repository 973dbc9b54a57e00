package dev.ligature.benchmarks.dynamodb;

import dev.ligature.adapters.dynamodb.jointable.JoinTableRepositories;
import dev.ligature.domain.Id;
import dev.ligature.domain.clinic.Care;
import dev.ligature.domain.clinic.Clinic;
import dev.ligature.domain.clinic.Doctor;
import dev.ligature.domain.clinic.ImmutableCare;
import dev.ligature.domain.clinic.ImmutableDoctor;
import dev.ligature.domain.clinic.Patient;
import dev.ligature.ports.EntityRepository;
import dev.ligature.ports.PageRequest;
import dev.ligature.ports.RelationshipRepository;
import dev.ligature.ports.Repositories;
import io.vavr.control.Option;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/**
 * Client time and allocation of an operation beside the same request written by hand on the low-level client, over
 * answers that take no time. What an adapter adds should be at most 15 hundredths; run with {@code -prof gc}.
 *
 * <p>Both sides begin and end with the same values: by hand, too, a request is made of the domain's ids and edges, and its
 * answer read into the domain's types, as an application does that goes without Ligature. What a port does
 * beyond that counts against it: it checks what it reads, and answers a link with the edge as it is stored.
 */
@SuppressWarnings("NullAway.Init") // JMH calls the set-up before anything else.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 4, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class RequestBenchmark {

    private static final String DOCTOR = """
            {"id":{"S":"n/d1"},"name":{"S":"Ann"},"specialty":{"S":"surgery"},"~v":{"S":"abc.1"},"~w":{"B":"AAAAAAAAAAE="}}""";

    private DynamoDbClient client;
    private EntityRepository<Doctor> doctors;
    private RelationshipRepository<Doctor, Patient, Care> care;
    private Id<Doctor> doctor;
    private Care edge;

    /** Opens the store on answers made up beforehand. */
    @Setup
    public void open() {
        String rows = IntStream.range(0, 20).mapToObj(i -> """
                        {"source":{"S":"n/d1"},"target":{"S":"n/p%02d"},"lastMeeting":{"S":"2026-01-01T00:00:00Z"},\
                        "~w":{"B":"AAAAAAAAAAE="}}""".formatted(i)).collect(Collectors.joining(","));
        client = DynamoDbClient.builder()
                .endpointOverride(URI.create("http://localhost:1"))
                .region(Region.EU_CENTRAL_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("k", "s")))
                .httpClient(new CannedHttpClient(Map.of(
                        "GetItem", "{\"Item\":" + DOCTOR + "}",
                        "Query", "{\"Items\":[" + rows + "],\"Count\":20,\"ScannedCount\":20}")))
                .build();
        Repositories store = JoinTableRepositories.builder(Clinic.MODEL, client)
                .namespace("n")
                .build();
        doctors = store.entities(Doctor.TYPE);
        care = store.relationship(Care.TYPE);
        doctor = Id.of("d1");
        edge = ImmutableCare.builder()
                .doctor(doctor)
                .patient(Id.of("p1"))
                .lastMeeting(Instant.parse("2026-01-01T00:00:00Z"))
                .build();
    }

    /** An entity by its id, through the port. */
    @Benchmark
    public Object find() {
        return doctors.find(doctor).get();
    }

    /** The same request by hand, its item read into a doctor. */
    @Benchmark
    public Object findByHand() {
        Map<String, AttributeValue> item = client.getItem(GetItemRequest.builder()
                        .tableName("doctor")
                        .key(Map.of("id", AttributeValue.fromS(key(doctor))))
                        .consistentRead(true)
                        .build())
                .item();
        return ImmutableDoctor.builder()
                .id(doctor)
                .name(text(item, "name"))
                .specialty(Option.of(item.get("specialty")).map(AttributeValue::s))
                .build();
    }

    /** A verified link, through the port. */
    @Benchmark
    public Object link() {
        return care.link(edge).get();
    }

    /** The same transaction by hand; the answer is the edge that was given. */
    @Benchmark
    public Object linkByHand() {
        byte[] write = ByteBuffer.allocate(8)
                .putLong(ThreadLocalRandom.current().nextLong())
                .array();
        var unused = client.transactWriteItems(TransactWriteItemsRequest.builder()
                .clientRequestToken(UUID.randomUUID().toString())
                .transactItems(
                        check("doctor", key(edge.doctor())),
                        check("patient", key(edge.patient())),
                        TransactWriteItem.builder()
                                .put(put -> put.tableName("care")
                                        .item(Map.of(
                                                "source", AttributeValue.fromS(key(edge.doctor())),
                                                "target", AttributeValue.fromS(key(edge.patient())),
                                                "lastMeeting",
                                                        AttributeValue.fromS(edge.lastMeeting()
                                                                .toString()),
                                                "~w", AttributeValue.fromB(SdkBytes.fromByteArray(write))))
                                        .conditionExpression("attribute_not_exists(#s)")
                                        .expressionAttributeNames(Map.of("#s", "source"))
                                        .returnValuesOnConditionCheckFailure(
                                                ReturnValuesOnConditionCheckFailure.ALL_OLD))
                                .build())
                .build());
        return edge;
    }

    private static TransactWriteItem check(String table, String id) {
        return TransactWriteItem.builder()
                .conditionCheck(check -> check.tableName(table)
                        .key(Map.of("id", AttributeValue.fromS(id)))
                        .conditionExpression("attribute_exists(#v)")
                        .expressionAttributeNames(Map.of("#v", "~v"))
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD))
                .build();
    }

    /** A page of twenty edges, through the port. */
    @Benchmark
    public Object page() {
        return care.outgoing(doctor, PageRequest.first(20)).get();
    }

    /** The same query by hand, its rows read into edges. */
    @Benchmark
    public Object pageByHand() {
        List<Care> edges = new ArrayList<>();
        client.query(QueryRequest.builder()
                        .tableName("care")
                        .keyConditionExpression("#s = :s AND begins_with(#t, :t)")
                        .expressionAttributeNames(Map.of("#s", "source", "#t", "target"))
                        .expressionAttributeValues(
                                Map.of(":s", AttributeValue.fromS(key(doctor)), ":t", AttributeValue.fromS("n/")))
                        .limit(21)
                        .build())
                .items()
                .forEach(item -> edges.add(ImmutableCare.builder()
                        .doctor(Id.of(text(item, "source").substring(2)))
                        .patient(Id.of(text(item, "target").substring(2)))
                        .lastMeeting(Instant.parse(text(item, "lastMeeting")))
                        .build()));
        return edges;
    }

    private static String key(Id<?> id) {
        return "n/" + id.value();
    }

    private static String text(Map<String, AttributeValue> item, String name) {
        return Objects.requireNonNull(item.get(name)).s();
    }
}
