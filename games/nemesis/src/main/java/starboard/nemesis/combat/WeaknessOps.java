package starboard.nemesis.combat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.MoreOrLess;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.term.Cause;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.TypeId;
import starboard.nemesis.words.OpTexts;

/** Ops of weaknesses, in force while they are face up (N17.3). */
public sealed interface WeaknessOps extends OpRule {

  /** A side of the combat die counts as another against this type (N11.3). */
  record FaceMap(TypeId target, Face from, Face to) implements WeaknessOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.FACE && about == target.index() && value == from.ordinal()
          ? to.ordinal()
          : value;
    }

    @Override
    public Text text() {
      return Text.of(
          "op.face-map",
          Arg.of(target.name()),
          Arg.of(OpTexts.face(from)),
          Arg.of(OpTexts.face(to)));
    }
  }

  /** More injuries whenever this cause deals at least 1. */
  record BonusInjury(Cause cause, @Nullable TypeId target, int amount)
      implements WeaknessOps, MoreOrLess {
    @Override
    public Quantity quantity() {
      return Quantity.INJURIES;
    }

    @Override
    public boolean isAbout(int injury) {
      if (target != null && injury != Quantity.injury(cause, target.index())) return false;
      return injury >>> 8 == cause.ordinal();
    }

    @Override
    public Text text() {
      String key = "op.bonus-injury." + Spelling.of(cause);
      Text more = Text.of(key, amount);
      return target == null
          ? more
          : Text.of("op.bonus-injury.target", Arg.of(target.name()), Arg.of(more));
    }
  }

  /** Changes the token number compared in an encounter (N10.5). */
  record SurpriseThreshold(int amount, int min) implements WeaknessOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.SURPRISE_NUMBER
          ? Math.max(Math.min(min, value), value + amount)
          : value;
    }

    @Override
    public Text text() {
      return Text.of("op.surprise-threshold", Arg.word(OpTexts.signed(amount)), Arg.of(min));
    }
  }

  /** Only these types destroy a closed door; others facing one just stay. */
  record DoorBreakers(List<TypeId> types) implements WeaknessOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.BREAKS_DOORS && (TypeId.mask(types) >>> about & 1) == 0 ? 0 : value;
    }

    @Override
    public Text text() {
      return Text.of("op.door-breakers", Arg.of(OpTexts.types(types)));
    }
  }

  /** A Bite of that type gives 1 light wound and nothing else. */
  record BiteLight(TypeId attacker) implements WeaknessOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.BLUNTED && about == attacker.index() ? 1 : value;
    }

    @Override
    public Text text() {
      return Text.of("op.bite-light", Arg.of(attacker.name()));
    }
  }

  /** Changes the health total, once per check (N13.3). */
  record Health(int amount) implements WeaknessOps, MoreOrLess {
    @Override
    public Quantity quantity() {
      return Quantity.HEALTH;
    }

    @Override
    public Text text() {
      return Text.of("op.health", Arg.word(OpTexts.signed(amount)));
    }
  }
}
