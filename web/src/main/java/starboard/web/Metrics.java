package starboard.web;

import io.javalin.http.Context;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.CounterWithCallback;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntSupplier;
import starboard.table.command.Command;

/** What the server counts and times, for Prometheus. */
final class Metrics implements Timers {

  private static final double SECOND = 1e9;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final PrometheusRegistry registry = new PrometheusRegistry();
  private final Counter work =
      Counter.builder()
          .name("starboard_work_seconds")
          .help("Processor time of showing tables, by what it went into.")
          .labelNames("into")
          .register(registry);
  private final Counter commands =
      Counter.builder()
          .name("starboard_commands")
          .help("Commands carried out and durable.")
          .labelNames("command")
          .register(registry);
  private final Histogram durable =
      Histogram.builder()
          .name("starboard_command_seconds")
          .help("Time from a command to its durable answer.")
          .classicUpperBounds(.001, .002, .005, .01, .02, .05, .1, .2, .5, 1, 5)
          .register(registry);
  private final Counter bytes =
      Counter.builder()
          .name("starboard_socket_characters")
          .help("Characters sent over sockets.")
          .register(registry);
  private final Counter messages =
      Counter.builder()
          .name("starboard_socket_messages")
          .help("Messages sent over sockets.")
          .register(registry);

  Metrics() {
    JvmMetrics.builder().register(registry);
    CounterWithCallback.builder()
        .name("starboard_cpu_seconds")
        .help("Processor time of the living threads, by what they are for.")
        .labelNames("threads")
        .callback(Metrics::processors)
        .register(registry);
  }

  /** Threads are told apart by the letters their names begin with. */
  private static void processors(CounterWithCallback.Callback callback) {
    SortedMap<String, Double> seconds = new TreeMap<>();
    for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
      if (thread == null) continue;
      long nanos = THREADS.getThreadCpuTime(thread.getThreadId());
      String group = thread.getThreadName().replaceAll("[-# 0-9].*", "");
      if (nanos > 0) seconds.merge(group, nanos / SECOND, Double::sum);
    }
    seconds.forEach((group, sum) -> callback.call(sum, group));
  }

  void sockets(IntSupplier open) {
    gauge("starboard_sockets", "Open sockets.", open);
  }

  void lines(IntSupplier open) {
    gauge("starboard_lines", "Open lines that do not come from a trusted proxy.", open);
  }

  void waiting(IntSupplier requests) {
    gauge("starboard_waiting", "Requests that wait for news.", requests);
  }

  void tables(IntSupplier inMemory) {
    gauge("starboard_tables", "Tables in memory.", inMemory);
  }

  void well(IntSupplier well) {
    gauge(
        "starboard_store_well", "1 if the log can be written, 0 if the disk takes nothing.", well);
  }

  private void gauge(String name, String help, IntSupplier value) {
    GaugeWithCallback.builder()
        .name(name)
        .help(help)
        .callback(gauge -> gauge.call(value.getAsInt()))
        .register(registry);
  }

  void ordered(Command command, long since) {
    commands.labelValues(command.getClass().getSimpleName().toLowerCase(Locale.ROOT)).inc();
    durable.observe((System.nanoTime() - since) / SECOND);
  }

  void sent(int length) {
    messages.inc();
    bytes.inc(length);
  }

  /** Virtual threads have no processor time of their own. */
  @Override
  public long now() {
    return Thread.currentThread().isVirtual()
        ? System.nanoTime()
        : THREADS.getCurrentThreadCpuTime();
  }

  @Override
  public long scene(long since) {
    return spent("scene", since);
  }

  @Override
  public long json(long since) {
    return spent("json", since);
  }

  @Override
  public long delta(long since) {
    return spent("delta", since);
  }

  private long spent(String into, long since) {
    long now = now();
    work.labelValues(into).inc((now - since) / SECOND);
    return now;
  }

  void write(Context request) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    PrometheusTextFormatWriter.create().write(out, registry.scrape());
    request.contentType(PrometheusTextFormatWriter.CONTENT_TYPE).result(out.toByteArray());
  }
}
