package starboard.nemesis.ship;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.combat.Injuries;

/** N19.12 All doors are still closed: everything alive in the room dies, its fire goes out. */
record Airlock(int room) implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    s.announceRoom("event.air-sucked-out", room);
    ShipState.of(s).removeAirlock();
    s.interior().removeFire(room);
    // Intruders first: the death of the last Character ends the game, and all die at once
    for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
      s.then(new Injuries.Kill(Integer.numberOfTrailingZeros(left)));
    }
    for (Seat seat : s.crew().seatsIn(room)) s.then(new Wounds.Death(seat));
  }
}
