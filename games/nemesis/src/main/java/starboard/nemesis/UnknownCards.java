package starboard.nemesis;

import java.util.Arrays;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.seats.Seat;

/**
 * N15.3 Hands and decks in a world imagined for a seat. How many contamination cards somebody has
 * in hand and deck together is public, since they came by the discard pile; to others the two are
 * one heap. Of one's own cards only the order of the deck is unknown.
 */
final class UnknownCards {

  private final Nemesis s;
  private final Seat seat;
  private final Rng rng;
  private long position;

  /** Contamination that can lie in any hand and any deck. */
  private int[] contamination = new int[8];

  private int count;

  UnknownCards(Nemesis s, Seat seat, Rng rng) {
    this.s = s;
    this.seat = seat;
    this.rng = rng;
  }

  /** Puts other piles into these. */
  void deal(Pile[] hands, Pile[] decks) {
    for (int i = 0; i < hands.length; i++) {
      collect(hands[i]);
      collect(decks[i]);
    }
    Arrays.sort(contamination, 0, count);
    for (int i = 0; i < hands.length; i++) {
      int[] hand = hands[i].toArray();
      int[] deck = decks[i].toArray();
      if (i == seat.index()) {
        dealContamination(hand);
        dealHeap(new int[0], deck, Seat.of(i));
      } else {
        dealHeap(hand, deck, Seat.of(i));
      }
      hands[i] = Pile.of(hand);
      decks[i] = Pile.of(deck);
    }
  }

  private boolean isUnknown(int thing) {
    return !Thing.isSeenBy(thing, seat);
  }

  private boolean isContamination(int thing) {
    return s.kit().isContamination(Thing.number(thing));
  }

  private void collect(Pile pile) {
    for (int i = 0; i < pile.size(); i++) {
      int thing = pile.at(i);
      if (!isUnknown(thing) || !isContamination(thing)) continue;
      if (count == contamination.length) contamination = Arrays.copyOf(contamination, 2 * count);
      contamination[count++] = Thing.number(thing);
    }
  }

  private int drawContamination() {
    int j = rng.draw(Chance.CARDS, position++, count);
    int number = contamination[j];
    contamination[j] = contamination[--count];
    return number;
  }

  /** One knows which cards of one's hand are contamination. */
  private void dealContamination(int[] hand) {
    for (int i = 0; i < hand.length; i++) {
      if (isUnknown(hand[i])) hand[i] = Thing.faceDown(drawContamination());
    }
  }

  private void dealHeap(int[] hand, int[] deck, Seat owner) {
    int[] heap = new int[hand.length + deck.length];
    int size = addUnknown(hand, heap, 0);
    size = addUnknown(deck, heap, size);
    Arrays.sort(heap, 0, size);
    dealFrom(heap, size, hand);
    dealFrom(heap, size - unknown(hand), deck);
    if (s.question(owner) instanceof TellsHand told && owner != seat) {
      makeTrue(hand, deck, false, told.actionCards(s));
      makeTrue(hand, deck, true, told.contamination());
    }
    for (int i = 0; i < hand.length; i++) if (isUnknown(hand[i])) hand[i] = inHand(hand[i], owner);
  }

  private int addUnknown(int[] pile, int[] heap, int size) {
    int end = size;
    for (int thing : pile) {
      if (!isUnknown(thing)) continue;
      heap[end++] = isContamination(thing) ? drawContamination() : Thing.number(thing);
    }
    return end;
  }

  private int unknown(int[] pile) {
    int unknown = 0;
    for (int thing : pile) if (isUnknown(thing)) unknown++;
    return unknown;
  }

  private void dealFrom(int[] heap, int size, int[] pile) {
    int left = size;
    for (int i = 0; i < pile.length; i++) {
      if (!isUnknown(pile[i])) continue;
      int j = rng.draw(Chance.CARDS, position++, left);
      pile[i] = Thing.faceDown(heap[j]);
      heap[j] = heap[--left];
    }
  }

  /** A hand of which that is known holds at least so many cards of the one sort or the other. */
  private void makeTrue(int[] hand, int[] deck, boolean contaminated, int atLeast) {
    int have = 0;
    for (int thing : hand) if (isContamination(thing) == contaminated) have++;
    for (int i = 0; i < hand.length && have < atLeast; i++) {
      if (!isUnknown(hand[i]) || isContamination(hand[i]) == contaminated) continue;
      int from = find(deck, contaminated);
      int thing = hand[i];
      hand[i] = deck[from];
      deck[from] = thing;
      have++;
    }
  }

  private int find(int[] deck, boolean contaminated) {
    for (int i = 0; i < deck.length; i++) {
      if (isUnknown(deck[i]) && isContamination(deck[i]) == contaminated) return i;
    }
    throw new IllegalStateException("the deck lacks what the hand must have");
  }

  /** Its owner sees an action card; contamination nobody has scanned. */
  private int inHand(int thing, Seat owner) {
    return isContamination(thing)
        ? Thing.faceDown(Thing.number(thing))
        : Cards.seenOnlyBy(owner, Thing.number(thing));
  }
}
