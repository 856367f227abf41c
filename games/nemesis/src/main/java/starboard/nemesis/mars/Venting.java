package starboard.nemesis.mars;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Injuries;

/** L16.19 All doors are still closed when all have passed: everything alive in the room dies. */
record Venting(int room) implements Step<Nemesis> {

  static final Text PENDING = Text.of("refused.venting-pending");

  @Override
  public void run(Nemesis s) {
    s.announceRoom("event.air-sucked-out", room);
    MarsState.of(s).removeVenting();
    // Intruders first: the death of the last Character ends the game, and all die at once
    for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
      s.then(new Injuries.Kill(Integer.numberOfTrailingZeros(left)));
    }
    for (Seat seat : s.crew().seatsIn(room)) s.then(new Wounds.Death(seat));
  }
}
