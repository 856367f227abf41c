package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import starboard.web.Limits;

/** How much one address may ask for is the host's to say. */
class QuotasTest {

  private static Limits limits(String... line) {
    Quotas quotas = new Quotas();
    new CommandLine(quotas).parseArgs(line);
    return quotas.limits();
  }

  @Test
  void whatIsNotSaidIsAsUsual() {
    assertThat(limits()).isEqualTo(Limits.STANDARD);
  }

  @Test
  void whatIsSaidHolds() {
    Limits own = limits("--requests", "7", "--lines", "12", "--kept", "900000");
    assertThat(own)
        .isEqualTo(
            Limits.STANDARD.withRequests(7, 70).withLines(12).withKept(900_000, Integer.MAX_VALUE));
  }
}
