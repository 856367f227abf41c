package starboard.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The program as players start it, in a process of its own, with its store in the build folder. */
final class Program implements AutoCloseable {
  private static final Pattern ADDRESS = Pattern.compile("http://localhost:\\d+");

  private final Process process;
  private final String address;

  Program() {
    try {
      Path data = Files.createTempDirectory(Files.createDirectories(Path.of("target")), "tables");
      process =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-cp",
                  System.getProperty("java.class.path"),
                  "--enable-native-access=ALL-UNNAMED",
                  "starboard.app.Main",
                  "serve",
                  "--port",
                  "0",
                  "--data",
                  data.toString())
              .redirectError(data.resolve("server.log").toFile())
              .start();
      address = readAddress(process.inputReader());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String readAddress(BufferedReader said) throws IOException {
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher found = ADDRESS.matcher(line);
      if (found.find()) return found.group();
    }
    throw new IOException("the server said no address");
  }

  String address() {
    return address;
  }

  @Override
  public void close() {
    process.destroy();
  }
}
