package starboard.nemesis.intruders;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.body.Contamination;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of growing up: larvae hatch, a creeper changes. */
public sealed interface LarvaOps extends OpRule {

  /** Larvae hatch (N27.9). */
  record Eclosion(Carriers carriers, int draw) implements LarvaOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.crew().isAnyoneInPlay() ? null : Reasons.NOBODY;
    }

    /** The carriers first; who is one is settled before the first of them dies. */
    @Override
    public void happen(Nemesis s, Occasion on) {
      IntrudersState state = IntrudersState.of(s);
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (!s.crew().isInPlay(seat) || !state.hasLarva(seat)) continue;
        s.then(carriers == Carriers.DIE ? new Burst(seat) : new ScanNew(seat));
      }
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (s.crew().isInPlay(seat) && !state.hasLarva(seat)) s.then(new TurnUp(seat, draw));
      }
    }

    /** What happens to those with a larva. */
    public enum Carriers {
      DIE,
      SCAN
    }

    @Override
    public Text text() {
      return OpTexts.sentences(
          List.of(
              Text.of("op.eclosion.carriers." + Spelling.of(carriers)),
              Text.of("op.eclosion", draw)));
    }
  }

  /** N27.9 A carrier dies of its larva. */
  record Burst(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().isInPlay(seat)) Intruders.bursts(s, seat);
    }
  }

  /** A carrier takes a contamination card and scans it; an infected one kills. */
  record ScanNew(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat) || !s.cards().scanNewContamination(seat)) return;
      s.announce("event.infected-card", seat);
      s.then(new Burst(seat));
    }
  }

  /** N27.9 Cards of one's deck are turned up; an infected one among them is a larva. */
  record TurnUp(Seat seat, int cards) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat)) return;
      if (s.cards().scanTop(seat, cards)) Contamination.found(s, seat);
    }
  }

  /** The attacking creeper becomes a breeder (N14.7). */
  record TransformCreeper() implements LarvaOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (!on.isAttack() || !s.creatures().isOnBoard(on.figure())) return Reasons.NO_TARGET;
      return grown(s, on) == Nemesis.NONE ? Reasons.NO_FIGURE : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.creatures().grow(on.figure(), grown(s, on));
    }

    private static int grown(Nemesis s, Occasion on) {
      return ((Intruders) s.rules().species()).grownFrom(s, on.figure());
    }
  }
}
