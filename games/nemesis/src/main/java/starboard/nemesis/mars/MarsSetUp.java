package starboard.nemesis.mars;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.Box;

/** L2, L3.3 What only the base has is laid out. */
final class MarsSetUp {

  private MarsSetUp() {}

  static void lay(Nemesis s) {
    MarsState mars = MarsState.of(s);
    mars.parkRover(mars.base().premises().roverStart());
    mars.parkElevator(mars.base().premises().elevatorStart());
    mars.layPower();
    layCss(s, mars);
    layContingencies(s, mars);
    Box box = s.kit().box();
    mars.layComputer(s.cards().fromBox(box.stock("computer-card").pile()));
    if (mars.base().premises().hasSurface()) {
      mars.laySurface(s.cards().fromBox(box.stock("mars-card").pile()));
    }
  }

  /** L2.6 One at each printed field, one left over unseen. */
  private static void layCss(Nemesis s, MarsState mars) {
    Pile tokens = shuffled(s, "css-token");
    int[] fields = mars.base().schedule().cssFields();
    mars.layCss(tokens.top(fields.length), fields);
    s.cards().intoBox(tokens.withoutTop(fields.length));
  }

  /** L3.3, L24.1 One is active; players get some unless they play together; the rest is neutral. */
  private static void layContingencies(Nemesis s, MarsState mars) {
    Pile tokens = shuffled(s, "contingency");
    Pile active = tokens.top(1);
    tokens = tokens.withoutTop();
    boolean together = s.rules().mode().winsTogether();
    int each = together ? 0 : mars.base().content().setup().contingencies(s.players());
    for (Seat seat : s.seats()) {
      for (int i = 0; i < each; i++) {
        mars.dealContingency(seat, tokens.top());
        tokens = tokens.withoutTop();
      }
    }
    mars.layContingencies(active, tokens);
    if (together) mars.revealNeutral(0);
  }

  private static Pile shuffled(Nemesis s, String stock) {
    return s.shuffled(Chance.SETUP, s.cards().fromBox(s.kit().box().stock(stock).pile()));
  }
}
