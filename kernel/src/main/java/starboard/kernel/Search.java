package starboard.kernel;

/** A walk that looks for one component and notes who has seen it where it lies. */
final class Search implements Places {

  private final int number;
  private Seats onlookers = Seats.NONE;

  Search(int number) {
    this.number = number;
  }

  Seats onlookers() {
    return onlookers;
  }

  @Override
  public Pile pile(Place place, Pile pile) {
    int position = pile.find(number);
    if (position >= 0) onlookers = onlookers.or(Thing.seenBy(pile.at(position)));
    return pile;
  }

  @Override
  public void tokens(String family, Bag bag) {}

  @Override
  public void loose(String family, int kind, int count) {}
}
