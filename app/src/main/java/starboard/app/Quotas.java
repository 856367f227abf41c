package starboard.app;

import picocli.CommandLine.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.web.Limits;

/** How much one address may ask of a server: a whole club behind one address needs more. */
final class Quotas {

  private static final int SECONDS_AT_ONCE = 10;
  private static final int KEPT_SECONDS_AT_ONCE = 4_000;

  @Option(names = "--requests", paramLabel = "N", defaultValue = "${env:STARBOARD_REQUESTS:-200}")
  private int requests;

  @Option(names = "--lines", paramLabel = "N", defaultValue = "${env:STARBOARD_LINES:-1000}")
  private int lines;

  @Option(names = "--kept", paramLabel = "BYTES", defaultValue = "${env:STARBOARD_KEPT:-5000}")
  private int kept;

  /** For benchmarks: one address may ask for as much as it likes. */
  @Option(names = "--no-limits", hidden = true)
  private boolean none;

  Limits limits() {
    if (none) return Limits.BENCHMARK;
    return Limits.STANDARD
        .withRequests(some("--requests", requests), times(requests, SECONDS_AT_ONCE))
        .withLines(some("--lines", lines))
        .withKept(some("--kept", kept), times(kept, KEPT_SECONDS_AT_ONCE));
  }

  private static int some(String option, int number) {
    if (number >= 1) return number;
    throw new Refusal(
        "bad-request", Text.of("cli.error.too-few", Arg.word(option), Arg.of(number)));
  }

  private static int times(int number, int seconds) {
    return Math.toIntExact(Math.min(Integer.MAX_VALUE, (long) number * seconds));
  }
}
