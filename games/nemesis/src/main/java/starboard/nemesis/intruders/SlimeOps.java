package starboard.nemesis.intruders;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Who;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.Reasons;

/** Ops of slime (N9.1). */
public sealed interface SlimeOps extends OpRule {

  /** Slimed. */
  record Slime(@Default("self") Who who, @Nullable Filter filter)
      implements SlimeOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return IntrudersState.of(s).isSlimed(seat) ? Reasons.ALREADY : null;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      Intruders.touched(s, seat);
    }

    @Override
    public Text text() {
      return who.text(filter, "op.slime");
    }
  }

  /** No longer slimed. */
  record RemoveSlime(@Default("self") Who who) implements SlimeOps, OnCharacters {

    private static final Text NOT_SLIMED = Text.of("refused.not-slimed");

    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return IntrudersState.of(s).isSlimed(seat) ? null : NOT_SLIMED;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      IntrudersState.of(s).removeSlime(seat);
    }

    @Override
    public Text text() {
      return who.text(null, "op.remove-slime");
    }
  }

  /** Whoever enters or searches here is slimed (N6.18). */
  record PassiveSlime(When moment) implements SlimeOps {

    /** When. */
    public enum When {
      ENTER,
      SEARCH
    }

    @Override
    public void entered(Nemesis s, Seat seat) {
      if (moment == When.ENTER) Intruders.touched(s, seat);
    }

    @Override
    public void searched(Nemesis s, Seat seat) {
      if (moment == When.SEARCH) Intruders.touched(s, seat);
    }

    @Override
    public @Nullable String mark() {
      return moment == When.ENTER ? "slime" : null;
    }

    @Override
    public Text text() {
      return Text.of("op.passive-slime." + Spelling.of(moment));
    }
  }
}
