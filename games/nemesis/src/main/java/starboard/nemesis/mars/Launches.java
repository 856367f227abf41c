package starboard.nemesis.mars;

import starboard.kernel.box.Thing;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;

/** L10 What a player can deduce of the schedule of the capsules from the tokens it has seen. */
public final class Launches {

  private static final int ALL = 100;

  private Launches() {}

  /** Of a hundred times: how often a capsule is launched from that field of the time track. */
  public static int chance(Nemesis s, Seat seat, Dock dock, int field) {
    MarsState mars = MarsState.of(s);
    int index = mars.cssAt(field);
    if (index == Nemesis.NONE) return 0;
    var kinds = mars.base().content().cssTokens();
    int token = mars.css().at(index);
    if (Thing.isSeenBy(token, seat)) {
      int kind = s.kit().box().entry(Thing.number(token));
      return kinds.at(kind).launches().contains(dock) ? ALL : 0;
    }
    int all = 0;
    int good = 0;
    for (int kind = 0; kind < kinds.size(); kind++) {
      int left = kinds.at(kind).count() - seen(s, seat, kind);
      all += left;
      if (kinds.at(kind).launches().contains(dock)) good += left;
    }
    return ALL * good / all;
  }

  /** How many tokens of a kind it has seen, on the track and since they were turned up. */
  private static int seen(Nemesis s, Seat seat, int kind) {
    MarsState mars = MarsState.of(s);
    int seen = 0;
    for (int i = 0; i < mars.css().size(); i++) {
      int token = mars.css().at(i);
      if (Thing.isSeenBy(token, seat) && s.kit().box().entry(Thing.number(token)) == kind) seen++;
    }
    for (int i = 0; i < mars.launched().size(); i++) {
      if (s.kit().box().entry(mars.launched().number(i)) == kind) seen++;
    }
    return seen;
  }
}
