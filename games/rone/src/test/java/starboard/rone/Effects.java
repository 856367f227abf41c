package starboard.rone;

import starboard.kernel.catalogue.Catalogue;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.rone.content.Content;
import starboard.rone.effect.Resolving;
import starboard.rone.invasion.Happening;

/** Effects as files write them, to be carried out. */
final class Effects {

  private Effects() {}

  /** An effect of a player. */
  static Step<Rone> of(Seat seat, String effect) {
    return of(new Cause(seat, "rule.main", Cause.NO_CARD), effect);
  }

  /** An effect of a card. */
  static Step<Rone> of(Cause cause, String effect) {
    return new Resolving(cause, Content.effects(Catalogue.of("effect", list(effect))), 0);
  }

  /** An effect of the Invasion. */
  static Step<Rone> invasion(String effect) {
    return new Happening(
        "rule.protocols", Content.effects(Catalogue.of("effect", list(effect))), 0);
  }

  private static String list(String effect) {
    return "effects: [" + effect + "]";
  }
}
