package starboard.nemesis;

/**
 * A question that only somebody with such a hand is asked: backs do not tell contamination from
 * action cards (N15.3), but that it is asked tells as much.
 */
public interface TellsHand {

  /** How many action cards the hand holds at least; no more than 0 if that is not told. */
  default int actionCards(Nemesis s) {
    return 0;
  }

  /** How many contamination cards the hand holds at least. */
  default int contamination() {
    return 0;
  }
}
