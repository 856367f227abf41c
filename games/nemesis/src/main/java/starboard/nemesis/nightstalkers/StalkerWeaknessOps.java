package starboard.nemesis.nightstalkers;

import java.util.List;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.term.AttackId;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.words.OpTexts;

/** Ops of weaknesses of the Night Stalkers (L19.2). */
public sealed interface StalkerWeaknessOps extends OpRule {

  /** Your danger is silence while no Intruder out of combat is next door. */
  record DangerAsSilence() implements StalkerWeaknessOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.DANGER_AS_SILENCE ? 1 : value;
    }
  }

  /** Your attack that destroys an egg destroys more, and nobody hears it. */
  record EggBonus(int eggs, Noise noise) implements StalkerWeaknessOps {

    /** The noise roll after it. */
    public enum Noise {
      NONE
    }

    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return switch (matter) {
        case EGGS -> value + eggs;
        case EGG_NOISE -> 0;
        default -> value;
      };
    }

    @Override
    public Text text() {
      return Text.of("op.egg-bonus", eggs);
    }
  }

  /** One more attack card may be turned after a check; only its retreat arrow counts. */
  record ExtraRetreatCard() implements StalkerWeaknessOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.EXTRA_RETREAT ? 1 : value;
    }
  }

  /** The dark part of these attack cards does nothing to you when that type attacks. */
  record IgnoreAttackDark(TypeId attacker, List<AttackId> cards) implements StalkerWeaknessOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      boolean ignored =
          matter == Quantity.DARK_PART
              && (about & 0xFF) == attacker.index()
              && AttackId.among(cards, about >>> 8);
      return ignored ? 0 : value;
    }

    @Override
    public Text text() {
      List<Text> names = cards.stream().map(AttackId::name).limit(1).toList();
      return Text.of("op.ignore-attack-dark", Arg.of(attacker.name()), Arg.of(OpTexts.list(names)));
    }
  }
}
