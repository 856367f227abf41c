package starboard.nemesis.bot;

import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.board.Track;
import starboard.nemesis.ship.ShipState;

/** Where a seat stands, as far as it knows. */
final class Situation {

  /** What a Character walks in a round. */
  private static final int CARDS_A_ROUND = 4;

  private static final int ROUNDS_IN_HAND = 2;
  private static final int SPARE = 1;

  final Nemesis s;
  final Seat seat;
  final Facilities facilities;
  final Odds odds;
  final Known known;
  final Aim aim;
  final int room;
  final Way from;

  Situation(Nemesis s, Seat seat, Facilities facilities, Odds odds) {
    this.s = s;
    this.seat = seat;
    this.facilities = facilities;
    this.odds = odds;
    known = new Known(s, seat);
    aim = Aim.of(s, seat);
    room = s.roomOrBeside(seat);
    from = Way.from(s, room);
  }

  /** Rounds until whoever is still awake on board dies. */
  int roundsLeft() {
    int left = s.kit().content().tracks().time().last() - s.clock().time();
    if (ShipState.of(s).selfDestruct() == Nemesis.NONE) return left;
    return Math.min(
        left,
        ShipState.of(s).ship().content().tracks().selfDestruct().last()
            - ShipState.of(s).selfDestruct());
  }

  /** Whether it is time to go, whatever is left to do. */
  boolean isUrgent() {
    return isFailing() || (roundsLeft() - ROUNDS_IN_HAND) * CARDS_A_ROUND <= nearestExit();
  }

  /** Whether the ship has become too dangerous to stay for an objective one has not met yet. */
  boolean isLate() {
    return s.clock().time() > s.kit().content().tracks().time().first(Track.Colour.BLUE);
  }

  /** Whether one more bad event may destroy the ship (N23.3). */
  private boolean isFailing() {
    return Integer.bitCount(s.interior().malfunctions())
            >= s.rules().place().malfunctionMarkers() - SPARE
        || Integer.bitCount(s.interior().fires()) >= s.rules().place().fireMarkers() - SPARE;
  }

  private int nearestExit() {
    int nearest = Way.FAR;
    for (int there = 0; there < s.board().rooms(); there++) {
      boolean out = facilities.serve(Deed.HIBERNATE, known.tile(there)) || isOpenSection(there);
      if (out) nearest = Math.min(nearest, from.of(there));
    }
    return nearest;
  }

  /** Whether it is known where the deed can be done. */
  boolean knows(Deed deed) {
    for (int there = 0; there < s.board().rooms(); there++) {
      if (facilities.serve(deed, known.tile(there))) return true;
    }
    return false;
  }

  /** Whether some unlocked pod has a free seat. */
  boolean hasOpenPod() {
    for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
      if (isOpen(Integer.numberOfTrailingZeros(left))) return true;
    }
    return false;
  }

  /** Whether one of them waits at that room, as far as the section is explored. */
  boolean isOpenSection(int there) {
    for (int left = ShipState.of(s).pods(); left != 0; left &= left - 1) {
      int pod = Integer.numberOfTrailingZeros(left);
      if (isOpen(pod) && s.rules().place().roomBeside(s, pod) == there) return true;
    }
    return false;
  }

  private boolean isOpen(int pod) {
    return ShipState.of(s).isUnlocked(pod)
        && ShipState.of(s).seatsInPod(pod).size() < ShipState.of(s).ship().pod(pod).seats();
  }

  boolean areChambersOpen() {
    return s.clock().time() >= s.kit().content().tracks().time().first(Track.Colour.BLUE);
  }

  /**
   * Whether one leaves by a pod: the ship is lost or shall be, or a pod is open, or one knows where
   * to start the self-destruct, which unlocks them (N20.8), and where they are; unless somebody
   * whose objective is known needs the ship.
   */
  boolean leavesByPod() {
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE) return true;
    if (ShipState.of(s).pods() == 0 || isShipNeeded()) return false;
    if (hasOpenPod()) return true;
    if (ShipState.of(s).isAnyoneHibernating()) return false;
    return aim.destroysShip() || (knows(Deed.START_SELF_DESTRUCT) && knows(Deed.BOARD_POD));
  }

  private boolean isShipNeeded() {
    return aim.needsShip() || Aim.othersNeedShip(s, seat);
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
