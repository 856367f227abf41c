package starboard.nemesis.bot;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;

/** Where a seat stands, as far as it knows. */
final class Situation {

  /** What a Character walks in a round. */
  static final int CARDS_A_ROUND = 4;

  private static final int ROUNDS_IN_HAND = 2;
  private static final int SPARE = 1;

  final Nemesis s;
  final Seat seat;
  final Facilities facilities;
  final Odds odds;
  final Terrain terrain;
  final Known known;
  final Aim aim;
  final int room;
  final Way from;

  Situation(Nemesis s, Seat seat, Facilities facilities, Odds odds) {
    this.s = s;
    this.seat = seat;
    this.facilities = facilities;
    this.odds = odds;
    terrain = Terrain.of(s);
    known = new Known(s, seat);
    aim = Aim.of(s, seat);
    room = s.roomOrBeside(seat);
    from = Way.from(s, room);
  }

  /** Rounds until whoever is still about dies. */
  int roundsLeft() {
    return terrain.roundsLeft(this);
  }

  /** Whether it is time to go, whatever is left to do. */
  boolean isUrgent() {
    return isFailing()
        || (roundsLeft() - ROUNDS_IN_HAND) * CARDS_A_ROUND <= terrain.nearestExit(this);
  }

  /** Whether it has become too dangerous to stay for an objective one has not met yet. */
  boolean isLate() {
    return terrain.isLate(this);
  }

  /** Whether one more bad event may destroy the place (N23.3). */
  private boolean isFailing() {
    return Integer.bitCount(s.interior().malfunctions())
            >= s.rules().place().malfunctionMarkers(s) - SPARE
        || Integer.bitCount(s.interior().fires()) >= s.rules().place().fireMarkers(s) - SPARE;
  }

  /** Whether it is known where the deed can be done. */
  boolean knows(Deed deed) {
    for (int there = 0; there < s.board().rooms(); there++) {
      if (facilities.serve(deed, known.tile(there))) return true;
    }
    return false;
  }

  /** Whether something in the hand or among the items can do the deed here and now. */
  boolean hasMeansFor(Deed deed) {
    Pile hand = s.cards().hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      int card = s.kit().cardOf(hand.number(i));
      if (card != Nemesis.NONE && Worth.does(s.kit().card(card).ops(), deed)) return true;
    }
    return hasItemFor(s.belongings().inventory(seat), deed)
        || hasItemFor(s.belongings().held(seat), deed);
  }

  private boolean hasItemFor(Pile items, Deed deed) {
    for (int i = 0; i < items.size(); i++) {
      if (Worth.does(s.kit().item(s.kit().itemOf(items.number(i))).ops(), deed)) return true;
    }
    return false;
  }
}
