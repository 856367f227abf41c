package starboard.nemesis.bot;

import starboard.kernel.seats.Seat;
import starboard.nemesis.InForce;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Quantity;
import starboard.nemesis.body.WoundCardOps;
import starboard.nemesis.body.WoundOps;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Op;

/** N16 How badly a Character is hurt, and what a treatment is worth. */
final class Health {

  private static final int URGENT = 58;
  private static final int WELCOME = 35;
  private static final int USELESS = -10;

  private Health() {}

  /** N16.3 Any further wound kills. */
  static boolean isMortal(Nemesis s, Seat seat) {
    return s.crew().seriousWounds(seat) >= s.kit().content().setup().seriousWoundsSurvived();
  }

  /** N14.5 A Bite kills. */
  static boolean isBadlyWounded(Nemesis s, Seat seat) {
    return s.crew().seriousWounds(seat) >= s.kit().content().setup().seriousWoundsSurvived() - 1;
  }

  /** N16.7 Passing costs a wound. */
  static boolean isBleeding(Nemesis s, Seat seat) {
    return InForce.asked(s, Quantity.WOUNDS_ON_PASS, seat, Nemesis.NONE, 0) > 0;
  }

  /** What a treatment is worth now. */
  static int treatment(Nemesis s, Seat seat, Op op) {
    return switch (op) {
      case WoundOps.DressSerious _ -> dressing(s, seat);
      case WoundOps.HealDressed _ -> healing(s, seat);
      case WoundOps.HealLight _ ->
          s.crew().lightWounds(seat) > 1 && !isMortal(s, seat) ? WELCOME - 5 : USELESS;
      default -> USELESS;
    };
  }

  private static int dressing(Nemesis s, Seat seat) {
    if (s.crew().wounds(seat).isEmpty()) return USELESS;
    return isBleeding(s, seat) || isMortal(s, seat) ? URGENT : WELCOME;
  }

  /** N16.7 What it is worth to dress that wound: one that bleeds gives others. */
  static int dressed(Nemesis s, int wound) {
    for (Effect effect : s.kit().content().seriousWounds().at(wound).ops()) {
      if (effect.op() instanceof WoundCardOps.LightWoundOnPass) return 1;
    }
    return 0;
  }

  /** N16.5 Only dressed wounds heal. */
  private static int healing(Nemesis s, Seat seat) {
    if (s.crew().dressed(seat).isEmpty()) return USELESS;
    return isBadlyWounded(s, seat) ? URGENT + 1 : WELCOME - 2;
  }
}
