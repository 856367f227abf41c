package starboard.nemesis.action;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ask.Deed;

/** N4.9 An action that has been declared and paid: others in the room may interrupt it. */
public record Declared(Seat seat, Deed action) implements Deed {

  @Override
  public void run(Nemesis s) {
    s.then(Reactions.toAction(s, seat, action, new Cancelled(seat, action.thing())));
  }

  @Override
  public Text inWords(Nemesis s) {
    return action.inWords(s);
  }

  /** It has no effect; what was paid stays paid. */
  public record Cancelled(Seat seat, int thing) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.announce("event.cancelled", seat);
      if (thing != Nemesis.NONE && s.rules().place().losesInterruptedItem()) {
        Effects.useUp(s, seat, thing);
      }
    }
  }
}
