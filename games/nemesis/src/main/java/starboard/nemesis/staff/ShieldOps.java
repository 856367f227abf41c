package starboard.nemesis.staff;

import java.util.List;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.words.OpTexts;

/** Ops of what keeps harm away. */
public sealed interface ShieldOps extends OpRule {

  /** No slime or no contamination card, once. */
  record CancelContact() implements ShieldOps {}

  /** One wound of that kind is not suffered. */
  record CancelWound(Kind kind) implements ShieldOps {

    /** Which wounds. */
    public enum Kind {
      SERIOUS
    }
  }

  /** The attack aimed at you is aimed at another Character in your room. */
  record RedirectAttack() implements ShieldOps {
    @Override
    public boolean answers(Nemesis s, Seat seat, Trigger trigger) {
      return trigger == Trigger.TARGETED_BY_INTRUDER;
    }
  }

  /** No noise roll in that step. */
  record SkipNoiseRoll(Step step) implements ShieldOps {

    /** Which step. */
    public enum Step {
      BAG_DEVELOPMENT
    }

    @Override
    public boolean answers(Nemesis s, Seat seat, Trigger trigger) {
      return trigger == Trigger.BEFORE_OWN_NOISE_ROLL;
    }
  }

  /** These do nothing to you. */
  record PassiveImmune(List<Harm> to) implements ShieldOps {

    /** What. */
    public enum Harm {
      /** Light wounds from a burning room. */
      FIRE_WOUND,
      SLIME
    }

    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return switch (matter) {
        case SLIME_PROOF -> to.contains(Harm.SLIME) ? 1 : value;
        case FIRE_PROOF -> to.contains(Harm.FIRE_WOUND) ? 1 : value;
        default -> value;
      };
    }

    @Override
    public Text text() {
      List<Text> harms =
          to.stream().map(harm -> Text.of("op.passive-immune." + Spelling.of(harm))).toList();
      return Text.of("op.passive-immune", Arg.of(OpTexts.list(harms)));
    }
  }
}
