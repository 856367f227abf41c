package starboard.nemesis;

import starboard.kernel.Seat;
import starboard.kernel.Step;
import starboard.nemesis.body.Contamination;

/** N27.9, N27.10 Larvae come out: of Characters, and of eggs. */
public final class Hatchery {

  private Hatchery() {}

  /** N27.9 A carrier dies of its larva. */
  public record Burst(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().isInPlay(seat)) s.rules().species().bursts(s, seat);
    }
  }

  /** A carrier takes a contamination card and scans it; an infected one kills. */
  public record ScanNew(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat) || !s.cards().scanNewContamination(seat)) return;
      s.announce("event.infected-card", seat);
      s.then(new Burst(seat));
    }
  }

  /** N27.9 Cards of one's deck are turned up; an infected one among them is a larva. */
  public record TurnUp(Seat seat, int cards) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInPlay(seat)) return;
      if (s.cards().scanTop(seat, cards)) Contamination.found(s, seat);
    }
  }
}
