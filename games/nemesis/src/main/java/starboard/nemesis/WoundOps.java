package starboard.nemesis;

import org.jspecify.annotations.Nullable;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;

/** Ops of wounds and slime (N9.1, N16). */
public sealed interface WoundOps extends Op {

  /** Turns serious wounds face down (N16.4). */
  record DressSerious(Amount amount, @Default("self") Who who) implements WoundOps {
    public DressSerious {
      amount.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public Text text() {
      return OpTexts.of(who, null, "op.dress-serious" + amount.suffix(), amount.number());
    }
  }

  /** Discards dressed serious wounds (N16.5). */
  record HealDressed(int amount, @Default("self") Who who) implements WoundOps {
    @Override
    public Text text() {
      return OpTexts.of(who, null, "op.heal-dressed", amount);
    }
  }

  /** Removes light wounds (N16.5). */
  record HealLight(Amount amount, @Default("self") Who who) implements WoundOps {
    public HealLight {
      amount.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public Text text() {
      return OpTexts.of(who, null, "op.heal-light" + amount.suffix(), amount.number());
    }
  }

  /** Light wounds, one by one (N16.1, N16.8). */
  record LightWound(int amount, @Default("self") Who who, @Nullable Filter filter)
      implements WoundOps {
    @Override
    public Text text() {
      return OpTexts.of(who, filter, "op.light-wound", amount);
    }
  }

  /** Death with so many serious wounds, else some more of them (N14.5, N14.9). */
  record KillIfSerious(int atLeast, int elseSerious, @Default("self") Who who) implements WoundOps {
    @Override
    public Text text() {
      return OpTexts.of(who, null, "op.kill-if-serious", atLeast, elseSerious);
    }
  }

  /** Slime (N9.1). */
  record Slime(@Default("self") Who who, @Nullable Filter filter) implements WoundOps {
    @Override
    public Text text() {
      return OpTexts.of(who, filter, "op.slime");
    }
  }

  /** No longer slimed (N9.1). */
  record RemoveSlime(@Default("self") Who who) implements WoundOps {
    @Override
    public Text text() {
      return OpTexts.of(who, null, "op.remove-slime");
    }
  }
}
