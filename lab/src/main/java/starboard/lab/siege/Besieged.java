package starboard.lab.siege;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, on a folder that outlives it. */
final class Besieged implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("http://localhost:([0-9]+)/");
  private static final Path PRLIMIT = Path.of("/usr/bin/prlimit");
  private static final String JOURNAL = "starboard.db-wal";

  /** The index of the journal has that size from the start. */
  private static final long SHARED_BYTES = 32_768;

  /** What a full disk still takes, so that it fills in the middle of writing. */
  private static final long LAST_BYTES = 20_000;

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  private final HttpClient client;
  private final Process process;
  private final Path folder;
  private final int port;

  /** When its process was begun. */
  final long started;

  private Besieged(HttpClient client, Process process, Path folder, int port, long started) {
    this.client = client;
    this.process = process;
    this.folder = folder;
    this.port = port;
    this.started = started;
  }

  /** Starts what the command says, on that folder and a free port. */
  static Besieged start(HttpClient client, List<String> command, Path folder) throws IOException {
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of("serve", "--port", "0", "--host", "127.0.0.1", "--no-limits", "--hurry"));
    line.addAll(List.of("--data", folder.toString()));
    Path log = folder.resolveSibling(folder.getFileName() + ".log");
    long started = System.nanoTime();
    Process process =
        new ProcessBuilder(line)
            .redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()))
            .start();
    BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
    for (String said = out.readLine(); said != null; said = out.readLine()) {
      Matcher address = ADDRESS.matcher(said);
      if (address.find()) {
        int port = Integer.parseInt(address.group(1));
        return new Besieged(client, process, folder, port, started);
      }
    }
    throw new IOException("the server did not start; see " + log);
  }

  HttpResponse<String> get(String path, String secrets) throws IOException, InterruptedException {
    return send(request(path).header("Authorization", "Bearer " + secrets).GET());
  }

  HttpResponse<String> post(String path, String secrets, String body)
      throws IOException, InterruptedException {
    return send(
        request(path)
            .header("Authorization", "Bearer " + secrets)
            .POST(HttpRequest.BodyPublishers.ofString(body)));
  }

  int health() throws IOException, InterruptedException {
    return get("/health", "").statusCode();
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).timeout(PATIENCE);
  }

  URI socket(String path) {
    return URI.create("ws://127.0.0.1:" + port + path);
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  boolean alive() {
    return process.isAlive();
  }

  /** SIGKILL: no goodbye, no flushing. */
  void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  /** Whether this machine lets us limit what a process writes. */
  static boolean canFillTheDisk() {
    return Files.isExecutable(PRLIMIT);
  }

  /** From now on the journal of its log grows by a few pages only, and no file beyond that. */
  void fillTheDisk() throws IOException, InterruptedException {
    long journal = folder.resolve(JOURNAL).toFile().length();
    limit(String.valueOf(Math.max(journal, SHARED_BYTES) + LAST_BYTES));
  }

  void freeTheDisk() throws IOException, InterruptedException {
    limit("unlimited");
  }

  private void limit(String bytes) throws IOException, InterruptedException {
    String[] command = {PRLIMIT.toString(), "--pid", "" + process.pid(), "--fsize=" + bytes + ":"};
    if (new ProcessBuilder(command).start().waitFor() != 0) throw new IOException("prlimit failed");
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
