package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** {@code ./starboard} finds a JDK, builds when it must and keeps standard output clean. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a bash script")
class LauncherTest {

  @Test
  void passesItsScript() throws IOException, InterruptedException {
    Process script =
        new ProcessBuilder("bash", "scripts/test-launcher")
            .directory(Path.of("..").toFile())
            .redirectErrorStream(true)
            .start();
    script.getOutputStream().close();
    String report = new String(script.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(script.waitFor()).as(report).isZero();
  }
}
