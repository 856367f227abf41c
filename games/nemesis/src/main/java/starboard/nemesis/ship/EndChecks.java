package starboard.nemesis.ship;

import starboard.kernel.box.Pile;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.round.Ending;

/** N23.4 The checks of the ship, while it is intact. */
final class EndChecks {

  static final int MOST_DAMAGED = 1;

  private EndChecks() {}

  /** N23.4 (1) */
  record Engines() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.clock().isPlaceDestroyed()) return;
      ShipState.of(s).revealEngines();
      int damaged = 0;
      for (int engine = 0; 2 * engine < ShipState.of(s).engines().size(); engine++)
        if (!ShipState.of(s).isWorking(engine)) damaged++;
      s.announce("event.engines-damaged", damaged);
      if (damaged > MOST_DAMAGED) Ending.destroy(s);
    }
  }

  /** N23.4 (2) Not Earth: those asleep die, but for Quarantine on Mars. */
  record Course() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.clock().isPlaceDestroyed()) return;
      ShipState.of(s).revealCourse();
      Destination course = ShipState.of(s).course();
      s.announceText("event.arrives", course.title());
      if (course == Destination.EARTH) return;
      for (Seat seat : s.seats()) {
        if (!ShipState.of(s).isHibernating(seat)) continue;
        if (course == Destination.MARS && survivesMars(s, s.briefing().objectives(seat))) continue;
        s.clock().perish(seat);
      }
    }

    private static boolean survivesMars(Nemesis s, Pile objectives) {
      for (int i = 0; i < objectives.size(); i++) {
        String objective = s.kit().objective(objectives.number(i)).id();
        if (ShipState.of(s).ship().content().survivesMars(objective)) return true;
      }
      return false;
    }
  }
}
