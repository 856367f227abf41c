package starboard.kernel.game;

import java.util.regex.Pattern;
import starboard.kernel.chance.CommittedRng;
import starboard.kernel.chance.FastRng;
import starboard.kernel.chance.Rng;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** What a game's chance grows from. */
public sealed interface Seed {

  /** Numbers above this do not survive JSON readers that keep numbers as doubles. */
  long MAX_NUMBER = (1L << 53) - 1;

  Rng rng();

  static Seed of(long number) {
    return new Number(number);
  }

  /** A number from 0 to 2^53 - 1: the fast generator. */
  record Number(long number) implements Seed {
    public Number {
      if (number < 0 || number > MAX_NUMBER)
        throw new Refusal("bad-request", Text.of("error.seed-number"));
    }

    @Override
    public Rng rng() {
      return new FastRng(number);
    }
  }

  /** 64 hexadecimal digits and the players' entropy: the committed stream of a live table. */
  record Committed(String hex, String entropy) implements Seed {
    private static final Pattern DIGITS = Pattern.compile("[0-9a-f]{64}");

    public Committed {
      if (!DIGITS.matcher(hex).matches())
        throw new Refusal("bad-request", Text.of("error.seed-hex"));
    }

    @Override
    public Rng rng() {
      return new CommittedRng(hex, entropy);
    }
  }
}
