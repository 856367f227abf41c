package starboard.nemesis.combat;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.Reasons;

/** Ops of Intruder attacks (N14.7, N14.8). */
public sealed interface AttackOps extends OpRule {

  /** A changed attacker attacks once more (N14.7). */
  record AttackAgain(@Default("any") Hand hand, @Default("false") boolean surprise)
      implements AttackOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (!on.isAttack() || !on.hasYou()) return Reasons.NO_TARGET;
      int grown = s.creatures().grownInto(on.figure());
      if (grown == Nemesis.NONE || !Attack.canStrike(s, grown, on.you())) return Reasons.NO_TARGET;
      return hand == Hand.EMPTY && !s.cards().hand(on.you()).isEmpty()
          ? Reasons.HAND_NOT_EMPTY
          : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Attack(s.creatures().grownInto(on.figure()), on.you(), surprise));
    }

    /** Which hand the target must have. */
    public enum Hand {
      ANY,
      EMPTY
    }

    @Override
    public Text text() {
      return Text.of("op.attack-again." + Spelling.of(hand) + (surprise ? ".surprise" : ""));
    }
  }

  /** An encounter whose Intruder makes no attack for now (N14.8). */
  record Summon() implements AttackOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return !on.hasYou() || on.room() == Nemesis.NONE ? Reasons.NO_ROOM : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.meet(on.you(), on.room());
      s.interior().clearNoiseAround(on.room());
      s.rules().species().summoned(s, s.creatures().drawToken(), on.room());
    }
  }
}
