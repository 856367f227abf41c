package starboard.kernel.box;

import java.util.List;

/**
 * A walk over every place of a table. A state names each place once, in {@code State.places}, and
 * writes back what the walk returns: counting returns what it was given, imagining returns other
 * things where the seat does not know them.
 */
public interface Places {

  /** Things that lie at that place, one after another. */
  Pile pile(Place place, Pile pile);

  /** One pile per seat, at its seat's place; the same row if the walk changed none of them. */
  @SuppressWarnings("ReferenceEquality") // a walk that changes nothing returns what it was given
  default Pile[] piles(List<Place> places, Pile[] piles) {
    Pile[] walked = piles;
    for (int i = 0; i < piles.length; i++) {
      Pile pile = pile(places.get(i), piles[i]);
      if (pile == piles[i]) continue;
      if (walked == piles) walked = piles.clone();
      walked[i] = pile;
    }
    return walked;
  }

  /** Tokens that are alike within their kind; all bags of one family are counted together. */
  void tokens(String family, Bag bag);

  /** Tokens of such a family that lie outside its bags. */
  void loose(String family, int kind, int count);
}
