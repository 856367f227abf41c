package starboard.browser;

import com.microsoft.playwright.impl.driver.Driver;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** TypeScript's checker, run by the Node.js that Playwright brings along. */
final class TypeChecker {

  private static final String MARK = "/META-INF/maven/org.webjars.npm/typescript/pom.xml";
  private static final Path UNPACKED = Path.of("target", "typescript");

  private TypeChecker() {}

  /** What it says; empty if there is nothing wrong. */
  static String run(String... arguments) throws IOException, InterruptedException {
    Path lib = unpacked();
    Map<String, String> env = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    String node =
        Driver.ensureDriverInstalled(env, false).createProcessBuilder().command().getFirst();
    List<String> command = new ArrayList<>(List.of(node, lib.resolve("tsc.js").toString()));
    command.addAll(List.of(arguments));
    Process checker = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(checker.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = checker.waitFor();
    return code == 0 || !said.isBlank() ? said : "the checker ended with " + code;
  }

  /** The folder with the checker and the types of browsers, taken out of its archive once. */
  private static Path unpacked() throws IOException {
    Files.createDirectories(UNPACKED);
    try (FileSystem archive = FileSystems.newFileSystem(URI.create(archive()), Map.of())) {
      Path versions = archive.getPath("META-INF/resources/webjars/typescript");
      try (Stream<Path> only = Files.list(versions)) {
        Path lib = only.findFirst().orElseThrow().resolve("lib");
        try (Stream<Path> files = Files.list(lib)) {
          for (Path file : files.filter(TypeChecker::isNeeded).toList()) {
            Path copy = UNPACKED.resolve(file.getFileName().toString());
            Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
          }
        }
      }
    }
    return UNPACKED.toAbsolutePath();
  }

  private static boolean isNeeded(Path file) {
    String name = file.getFileName().toString();
    return name.equals("tsc.js") || name.equals("_tsc.js") || name.startsWith("lib.");
  }

  private static String archive() throws IOException {
    try {
      var mark = TypeChecker.class.getResource(MARK);
      if (mark == null) throw new IOException("no archive of TypeScript on the class path");
      String place = mark.toURI().toString();
      return place.substring(0, place.indexOf('!'));
    } catch (URISyntaxException impossible) {
      throw new IOException(impossible);
    }
  }
}
