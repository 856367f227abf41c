package starboard.nemesis.nightstalkers;

import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;

/** Ops of serious wounds at the Mars base, in force while they are not dressed (L18.1). */
public sealed interface InjuryOps extends OpRule {

  /** The track holds only so many light wounds: the next is a serious one. */
  record LightWoundLimit(int amount) implements InjuryOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.LIGHT_WOUNDS ? Math.min(value, amount) : value;
    }

    @Override
    public Text text() {
      return Text.of("op.light-wound-limit", amount);
    }
  }

  /** No Careful moves. */
  record NoCarefulMove() implements InjuryOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.CAREFUL_MOVES ? 0 : value;
    }
  }

  /** No rerolls, and always the combat die. */
  record PoorAim() implements InjuryOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.POOR_AIM ? 1 : value;
    }
  }
}
