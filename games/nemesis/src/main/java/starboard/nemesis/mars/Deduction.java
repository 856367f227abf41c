package starboard.nemesis.mars;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.catalogue.Section;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;

/** L21 What a player can deduce of the active contingency from the tokens it has seen. */
public final class Deduction {

  private static final int ALL = 100;

  private final Nemesis s;
  private final Seat seat;
  private final Section<MarsContent.Contingency> kinds;

  public Deduction(Nemesis s, Seat seat) {
    this.s = s;
    this.seat = seat;
    kinds = MarsState.of(s).base().content().contingencyTokens();
  }

  /** How many tokens of a kind it has seen elsewhere than as the active one. */
  int seen(int kind) {
    MarsState mars = MarsState.of(s);
    int seen = seen(mars.neutral(), kind);
    for (int i = 0; i < s.players(); i++) seen += seen(mars.own(Seat.of(i)), kind);
    return seen;
  }

  private int seen(Pile pile, int kind) {
    int seen = 0;
    for (int i = 0; i < pile.size(); i++) {
      if (Thing.isSeenBy(pile.at(i), seat) && s.kit().box().entry(pile.number(i)) == kind) seen++;
    }
    return seen;
  }

  /** How many of the tokens of a kind may be the active one. */
  int left(int kind) {
    Pile active = MarsState.of(s).active();
    if (Thing.isSeenBy(active.at(0), seat)) {
      return s.kit().box().entry(active.number(0)) == kind ? 1 : 0;
    }
    return kinds.at(kind).count() - seen(kind);
  }

  /** Of a hundred tables that look like this one: how often it kills who leaves that way. */
  public int risk(MarsWayOut way) {
    int all = 0;
    int deadly = 0;
    for (int kind = 0; kind < kinds.size(); kind++) {
      all += left(kind);
      if (kinds.at(kind).kills().wayOut() == way) deadly += left(kind);
    }
    return all == 0 ? 0 : ALL * deadly / all;
  }

  /** Whether a contingency that may be the active one kills who has sent no signal, as it has. */
  public boolean needsSignal() {
    for (int kind = 0; kind < kinds.size(); kind++) {
      MarsContent.Kills kills = kinds.at(kind).kills();
      if (kills.signalSent() != null && strikes(kind)) return true;
    }
    return false;
  }

  /** Whether a contingency that may be the active one kills who knows as little as it does. */
  public boolean needsKnowledge() {
    for (int kind = 0; kind < kinds.size(); kind++) {
      MarsContent.Kills kills = kinds.at(kind).kills();
      if (kills.knowledgeMax() != null && strikes(kind)) return true;
    }
    return false;
  }

  private boolean strikes(int kind) {
    return left(kind) > 0 && EndCheck.strikes(s, kinds.at(kind).kills(), seat);
  }
}
