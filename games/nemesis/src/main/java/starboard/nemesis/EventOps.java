package starboard.nemesis;

import java.util.List;
import starboard.kernel.Arg;
import starboard.kernel.Text;

/** Ops of events and of cards that copy them. */
public sealed interface EventOps extends Op {

  /** Intruders of these types go to a neighbouring room with a Character (N27.13). */
  record Hunt(List<TypeId> types) implements EventOps {
    @Override
    public Text text() {
      return Text.of("op.hunt", Arg.of(OpTexts.types(types)));
    }
  }

  /** Every Intruder not in combat leaves the board, its token goes into the bag (N27.4). */
  record Lurking() implements EventOps {
    @Override
    public Text text() {
      return Text.of("op.lurking");
    }
  }

  /** Larvae hatch (N27.9). */
  record Eclosion(Carriers carriers, int draw) implements EventOps {

    /** What happens to those with a larva. */
    public enum Carriers {
      DIE,
      SCAN
    }

    @Override
    public Text text() {
      return OpTexts.sentences(
          List.of(
              Text.of("op.eclosion.carriers." + OpTexts.word(carriers)),
              Text.of("op.eclosion", draw)));
    }
  }

  /** An encounter for each Character in the Nest or carrying an egg (N10.10). */
  record EggProtection() implements EventOps {
    @Override
    public Text text() {
      return Text.of("op.egg-protection");
    }
  }

  /** An egg hatches in the Nest (N27.10). */
  record Hatching() implements EventOps {
    @Override
    public Text text() {
      return Text.of("op.hatching");
    }
  }

  /** Chooses one of the top event cards and carries it out (N27.23). */
  record ChooseEvent(int draw) implements EventOps {
    @Override
    public Text text() {
      return Text.of("op.choose-event", draw);
    }
  }
}
