package starboard.kernel.box;

import starboard.kernel.seats.Seats;

/** A walk that looks for one component and notes who has seen it where it lies. */
public final class Onlookers implements Places {

  private final int number;
  private Seats seats = Seats.NONE;

  public Onlookers(int number) {
    this.number = number;
  }

  public Seats seats() {
    return seats;
  }

  @Override
  public Pile pile(Place place, Pile pile) {
    int position = pile.find(number);
    if (position >= 0) seats = seats.or(Thing.seenBy(pile.at(position)));
    return pile;
  }

  @Override
  public void tokens(String family, Bag bag) {}

  @Override
  public void loose(String family, int kind, int count) {}
}
