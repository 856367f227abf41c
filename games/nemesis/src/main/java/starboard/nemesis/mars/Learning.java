package starboard.nemesis.mars;

import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.content.term.Effect;

/** L19.1 Knowledge is gained. */
final class Learning {

  private Learning() {}

  /** So much, and what belongings add to what a room teaches. */
  static void learn(Nemesis s, Occasion on, int amount) {
    boolean inRoom = on.thing() == Nemesis.NONE;
    MarsState.of(s).learn(on.you(), inRoom ? amount + bonus(s, on.you()) : amount);
  }

  private static int bonus(Nemesis s, Seat seat) {
    return bonus(s, s.belongings().inventory(seat)) + bonus(s, s.belongings().held(seat));
  }

  private static int bonus(Nemesis s, Pile items) {
    int bonus = 0;
    for (int i = 0; i < items.size(); i++) {
      List<Effect> passive = s.kit().item(s.kit().itemOf(items.number(i))).passiveOps();
      for (int effect = 0; effect < passive.size(); effect++) {
        if (passive.get(effect).op() instanceof SecretsOps.PassiveKnowledge more) {
          bonus += more.amount();
        }
      }
    }
    return bonus;
  }
}
