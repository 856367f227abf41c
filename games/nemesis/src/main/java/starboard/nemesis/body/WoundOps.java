package starboard.nemesis.body;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Who;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.ask.OneByOne;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.words.Reasons;

/** Ops of wounds (N16). */
public sealed interface WoundOps extends OpRule {

  /** Turns serious wounds face down (N16.4). */
  record DressSerious(Amount amount, @Default("self") Who who) implements WoundOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return s.crew().wounds(seat).isEmpty() ? Reasons.NO_WOUND : null;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      int count = amount.isAll() ? s.crew().wounds(seat).size() : amount.number();
      if (count >= s.crew().wounds(seat).size()) {
        for (int i = s.crew().wounds(seat).size() - 1; i >= 0; i--) s.crew().dress(seat, i);
      } else {
        s.then(new Healing.ChooseWound(on, seat, count, false));
      }
    }

    public DressSerious {
      amount.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public Text text() {
      return who.text(null, "op.dress-serious" + amount.suffix(), amount.number());
    }
  }

  /** Discards dressed serious wounds (N16.5). */
  record HealDressed(int amount, @Default("self") Who who) implements WoundOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return s.crew().dressed(seat).isEmpty() ? Reasons.NO_WOUND : null;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      if (amount >= s.crew().dressed(seat).size()) {
        for (int i = s.crew().dressed(seat).size() - 1; i >= 0; i--) s.crew().healDressed(seat, i);
      } else {
        s.then(new Healing.ChooseWound(on, seat, amount, true));
      }
    }

    @Override
    public Text text() {
      return who.text(null, "op.heal-dressed", amount);
    }
  }

  /** Removes light wounds (N16.5). */
  record HealLight(Amount amount, @Default("self") Who who) implements WoundOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return s.crew().lightWounds(seat) == 0 ? Reasons.NO_WOUND : null;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      int count = amount.isAll() ? s.crew().lightWounds(seat) : amount.number();
      s.crew().setLightWounds(seat, Math.max(0, s.crew().lightWounds(seat) - count));
    }

    public HealLight {
      amount.mustBeNumberOr(Amount.ALL);
    }

    @Override
    public Text text() {
      return who.text(null, "op.heal-light" + amount.suffix(), amount.number());
    }
  }

  /** Light wounds, one by one (N16.1, N16.8). */
  record LightWound(int amount, @Default("self") Who who, @Nullable Filter filter)
      implements WoundOps, OneByOne {
    @Override
    public Step<Nemesis> once(Seat seat) {
      return new Wounds.Light(seat);
    }

    @Override
    public Text text() {
      return who.text(filter, "op.light-wound", amount);
    }
  }

  /** Serious wounds, one by one (N16.2). */
  record SeriousWound(int amount, @Default("self") Who who, @Nullable Filter filter)
      implements WoundOps, OneByOne {
    @Override
    public Step<Nemesis> once(Seat seat) {
      return new Wounds.Serious(seat);
    }

    @Override
    public Text text() {
      return who.text(filter, "op.serious-wound", amount);
    }
  }

  /** Death with so many serious wounds, else some more of them (N14.5, N14.9). */
  record KillIfSerious(int atLeast, int elseSerious, @Default("self") Who who)
      implements WoundOps, OnCharacters {
    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      if (s.crew().seriousWounds(seat) >= atLeast) {
        s.tellFatal(seat, atLeast);
        s.then(new Wounds.Death(seat));
        return;
      }
      for (int i = 0; i < elseSerious; i++) s.then(new Wounds.Serious(seat));
    }

    @Override
    public Text text() {
      return who.text(null, "op.kill-if-serious", atLeast, elseSerious);
    }
  }
}
