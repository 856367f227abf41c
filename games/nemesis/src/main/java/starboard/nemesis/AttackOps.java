package starboard.nemesis;

import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;

/** Ops of Intruder attacks (N14.7, N14.8). */
public sealed interface AttackOps extends Op {

  /** The attacking creeper becomes a breeder (N14.7). */
  record TransformCreeper() implements AttackOps {
    @Override
    public Text text() {
      return Text.of("op.transform-creeper");
    }
  }

  /** A changed attacker attacks once more (N14.7). */
  record AttackAgain(@Default("any") Hand hand, @Default("false") boolean surprise)
      implements AttackOps {

    /** Which hand the target must have. */
    public enum Hand {
      ANY,
      EMPTY
    }

    @Override
    public Text text() {
      return Text.of("op.attack-again." + OpTexts.word(hand) + (surprise ? ".surprise" : ""));
    }
  }

  /** Draws a token and places that Intruder here (N14.8). */
  record Summon() implements AttackOps {
    @Override
    public Text text() {
      return Text.of("op.summon");
    }
  }
}
