package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import starboard.lab.siege.Siege;

/**
 * A short siege: kills under load, full disks, floods and bombs. How long things take is for the
 * long one to say ({@code scripts/siege}), on a quiet machine.
 */
class SiegeTest {

  private static final int KILLS = 6;

  @Test
  void nothingAcknowledgedIsLostAndNothingRefusedIsKept(@TempDir Path folder)
      throws IOException, InterruptedException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            Main.class.getName());
    Siege.Outcome outcome = new Siege(command, folder.resolve("tables"), 12).run(KILLS, 2, 4);
    assertThat(outcome.faults()).isEmpty();
    assertThat(outcome.kills()).isEqualTo(KILLS);
    assertThat(outcome.acknowledged()).isPositive();
    assumeTrue(Siege.canFillTheDisk(), "needs prlimit to limit a process");
    assertThat(outcome.fullDisks()).isEqualTo(2);
    assertThat(outcome.refused()).isGreaterThanOrEqualTo(2);
  }
}
