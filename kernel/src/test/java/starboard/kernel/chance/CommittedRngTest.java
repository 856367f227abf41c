package starboard.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;
import starboard.kernel.seats.Seat;
import starboard.kernel.toy.Toy;
import starboard.kernel.toy.Toy.Chance;
import starboard.kernel.toy.ToyGame;

class CommittedRngTest {

  private static final String SEED =
      "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
  private static final BigInteger ALL = BigInteger.TWO.pow(64);

  /** What the generator has to give, written out once more with big numbers. */
  private static int expected(String entropy, String stream, long position, int bound) {
    BigInteger limit = ALL.subtract(BigInteger.ONE).divide(BigInteger.valueOf(bound));
    limit = limit.multiply(BigInteger.valueOf(bound));
    for (int attempt = 0; ; attempt++) {
      BigInteger bits = block(entropy, stream, position, attempt);
      if (bits.compareTo(limit) < 0) return bits.mod(BigInteger.valueOf(bound)).intValue();
    }
  }

  private static BigInteger block(String entropy, String stream, long position, int attempt) {
    try {
      var message = new ByteArrayOutputStream();
      var out = new DataOutputStream(message);
      out.write(entropy.getBytes(StandardCharsets.UTF_8));
      out.writeByte(0);
      out.write(stream.getBytes(StandardCharsets.UTF_8));
      out.writeByte(0);
      out.writeLong(position);
      out.writeInt(attempt);
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(HexFormat.of().parseHex(SEED), "HmacSHA256"));
      return new BigInteger(1, Arrays.copyOf(mac.doFinal(message.toByteArray()), 8));
    } catch (IOException | GeneralSecurityException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  void drawsAreWhatTheSeedSays() {
    for (String entropy : new String[] {"", "salt", "žluťoučký kůň"}) {
      Rng rng = new CommittedRng(SEED, entropy);
      for (int bound : new int[] {1, 2, 6, 10, 1000, Integer.MAX_VALUE}) {
        for (long position : new long[] {0, 1, 2, 255, 256, 1L << 40}) {
          assertThat(rng.draw(Chance.CARDS, position, bound))
              .isEqualTo(expected(entropy, "CARDS", position, bound));
        }
      }
    }
  }

  @Test
  void theSameNumbersOnEveryMachineForever() {
    Rng rng = new CommittedRng(SEED, "salt");
    int[] draws = new int[8];
    for (int i = 0; i < draws.length; i++) draws[i] = rng.draw(Chance.DICE, i, 6);
    assertThat(draws).containsExactly(3, 0, 5, 4, 5, 3, 1, 5);
  }

  @Test
  void seedEntropyStreamAndPositionMatter() {
    int bound = Integer.MAX_VALUE;
    String other = SEED.replace("00", "01");
    assertThat(
            new int[] {
              new CommittedRng(SEED, "a").draw(Chance.DICE, 0, bound),
              new CommittedRng(other, "a").draw(Chance.DICE, 0, bound),
              new CommittedRng(SEED, "b").draw(Chance.DICE, 0, bound),
              new CommittedRng(SEED, "").draw(Chance.DICE, 0, bound),
              new CommittedRng(SEED, "a").draw(Chance.CARDS, 0, bound),
              new CommittedRng(SEED, "a").draw(Chance.DICE, 1, bound)
            })
        .doesNotHaveDuplicates();
  }

  @Test
  void everyFaceComesUpAboutEquallyOften() {
    Rng rng = new CommittedRng(SEED, "");
    int[] faces = new int[6];
    for (int i = 0; i < 6000; i++) faces[rng.draw(Chance.DICE, i, 6)]++;
    for (int times : faces) assertThat(times).isBetween(880, 1120);
  }

  @Test
  void aGameCannotTellWhichGeneratorIsIn() {
    Toy s = ToyGame.play(Toy.ask(Seat.ONE, "ready", "yes", "no").then(new Toy.Roll()));
    s.useChance(new CommittedRng(SEED, "salt"));
    s.say(Seat.ONE, "yes");
    int face = expected("salt", "DICE", 0, 6) + 1;
    assertThat(s.diary()).containsExactly("ready=yes", "rolled " + face);
  }
}
