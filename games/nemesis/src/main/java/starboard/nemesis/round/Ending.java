package starboard.nemesis.round;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;

/** N23 The end of the game. */
public final class Ending {

  private Ending() {}

  /**
   * N23.3 Everyone and everything on board dies, and whoever left by a way out that is still there.
   */
  public record PlaceDestroyed() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.clock().isPlaceDestroyed()) return;
      s.rules().place().beforeDestruction(s);
      destroy(s);
      s.then(new End());
    }
  }

  /** The destruction itself, also as a result of an end check; N24.2 the matriarch dies too. */
  public static void destroy(Nemesis s) {
    s.clock().destroyPlace();
    s.creatures().killMatriarch();
    if (!s.creatures().isNestDestroyed()) s.creatures().destroyNest();
    for (int i = 0; i < s.players(); i++) {
      Seat seat = Seat.of(i);
      if (s.crew().isInPlay(seat) || isStillHere(s, seat)) {
        s.clock().perish(seat, "destroyed", "N23.3");
      }
    }
  }

  private static boolean isStillHere(Nemesis s, Seat seat) {
    int way = s.crew().wayOutOf(seat);
    return way != Nemesis.NONE && s.rules().place().isStillHere(way);
  }

  /** N23.1 Time is up: whoever is on board and has not left dies. */
  public record TimeIsUp() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (s.crew().isInPlay(seat)) s.clock().perish(seat, "time", "N23.1");
      }
      s.then(new End());
    }
  }

  /** N23.1 (c) Nobody is left to act. */
  public record IfNobodyIsLeft() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isAnyoneInPlay()) s.rules().place().nobodyIsLeft(s);
    }
  }

  /** N23.4, N23.5 The checks in order; objectives are chosen if that has not happened. */
  public record End() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.announce("event.end");
      if (!s.creatures().hadFirstEncounter()) {
        s.creatures().noteFirstEncounter();
        CriticalMoments.chooseObjectives(s);
      }
      for (Step<Nemesis> check : s.rules().place().endChecks()) s.then(check);
      s.then(new Count());
    }
  }

  /** N23.4 (3) Each survivor scans all contamination, and may have to draw. */
  public record InfectionCheck() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (s.crew().wayOutOf(seat) != Nemesis.NONE) s.then(new CheckInfection(seat));
      }
    }
  }

  /** N23.4 (3) Four cards of all: any contamination kills. */
  public record CheckInfection(Seat seat) implements Step<Nemesis> {
    static final int CARDS = 4;

    @Override
    public void run(Nemesis s) {
      if (!s.rules().species().mustDraw(s, seat)) {
        s.announce("event.not-infected", seat);
        return;
      }
      s.cards().shuffleAll(seat, true);
      if (s.cards().revealTop(seat, CARDS)) s.clock().perish(seat, "infection", "N23.4");
      else s.announce("event.not-infected", seat);
    }
  }

  /** N23.4 (4) Who has won. */
  public record Count() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      for (Seat seat : s.seats()) s.briefing().revealObjectives(seat);
      Seats survivors = s.crew().alive();
      Seats winners = s.rules().mode().winners(s, survivors);
      List<Result.Outcome> outcomes = new ArrayList<>();
      for (Seat seat : s.seats()) {
        String outcome = winners.has(seat) ? "won" : fate(s, seat);
        outcomes.add(new Result.Outcome(seat, outcome, null, Text.of("why." + fate(s, seat))));
      }
      for (Seat seat : s.seats()) s.tellOutcome(seat, survivors.has(seat), winners.has(seat));
      s.finish(new Result(winners, outcomes));
    }

    private static String fate(Nemesis s, Seat seat) {
      int way = s.crew().wayOutOf(seat);
      if (way != Nemesis.NONE) return s.rules().place().fate(way);
      return s.clock().isPlaceDestroyed() && s.clock().perished(seat) ? "destroyed" : "died";
    }
  }
}
