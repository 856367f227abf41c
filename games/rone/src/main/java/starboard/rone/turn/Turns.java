package starboard.rone.turn;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Content;
import starboard.rone.content.Trigger;
import starboard.rone.effect.Passives;

/** R8 A turn is ten phases. */
public final class Turns {

  public static final int PHASES = 10;

  private Turns() {}

  /**
   * R8.0 The turn of a player.
   *
   * @param compensated whether extra spare parts are spent first (R10.1)
   */
  public record Turn(Seat seat, boolean compensated) implements Step<Rone> {

    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Rone s) {
      s.beginTurn(seat);
      if (compensated) s.then(new Compensation(seat));
      for (int number = 1; number <= PHASES; number++) s.then(phase(number, seat));
    }
  }

  /** A phase of a turn. */
  public static Step<Rone> phase(int number, Seat seat) {
    return switch (number) {
      case 1 -> new Start(seat);
      case 2 -> new Drawing.Phase(seat);
      case 3 -> new Roll(seat);
      case 4 -> new MainPhase.Phase(seat);
      case 5 -> new StorePhase(seat);
      case 6 -> new DamagePhase(seat);
      case 7 -> new SpendingParts.Phase(seat);
      case 8 -> new Discarding.Phase(seat);
      case 9 -> new Training.Phase(seat);
      default -> new End(seat);
    };
  }

  /** R10.1 The second player spends extra spare parts first. */
  record Compensation(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).gainSpareParts(Content.BOX.playerBoard().secondPlayerSpareParts().n());
      s.then(new SpendingParts(seat, true));
    }
  }

  /** R8.1 */
  record Start(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(1);
      Passives.setOff(s, seat, Trigger.START_OF_TURN, null);
    }
  }

  /** R8.3 */
  record Roll(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(3);
      s.player(seat).roll();
    }
  }

  /** R8.7 */
  record DamagePhase(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(6);
      s.player(seat).sumDamage();
      s.mode().dealDamage(s, seat);
    }
  }

  /** R8.11, R8.12 */
  record End(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(10);
      Passives.setOff(s, seat, Trigger.END_OF_TURN, null);
      s.then(new Over(seat));
    }
  }

  /** What was marked is destroyed, barred dice come back, and the turn is over. */
  record Over(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      Player player = s.player(seat);
      player.destroyMarked();
      player.freeDice();
      player.enter(0);
    }
  }
}
