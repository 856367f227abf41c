package starboard.nemesis.voidseeders;

import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.body.Wounds;

/** V3 Insanity goes up step by step, and down only along the arrows. */
final class Insanity {

  private Insanity() {}

  /** V3.2 One step up; above the top the Character dies. */
  record Raise(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().isInPlay(seat)) raise(s, seat);
    }
  }

  /** The same for one who is in play, at once. */
  static void raise(Nemesis s, Seat seat) {
    int level = SeedersState.of(s).level(seat);
    if (level < VoidSeeders.of(s).insanity().top()) {
      SeedersState.of(s).setLevel(seat, level + 1);
    } else {
      s.announce("event.goes-mad", seat);
      s.then(new Wounds.Death(seat));
    }
  }

  /** V3.3 The level one step down along an arrow; the same where there is none. */
  static int lowered(Nemesis s, Seat seat) {
    int level = SeedersState.of(s).level(seat);
    Integer down = VoidSeeders.of(s).insanity().at(level).downTo();
    if (down != null) return down;
    SeederWeaknessOps.InsanityArrow arrow =
        SeederWeaknessOps.known(s, seat, SeederWeaknessOps.InsanityArrow.class);
    return arrow != null && arrow.from() == level ? arrow.to() : level;
  }

  /** V3.5 Never up. */
  static void reduceTo(Nemesis s, Seat seat, int level) {
    SeedersState.of(s).setLevel(seat, Math.min(level, SeedersState.of(s).level(seat)));
  }

  /** V3.4 Not a raise: it never kills. */
  static void setToTop(Nemesis s, Seat seat) {
    SeedersState.of(s).setLevel(seat, VoidSeeders.of(s).insanity().top());
  }
}
