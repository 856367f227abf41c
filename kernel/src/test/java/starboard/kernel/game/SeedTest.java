package starboard.kernel.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import starboard.kernel.chance.CommittedRng;
import starboard.kernel.chance.FastRng;
import starboard.kernel.words.Refusal;

class SeedTest {

  private static final String DIGITS = "0123456789abcdef".repeat(4);

  private static void refused(ThrowingCallable seed) {
    assertThatThrownBy(seed)
        .isInstanceOfSatisfying(
            Refusal.class, refusal -> assertThat(refusal.code()).isEqualTo("bad-request"));
  }

  @Test
  void aNumberFromZeroToTheLargestThatSurvivesADouble() {
    assertThat(Seed.of(0).rng()).isEqualTo(new FastRng(0));
    assertThat(Seed.of(Seed.MAX_NUMBER).rng()).isEqualTo(new FastRng(9007199254740991L));
    assertThat((long) (double) Seed.MAX_NUMBER).isEqualTo(Seed.MAX_NUMBER);
    refused(() -> Seed.of(-1));
    refused(() -> Seed.of(Seed.MAX_NUMBER + 1));
  }

  @Test
  void aCommittedSeedIs64LowerCaseHexadecimalDigits() {
    assertThat(new Seed.Committed(DIGITS, "").rng()).isEqualTo(new CommittedRng(DIGITS, ""));
    refused(() -> new Seed.Committed("", ""));
    refused(() -> new Seed.Committed(DIGITS.substring(1), ""));
    refused(() -> new Seed.Committed(DIGITS + "0", ""));
    refused(() -> new Seed.Committed(DIGITS.replace('a', 'A'), ""));
    refused(() -> new Seed.Committed(DIGITS.replace('a', 'g'), ""));
    refused(() -> new Seed.Committed(DIGITS + "\n", ""));
  }
}
