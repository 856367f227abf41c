package starboard.nemesis;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * The players' cards: hands, decks, discard piles, contamination, and the box with what is out of
 * the game. A contamination card has the back of an action card: others cannot tell them apart in a
 * hand or a deck; what it says nobody knows before a scan, not even its owner (N15.3).
 */
public final class Cards extends NemesisPart {

  private Pile[] hands;
  private Pile[] decks;
  private Pile[] discards;
  private Pile contamination = Pile.EMPTY;

  /** What has left the game or never came into it; before the set-up all can look through it. */
  private Pile box;

  Cards(Nemesis table) {
    super(table);
    hands = table().crew().noPiles();
    decks = table().crew().noPiles();
    discards = table().crew().noPiles();
    box = Pile.box(kit().box().first(), kit().box().size() - 1).seenAlsoBy(Seats.EVERYONE);
  }

  @Override
  protected void walk(Places p) {
    hands = p.piles(Zones.HANDS, hands);
    decks = p.piles(Zones.DECKS, decks);
    discards = p.piles(Zones.DISCARDS, discards);
    contamination = p.pile(Zones.CONTAMINATION, contamination);
    box = p.pile(Zones.BOX, box);
  }

  public Pile hand(Seat seat) {
    return hands[seat.index()];
  }

  public Pile deck(Seat seat) {
    return decks[seat.index()];
  }

  public Pile discard(Seat seat) {
    return discards[seat.index()];
  }

  /** Action cards in hand; contamination is none (N1.6). */
  public int actionCards(Seat seat) {
    Pile hand = hand(seat);
    int count = 0;
    for (int i = 0; i < hand.size(); i++) if (!kit().isContamination(hand.number(i))) count++;
    return count;
  }

  /**
   * Whether there are action cards in hand, where a rule looks for them: that a hand has none but
   * contamination is told then.
   */
  public boolean hasActionCards(Seat seat) {
    if (actionCards(seat) > 0) return true;
    if (heard() && !hand(seat).isEmpty()) {
      tell(Seats.EVERYONE, Text.of("event.no-action-cards", seat));
    }
    return false;
  }

  /** Contamination cards in hand. */
  public int contaminationInHand(Seat seat) {
    return hand(seat).size() - actionCards(seat);
  }

  /** The position of an action card of that kind in a pile, or NONE. */
  public int findCard(Pile pile, int card) {
    for (int i = 0; i < pile.size(); i++) if (kit().cardOf(pile.number(i)) == card) return i;
    return NONE;
  }

  public Pile contaminationDeck() {
    return contamination;
  }

  public Pile box() {
    return box;
  }

  // Verbs: set-up

  /** Takes these components out of the box, face down. */
  public Pile fromBox(Pile wanted) {
    int taken = 0;
    while (taken < wanted.size()) {
      int from = inBox(wanted.number(taken));
      int count = sideBySide(wanted, taken, from);
      box = box.without(from, count);
      taken += count;
    }
    return wanted;
  }

  /** Where a component lies in the box: before the set-up takes any out, in order of numbers. */
  private int inBox(int number) {
    int last = Math.min(number - kit().box().first(), box.size() - 1);
    for (int i = last; i >= 0; i--) if (box.number(i) == number) return i;
    return box.find(number);
  }

  /** How many of those wanted, beginning with that one, follow each other in the box from there. */
  private int sideBySide(Pile wanted, int first, int from) {
    int most = Math.min(wanted.size() - first, box.size() - from);
    int count = 1;
    while (count < most && box.number(from + count) == wanted.number(first + count)) count++;
    return count;
  }

  /** N1.4 */
  public void intoBox(int thing) {
    box = box.with(thing);
  }

  public void intoBox(Pile things) {
    box = box.with(things);
  }

  /** A component out of the box by what item it is, face down. */
  public int takeFromBox(int item) {
    for (int i = 0; i < box.size(); i++) {
      if (kit().itemOf(box.number(i)) != item) continue;
      int number = box.number(i);
      box = box.without(i);
      return Thing.faceDown(number);
    }
    throw new IllegalStateException("the box has no such item");
  }

  /** N23.4 All contamination is scanned before everybody's eyes. */
  public void revealContamination(Seat seat) {
    hands = with(hands, seat, showContamination(hand(seat)));
    decks = with(decks, seat, showContamination(deck(seat)));
    discards = with(discards, seat, showContamination(discard(seat)));
  }

  private Pile showContamination(Pile pile) {
    Pile shown = pile;
    for (int i = 0; i < pile.size(); i++) {
      if (kit().isContamination(pile.number(i))) {
        shown = shown.with(i, show(pile.at(i), Seats.EVERYONE));
      }
    }
    return shown;
  }

  /** N23.4 Turns up the top cards of a deck; tells whether contamination is among them. */
  public boolean revealTop(Seat seat, int count) {
    Pile deck = deck(seat);
    boolean found = false;
    for (int i = 0; i < Math.min(count, deck.size()); i++) {
      int position = deck.size() - 1 - i;
      int card = deck.at(position);
      if (kit().isContamination(Thing.number(card))) found = true;
      deck = deck.with(position, show(card, Seats.EVERYONE));
    }
    decks = with(decks, seat, deck);
    return found;
  }

  /** N15.3 In an imagined world others hold other cards, and all decks lie in another order. */
  void dealUnknown(UnknownCards unknown) {
    Pile[] otherHands = hands.clone();
    Pile[] otherDecks = decks.clone();
    unknown.deal(otherHands, otherDecks);
    hands = otherHands;
    decks = otherDecks;
  }

  static int seenOnlyBy(Seat seat, int number) {
    return followed(Thing.faceUp(number), Seats.of(seat));
  }

  public void layContamination(Pile cards) {
    contamination = shuffle(Chance.CARDS, cards);
  }

  /** N2.14 */
  public void takeCharacter(Seat seat, int character, Pile cards, int room) {
    table().crew().setCharacter(seat, character);
    decks = with(decks, seat, shuffle(Chance.CARDS, cards));
    table().crew().stand(seat, room);
  }

  // Verbs: cards in hand

  /**
   * N3.3 Draws so many cards, as far as there are any; which of them are contamination only their
   * owner sees (N15.3).
   */
  public void drawCards(Seat seat, int count) {
    int drawn = 0;
    while (drawn < count && readyDeck(seat)) {
      int some = Math.min(count - drawn, deck(seat).size());
      drawTop(seat, some);
      drawn += some;
    }
    if (drawn == 0) return;
    if (heard()) {
      Text text = Text.of("event.draws", Arg.of(seat), Arg.of(drawn));
      tell(Seats.EVERYONE, text, Beats.drawn("event.draws", seat));
    }
  }

  /** So many cards from the top of the deck into the hand. */
  private void drawTop(Seat seat, int count) {
    Pile deck = deck(seat);
    int[] drawn = new int[count];
    for (int i = 0; i < count; i++) {
      int card = deck.at(deck.size() - 1 - i);
      if (kit().isContamination(Thing.number(card))) learnt(Seats.of(seat));
      else card = show(card, Seats.of(seat));
      drawn[i] = card;
    }
    decks = with(decks, seat, deck.withoutTop(count));
    hands = with(hands, seat, hand(seat).with(Pile.of(drawn)));
    if (!heard()) return;
    for (int card : drawn) {
      tell(Seats.of(seat), youDrew(card), Beats.drawn("event.you-draw", seat));
    }
  }

  private Text youDrew(int card) {
    return kit().isContamination(Thing.number(card))
        ? Text.of("event.you-draw-contamination")
        : Text.of("event.you-draw", Arg.thing(card));
  }

  private boolean readyDeck(Seat seat) {
    if (!deck(seat).isEmpty()) return true;
    if (discard(seat).isEmpty()) return false;
    decks = with(decks, seat, shuffle(Chance.CARDS, discard(seat)));
    discards = with(discards, seat, Pile.EMPTY);
    if (heard()) {
      tell(
          Seats.EVERYONE, Text.of("event.reshuffles", seat), Beats.piles("event.reshuffles", seat));
    }
    return true;
  }

  /** An action card of that kind goes from the hand to its owner's discard pile, face up. */
  public void discardCard(Seat seat, int card, String why) {
    Pile hand = hand(seat);
    int position = findCard(hand, card);
    int thing = show(hand.at(position), Seats.EVERYONE);
    hands = with(hands, seat, hand.without(position));
    discards = with(discards, seat, discard(seat).with(thing));
    if (heard()) {
      Text text = Text.of(why, Arg.of(seat), Arg.thing(thing));
      tell(Seats.EVERYONE, text, Beats.discarded(why, seat));
    }
  }

  private void tellDiscard(String event, Seat seat) {
    tell(Seats.EVERYONE, Text.of(event, seat), Beats.discarded(event, seat));
  }

  /** All action cards; contamination stays. */
  public void discardActions(Seat seat) {
    Pile hand = hand(seat);
    Pile kept = hand;
    int[] thrown = new int[actionCards(seat)];
    int count = 0;
    for (int i = hand.size() - 1; i >= 0; i--) {
      if (kit().isContamination(hand.number(i))) continue;
      thrown[count++] = show(hand.at(i), Seats.EVERYONE);
      kept = kept.without(i);
    }
    hands = with(hands, seat, kept);
    discards = with(discards, seat, discard(seat).with(Pile.of(thrown)));
    if (heard()) tellDiscard("event.discards-actions", seat);
  }

  /** A contamination card goes from the hand to the discard pile. */
  public void discardContamination(Seat seat, int position) {
    Pile hand = hand(seat);
    int thing = hand.at(position);
    hands = with(hands, seat, hand.without(position));
    discards = with(discards, seat, discard(seat).with(thing));
    if (heard()) tellDiscard("event.discards-contamination", seat);
  }

  /** The whole hand, contamination too (N27.26). */
  public void discardHand(Seat seat) {
    int[] thrown = hand(seat).toArray();
    for (int i = 0; i < thrown.length; i++) {
      if (kit().isContamination(Thing.number(thrown[i]))) continue;
      thrown[i] = show(thrown[i], Seats.EVERYONE);
    }
    hands = with(hands, seat, Pile.EMPTY);
    discards = with(discards, seat, discard(seat).with(Pile.of(thrown)));
    if (heard()) tellDiscard("event.discards-hand", seat);
  }

  /** Hand, deck and discard pile become a new deck (N19.10); or only the latter two (N27.18). */
  public void shuffleAll(Seat seat, boolean handToo) {
    Pile all = deck(seat).with(discard(seat));
    if (handToo) {
      all = all.with(hand(seat));
      hands = with(hands, seat, Pile.EMPTY);
    }
    decks = with(decks, seat, shuffle(Chance.CARDS, all));
    discards = with(discards, seat, Pile.EMPTY);
    if (heard()) {
      tell(
          Seats.EVERYONE, Text.of("event.reshuffles", seat), Beats.piles("event.reshuffles", seat));
    }
  }

  /** Other cards in place of a hand, deck and discard pile: what scans leave. */
  public void keepCards(Seat seat, Pile hand, Pile deck, Pile discard) {
    hands = with(hands, seat, hand);
    decks = with(decks, seat, deck);
    discards = with(discards, seat, discard);
  }

  /**
   * N27.9 Cards of the deck are turned up, the contamination among them is scanned, all go to the
   * discard pile; tells whether an infected one was among them.
   */
  public boolean scanTop(Seat seat, int count) {
    Pile turned = Pile.EMPTY;
    boolean infected = false;
    while (turned.size() < count && readyDeck(seat)) {
      int card = deck(seat).top();
      boolean scanned = kit().isContamination(Thing.number(card));
      card = show(card, scanned ? Seats.of(seat) : Seats.EVERYONE);
      infected |= kit().isInfected(Thing.number(card));
      decks = with(decks, seat, deck(seat).withoutTop());
      turned = turned.with(card);
    }
    discards = with(discards, seat, discard(seat).with(turned));
    if (heard()) tellTurned(seat, turned);
    return infected;
  }

  /** Cards of the deck are turned up and go to the discard pile; tells how many. */
  public int turnTop(Seat seat, int count) {
    Pile turned = Pile.EMPTY;
    while (turned.size() < count && readyDeck(seat)) {
      int card = deck(seat).top();
      if (!kit().isContamination(Thing.number(card))) card = show(card, Seats.EVERYONE);
      decks = with(decks, seat, deck(seat).withoutTop());
      turned = turned.with(card);
    }
    discards = with(discards, seat, discard(seat).with(turned));
    if (heard()) tellTurned(seat, turned);
    return turned.size();
  }

  /** N1.4 An action card of that kind leaves the discard pile and the game. */
  public void removeDiscarded(Seat seat, int card) {
    int position = findCard(discard(seat), card);
    int thing = discard(seat).at(position);
    discards = with(discards, seat, discard(seat).without(position));
    intoBox(thing);
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("event.out-of-the-game", Arg.of(seat), Arg.thing(thing)),
          Beats.piles("event.out-of-the-game", seat));
  }

  /** What was turned up is told once it lies on the discard pile. */
  private void tellTurned(Seat seat, Pile turned) {
    for (int i = 0; i < turned.size(); i++) {
      int card = turned.at(i);
      if (kit().isContamination(Thing.number(card))) {
        if (Thing.isSeenBy(card, seat)) {
          tell(
              Seats.of(seat),
              Text.of("event.you-scan", Arg.thing(card)),
              Beats.piles("event.you-scan", seat));
        }
      } else {
        tell(
            Seats.EVERYONE,
            Text.of("event.turns-up", Arg.of(seat), Arg.thing(card)),
            Beats.piles("event.turns-up", seat).shows(Beats.card(card, null)));
      }
    }
  }

  // Verbs: contamination

  /**
   * A new contamination card is scanned on its way to the discard pile; tells if it is infected.
   */
  public boolean scanNewContamination(Seat seat) {
    if (contamination.isEmpty()) return false;
    takeContamination(seat);
    Pile discard = discard(seat);
    int card = show(discard.top(), Seats.of(seat));
    discards = with(discards, seat, discard.with(discard.size() - 1, card));
    if (heard()) {
      Beat beat = Beats.piles("event.you-scan", seat).shows(Beats.card(card, null));
      tell(Seats.of(seat), Text.of("event.you-scan", Arg.thing(card)), beat);
    }
    return kit().isInfected(Thing.number(card));
  }

  /** Under the deck, where who has seen it knows it is. */
  public void underContamination(int card) {
    contamination = contamination.under(card);
  }

  /** N15.1 */
  public void takeContamination(Seat seat) {
    if (contamination.isEmpty()) return;
    discards = with(discards, seat, discard(seat).with(contamination.top()));
    contamination = contamination.withoutTop();
    if (heard()) {
      Beat beat = Beats.of("event.contaminated", seat).from("contamination-deck");
      beat = beat.to(Beats.at("own-discard", seat));
      tell(Seats.EVERYONE, Text.of("event.contaminated", seat), beat);
    }
  }
}
