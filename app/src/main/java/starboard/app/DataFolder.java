package starboard.app;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Where a server keeps its tables. */
final class DataFolder {

  @Option(
      names = "--data",
      paramLabel = "FOLDER",
      descriptionKey = "data",
      defaultValue = "${env:STARBOARD_DATA:-starboard-data}")
  private Path path = Path.of("");

  Path in(Path start) {
    return start.resolve(path);
  }
}
