package starboard.rone.effect;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.Player;
import starboard.rone.Rone;

/** R3.5 One resource that an effect stores, in any phase. */
record StoringOne(Seat seat, String from, int colour) implements Step<Rone> {

  @Override
  public void run(Rone s) {
    Player player = s.player(seat);
    if (!Storing.hasSlot(player, colour)) return;
    player.gain(colour, 1);
    s.then(new Storing(seat, from, colour));
  }
}
