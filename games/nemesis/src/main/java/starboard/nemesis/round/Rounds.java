package starboard.nemesis.round;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.opposition.IntruderPlayer;

/** N3 Rounds and the Player phase. */
public final class Rounds {

  private Rounds() {}

  /** N3.1 */
  public record Round() implements Step<Nemesis> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Nemesis s) {
      s.clock().beginRound();
      s.rules().place().roundBegins(s);
      s.rules().mode().roundBegins(s);
      s.then(new DrawCards());
      if (s.clock().round() > 1) s.then(new PassFirstPlayerToken());
      s.then(new FirstTurn(), new EndOfPlayerPhase(), new EventPhase(), new Round());
    }
  }

  /** N3.2 */
  public record DrawCards() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      for (int i = 0; i < s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (s.crew().isInPlay(seat))
          s.cards().drawCards(seat, s.handSize(seat) - s.cards().hand(seat).size());
      }
    }
  }

  /** N3.4 To the left, past eliminated players. */
  public record PassFirstPlayerToken() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      for (int i = 1; i <= s.players(); i++) {
        Seat seat = s.clock().inTurnOrder(i);
        if (!s.crew().isInPlay(seat)) continue;
        if (seat != s.clock().firstPlayer()) s.clock().setFirstPlayer(seat);
        return;
      }
    }
  }

  /** N3.5 */
  public record FirstTurn() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.then(new Turns(s.clock().firstPlayer()));
    }
  }

  /** N3.5 The next who has not passed, from that seat on; until everybody has passed. */
  public record Turns(Seat from) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      Seat seat = from;
      for (int i = 0; i < s.players(); i++, seat = seat.next(s.players())) {
        if (s.crew().hasPassed(seat) || !s.takesTurns(seat)) continue;
        s.then(turnOf(s, seat), new Turns(seat.next(s.players())));
        return;
      }
    }

    private static Step<Nemesis> turnOf(Nemesis s, Seat seat) {
      return s.opposition().isIntruderPlayer(seat) ? new IntruderPlayer.Turn(seat) : new Turn(seat);
    }
  }

  /** N3.9 */
  public record EndOfPlayerPhase() implements Step<Nemesis> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Nemesis s) {
      s.beginActionOrStep();
      s.rules().place().playerPhaseEnds(s);
    }
  }

  /** N3.10-N3.16 The named steps of the place and the species. */
  public record EventPhase() implements Step<Nemesis> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Nemesis s) {
      s.announce("event.event-phase");
      for (Step<Nemesis> step : s.rules().eventPhase(s)) s.then(step);
    }
  }
}
