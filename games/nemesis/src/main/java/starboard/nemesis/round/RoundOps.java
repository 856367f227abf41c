package starboard.nemesis.round;

import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.body.Passing;
import starboard.nemesis.opposition.IntruderPlayer;

/** Ops of the round (N3). */
public sealed interface RoundOps extends OpRule {

  /** Everybody passes; a step of this round's Event phase is left out (N27.16). */
  record EndPlayerPhase(Skip skip) implements RoundOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.clock().skipAttack();
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (!s.takesTurns(seat) || s.crew().hasPassed(seat)) continue;
        s.then(
            s.opposition().isIntruderPlayer(seat)
                ? new IntruderPlayer.Pass(seat)
                : new Passing(seat));
      }
    }

    /** Which step. */
    public enum Skip {
      INTRUDER_ATTACK
    }
  }
}
