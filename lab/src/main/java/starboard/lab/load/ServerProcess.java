package starboard.lab.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A server in a process of its own, with fresh data, ready to be asked; closing it ends it. */
final class ServerProcess implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("http://([^/ ]+)/");

  private final Process process;
  private final Path data;
  private final String address;
  private final double seconds;

  private ServerProcess(Process process, Path data, String address, double seconds) {
    this.process = process;
    this.data = data;
    this.address = address;
    this.seconds = seconds;
  }

  /**
   * Starts a server and waits until it says where it is.
   *
   * @param command the command line that serves, without options
   */
  static ServerProcess start(List<String> command) throws IOException {
    Path data = Files.createTempDirectory("load");
    List<String> line = new ArrayList<>(command);
    line.addAll(List.of("--host", "127.0.0.1", "--port", "0", "--no-limits"));
    line.addAll(List.of("--data", data.toString()));
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(line).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out = process.inputReader();
    for (String said = out.readLine(); said != null; said = out.readLine()) {
      Matcher matcher = ADDRESS.matcher(said);
      double seconds = (System.nanoTime() - start) / 1e9;
      if (matcher.find()) return new ServerProcess(process, data, matcher.group(1), seconds);
    }
    throw new IOException("the server did not start: " + String.join(" ", line));
  }

  /** Host and port. */
  String address() {
    return address;
  }

  /** How long it took until it said where it is. */
  double seconds() {
    return seconds;
  }

  @Override
  public void close() throws IOException {
    process.destroy();
    process.onExit().join();
    try (Stream<Path> files = Files.walk(data)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
    }
  }
}
