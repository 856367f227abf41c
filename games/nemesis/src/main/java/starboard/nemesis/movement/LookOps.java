package starboard.nemesis.movement;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.Reasons;

/** Ops of looking (N19.16, N19.18). */
public sealed interface LookOps extends OpRule {

  /** Sees secretly so many unexplored tiles, perhaps with their tokens (N19.18). */
  record PeekRoom(int tiles, boolean token) implements LookOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return Peeking.unexplored(s) == 0 ? Reasons.ALL_EXPLORED : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Peeking.ChooseTile(on, this, tiles, 0));
    }

    @Override
    public Text text() {
      return Text.of("op.peek-room" + (token ? ".token" : ""), tiles);
    }
  }

  /** Sees secretly objective cards of another player (N27.24). */
  record PeekObjective(@Default("any") Target target, @Default("one") Cards cards)
      implements LookOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      for (int i = 0; i < s.players(); i++) if (isOpenTo(s, Seat.of(i), on)) return null;
      return Reasons.NOBODY;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Peeking.ChooseOwner(on, this));
    }

    /** N27.24 Any other player whose Character is not dead. */
    boolean isOpenTo(Nemesis s, Seat owner, Occasion on) {
      if (owner.index() == on.seat()
          || s.crew().isDead(owner)
          || s.briefing().objectives(owner).isEmpty()) {
        return false;
      }
      return target == Target.ANY || s.crew().hasSentSignal(owner);
    }

    /** Whose. */
    public enum Target {
      ANY,
      SIGNAL_SENT
    }

    /** How many. */
    public enum Cards {
      ONE,
      ALL
    }

    @Override
    public Text text() {
      Text whose = Text.of("op.peek-objective.target." + Spelling.of(target));
      return Text.of("op.peek-objective." + Spelling.of(cards), Arg.of(whose));
    }
  }

  /** Sees secretly the top event card; leaves it or puts it under the deck. */
  record PeekEvent() implements LookOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.intruderDecks().eventDeck().isEmpty() && s.intruderDecks().eventDiscard().isEmpty()
          ? Reasons.NO_TARGET
          : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.intruderDecks().lookAtEvent(on.you());
      s.then(new Peeking.BuryEvent(on));
    }
  }
}
