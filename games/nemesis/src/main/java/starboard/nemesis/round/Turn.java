package starboard.nemesis.round;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Clock;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.action.Action;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.items.Hands;

/** N3.5 A turn: two actions, or one and a pass, or a pass. */
public record Turn(Seat seat) implements Step<Nemesis> {

  public static final int ACTIONS = 2;

  @Override
  public boolean begins() {
    return true;
  }

  @Override
  public void run(Nemesis s) {
    s.clock().beginTurn(seat, ACTIONS);
    Step<Nemesis> before = s.rules().place().beforeFirstTurn(s, seat);
    if (before != null) s.then(before);
    s.then(new TakeAction(seat), new Hands.DropBeforeEnd(seat), new EndOfTurn(seat));
  }

  /**
   * One action after another while the turn allows. Whether a hand allows any is not public, so the
   * question opens even if passing is all that is left.
   */
  public record TakeAction(Seat seat) implements Ask<Nemesis, Action> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public boolean secret() {
      return true;
    }

    /** To pass is for the rest of the round. */
    @Override
    public boolean deliberate() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<Action> out) {
      if (s.clock().actionsLeft() == 0 || s.crew().hasPassed(seat) || !s.crew().isInRoom(seat))
        return;
      TurnActions.list(s, seat, out);
    }

    @Override
    public void answer(Nemesis s, Action action) {
      TurnActions.carryOut(s, seat, action);
      s.then(this);
    }

    @Override
    public Text question(Nemesis s) {
      return s.clock().actionsLeft() == Clock.UNLIMITED
          ? Text.of("ask.action-unlimited")
          : Text.of("ask.action", s.clock().actionsLeft());
    }

    @Override
    public Text openly(Nemesis s) {
      return question(s);
    }

    @Override
    public Text source(Nemesis s) {
      return Text.of("rule.turn");
    }

    @Override
    public Option option(Nemesis s, Action action) {
      return TurnActions.option(s, seat, action);
    }
  }

  /** N3.8 and what else the place and the species have; not for who has left the rooms (N3.18). */
  public record EndOfTurn(Seat seat) implements Step<Nemesis> {
    @Override
    public boolean begins() {
      return true;
    }

    @Override
    public void run(Nemesis s) {
      s.beginActionOrStep();
      if (!s.crew().isInRoom(seat)) return;
      for (Step<Nemesis> step : s.rules().place().endOfTurn(seat)) s.then(step);
      for (Step<Nemesis> step : s.rules().species().endOfTurn(s, seat)) s.then(step);
    }
  }

  /** N3.8 Fire at the end of one's own turn. */
  public record Burn(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (!s.crew().isInRoom(seat) || !s.interior().burns(s.crew().roomOf(seat))) return;
      if (InForce.equipped(s, Quantity.FIRE_PROOF, seat, 0) > 0) return;
      s.announceRoom("event.burns", seat, s.crew().roomOf(seat));
      s.then(new Wounds.Light(seat));
    }
  }
}
