package starboard.rone;

import java.util.Arrays;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.DamageType;
import starboard.rone.content.Faction;
import starboard.rone.content.Trigger;

/** R2.3, R6 The recruit cards of one player: deck, hand, played cards and the piles they go to. */
abstract class Piles extends DiceCup {

  private static final List<Place> HANDS = Place.heldBySeats("hand");
  private static final List<Place> DECKS = Place.faceDownBySeats("deck");
  private static final List<Place> REVEALED = Place.faceDownBySeats("revealed");
  private static final List<Place> DISCARDS = Place.faceUpBySeats("discard");
  private static final List<Place> SCRAPYARDS = Place.faceUpBySeats("scrapyard");
  private static final List<Place> PLAYED = Place.faceUpBySeats("played");

  Pile hand = Pile.EMPTY;
  Pile deck = Pile.EMPTY;
  Pile discard = Pile.EMPTY;
  Pile scrapyard = Pile.EMPTY;
  Pile played = Pile.EMPTY;

  /** Cards one looks at to choose among them. */
  Pile revealed = Pile.EMPTY;

  /** R8.12 The numbers of cards that are destroyed at the end of the turn. */
  private int[] marked = {};

  /** R7.4 How far a reshuffle has come, which questions to its owner and others interrupt. */
  public enum Reshuffle {
    NONE,
    BEGUN,
    PAID
  }

  private Reshuffle reshuffle = Reshuffle.NONE;

  Piles(Rone table, Seat seat) {
    super(table, seat);
  }

  void places(Places p) {
    int i = seat.index();
    hand = p.pile(HANDS.get(i), hand);
    deck = p.pile(DECKS.get(i), deck);
    revealed = p.pile(REVEALED.get(i), revealed);
    discard = p.pile(DISCARDS.get(i), discard);
    scrapyard = p.pile(SCRAPYARDS.get(i), scrapyard);
    played = p.pile(PLAYED.get(i), played);
  }

  // What one can see

  public Pile hand() {
    return hand;
  }

  public Pile deck() {
    return deck;
  }

  public Pile discard() {
    return discard;
  }

  public Pile scrapyard() {
    return scrapyard;
  }

  public Pile played() {
    return played;
  }

  public Pile revealed() {
    return revealed;
  }

  /** R8.7 The damage of this turn: played cards, effects and actions. */
  public int damage(DamageType type) {
    int sum = pending(type);
    for (int i = 0; i < played.size(); i++) sum += combat(Box.kindOf(played.number(i)), type);
    return sum;
  }

  public static int combat(int kind, DamageType type) {
    return switch (type) {
      case ARMOUR -> Box.recruit(kind).combat().armourDestruction();
      case MELEE -> Box.recruit(kind).combat().melee();
      case RANGED -> Box.recruit(kind).combat().ranged();
    };
  }

  /** R7.3 Whether there is anything to shuffle. */
  public boolean canReshuffle() {
    return !discard.isEmpty() || !scrapyard.isEmpty();
  }

  public Reshuffle reshuffling() {
    return reshuffle;
  }

  /** Own cards of a faction in the played zone other than that one. */
  public int othersPlayed(Faction faction, int card) {
    int count = 0;
    for (int i = 0; i < played.size(); i++) {
      int number = played.number(i);
      if (number != card && Box.faction(Box.kindOf(number)) == faction) count++;
    }
    return count;
  }

  public boolean isMarked(int number) {
    for (int card : marked) if (card == number) return true;
    return false;
  }

  /** Whether a hand card is to be scrapped or kept (R8.12). */
  public int unmarkedInHand() {
    int count = 0;
    for (int i = 0; i < hand.size(); i++) if (!isMarked(hand.number(i))) count++;
    return count;
  }

  public static int find(Pile pile, int kind) {
    for (int i = 0; i < pile.size(); i++) if (Box.kindOf(pile.number(i)) == kind) return i;
    return -1;
  }

  // Words

  /** A card on its own zone, or on what it comes from or goes to. */
  final void sayCard(Beat.Kind kind, String rule, String key, int card, String... on) {
    if (!heard()) return;
    Text text = Text.of(key, Arg.of(seat), Arg.thing(card));
    tell(Seats.EVERYONE, text, Beat.of(kind, rule).on(on).seat(seat));
  }

  /** The same, and all it says. */
  final void showCard(Beat.Kind kind, String rule, String key, int card, String... on) {
    if (!heard()) return;
    Beat beat = Beat.of(kind, rule).on(on).shows(ShownCard.of(card));
    tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.thing(card)), beat.seat(seat));
  }

  final void sayMove(String key, int card, String rule, String from, String to) {
    if (!heard()) return;
    tell(
        Seats.EVERYONE,
        Text.of(key, Arg.of(seat), Arg.thing(card)),
        Beat.of(Beat.Kind.MOVE, rule).from(widget(from)).to(widget(to)).seat(seat));
  }

  // Verbs

  /** R8.2 The top card of the deck goes to the hand; one that is set off by it lies open. */
  public int draw() {
    int card = deck.top();
    deck = deck.withoutTop();
    boolean open = Box.has(Box.kindOf(Thing.number(card)), Trigger.ON_DRAW);
    Seats team = table().team(seat);
    card = show(card, open ? Seats.EVERYONE : team);
    hand = hand.with(card);
    if (heard()) sayDrawn(card, open, team);
    return card;
  }

  private void sayDrawn(int card, boolean open, Seats team) {
    Beat beat = Beat.of(Beat.Kind.DRAW, "R8.2").from(widget("deck")).to(widget("hand")).seat(seat);
    Text named = Text.of("drew-open", Arg.of(seat), Arg.thing(card));
    if (open) {
      tell(Seats.EVERYONE, named, beat);
      return;
    }
    tell(Seats.of(seat), Text.of("you-drew", Arg.thing(card)), beat);
    Seats mates = team.without(seat);
    if (!mates.isEmpty()) tell(mates, named, beat);
    tell(team.others(), Text.of("drew", seat), beat);
  }

  /** R8.4.3 */
  public int play(int kind) {
    int position = find(hand, kind);
    int card = show(hand.at(position), Seats.EVERYONE);
    hand = hand.without(position);
    played = played.with(card);
    sayMove("plays", card, "R8.4.3", "hand", "played");
    return card;
  }

  /** R6.9 */
  public int scrapTop() {
    int card = show(deck.top(), Seats.EVERYONE);
    deck = deck.withoutTop();
    scrapyard = scrapyard.with(card);
    sayMove("scrapped", card, "R6.9", "deck", "scrapyard");
    return card;
  }

  /** R6.9 */
  public void discardTop() {
    int card = show(deck.top(), Seats.EVERYONE);
    deck = deck.withoutTop();
    discard = discard.with(card);
    sayMove("discarded", card, "R6.9", "deck", "discard");
  }

  /** R8.5 A hand card that is neither kept nor due for destruction. */
  public int scrapFromHand(int kind) {
    for (int i = 0; i < hand.size(); i++) {
      int number = hand.number(i);
      if (Box.kindOf(number) != kind || isMarked(number)) continue;
      int card = show(hand.at(i), Seats.EVERYONE);
      hand = hand.without(i);
      scrapyard = scrapyard.with(card);
      sayMove("scrapped", card, "R8.5", "hand", "scrapyard");
      return card;
    }
    throw new IllegalArgumentException("no such card in hand");
  }

  /** R6.7 */
  public int recycleScrapped() {
    int card = scrapyard.top();
    scrapyard = scrapyard.withoutTop();
    return recycle(card, "scrapyard");
  }

  /** R6.7 */
  public int recycleDiscarded() {
    int card = discard.top();
    discard = discard.withoutTop();
    return recycle(card, "discard");
  }

  /** R6.7 Which hand card it was nobody else sees, unless it is set off by it. */
  public int recycleFromHand(int kind) {
    int position = find(hand, kind);
    int card = hand.at(position);
    boolean open = Box.has(kind, Trigger.ON_RECYCLED);
    Seats team = table().team(seat);
    card = open ? show(card, Seats.EVERYONE) : followed(card, team);
    Pile rest = hand.without(position);
    hand = open ? rest : followed(rest, team);
    if (open) return recycle(card, "hand");
    table().belong(card, seat);
    deck = deck.with(card);
    if (heard()) {
      Beat beat =
          Beat.of(Beat.Kind.MOVE, "R6.7").from(widget("hand")).to(widget("deck")).seat(seat);
      tell(Seats.EVERYONE, Text.of("recycled-hidden", seat), beat);
    }
    return card;
  }

  private int recycle(int card, String from) {
    table().belong(card, seat);
    deck = deck.with(card);
    sayMove("recycled", card, "R6.7", from, "deck");
    return card;
  }

  /** R9.7 The top of the scrapyard goes to the discard pile. */
  public void clearScrap() {
    int card = scrapyard.top();
    scrapyard = scrapyard.withoutTop();
    discard = discard.with(card);
    sayMove("cleared", card, "R9.7", "scrapyard", "discard");
  }

  /** R7.4 */
  public void reshuffling(Reshuffle stage) {
    reshuffle = stage;
  }

  /** R7.5 */
  public void reshuffle() {
    reshuffle = Reshuffle.NONE;
    Pile all = discard.with(scrapyard);
    discard = Pile.EMPTY;
    scrapyard = Pile.EMPTY;
    table().belong(all, seat);
    deck = deck.with(shuffle(Chance.DECK, all));
    if (heard()) {
      Beat beat = Beat.of(Beat.Kind.MOVE, "R7.5").from(widget("discard")).to(widget("deck"));
      beat = beat.on(widget("scrapyard"));
      tell(Seats.EVERYONE, Text.of("reshuffled", seat), beat.seat(seat));
    }
  }

  /** R11.3, R15.5 */
  void takeDeck(Pile cards) {
    table().belong(cards, seat);
    deck = shuffle(Chance.DECK, cards);
  }

  /** R6.6 So many cards of the deck or what there is, for its owner's eyes only. */
  public void lookAtTop(int most) {
    int count = Math.min(most, deck.size());
    if (count == 0) return;
    revealed = revealed.with(show(deck.top(count), Seats.of(seat)));
    deck = deck.withoutTop(count);
    if (!heard()) return;
    Beat beat = Beat.of(Beat.Kind.REVEAL, "R6.6").from(widget("deck")).to(widget("revealed"));
    tell(Seats.EVERYONE, Text.of("looks", Arg.of(seat), Arg.of(count)), beat.seat(seat));
  }

  /** R6.6 One of the cards looked at is destroyed. */
  public void destroyRevealed(int kind) {
    int position = find(revealed, kind);
    int card = show(revealed.at(position), Seats.EVERYONE);
    revealed = followed(revealed.without(position), Seats.of(seat));
    table().destroy(card);
    sayCard(
        Beat.Kind.LEAVE,
        "R6.5",
        "destroyed",
        card,
        widget("revealed"),
        table().destroyedZone(card));
  }

  /** R6.6 One of the cards looked at goes back on top of the deck. */
  public void putBack(int kind) {
    int position = find(revealed, kind);
    deck = deck.with(followed(revealed.at(position), Seats.of(seat)));
    revealed = revealed.without(position);
    if (heard()) {
      Beat beat = Beat.of(Beat.Kind.MOVE, "R6.6").from(widget("revealed")).to(widget("deck"));
      tell(Seats.EVERYONE, Text.of("put-back", seat), beat.seat(seat));
    }
  }

  /** R6.1, R6.10 Cards of a shared deck are laid open to choose from. */
  void lay(Pile cards, String deck) {
    revealed = show(cards, Seats.EVERYONE);
    if (!heard()) return;
    for (int i = 0; i < revealed.size(); i++) {
      showCard(Beat.Kind.REVEAL, "R6.1", "revealed", revealed.at(i), deck, widget("revealed"));
    }
  }

  /** R8.9 */
  public void discardPlayed(int position) {
    int card = played.at(position);
    discard = discard.with(card);
    played = played.without(position);
    sayMove("discarded", card, "R8.9", "played", "discard");
  }

  /** R8.12 */
  public void mark(int number) {
    marked = Arrays.copyOf(marked, marked.length + 1);
    marked[marked.length - 1] = number;
  }

  /** R8.11, R8.12 Marked cards are destroyed wherever they lie by now. */
  public void destroyMarked() {
    for (int number : marked) destroy(number);
    marked = new int[0];
  }

  /** A card of this player is destroyed, wherever it lies (R6.5). */
  public void destroy(int number) {
    int card = -1;
    String from = "";
    int at;
    if ((at = hand.find(number)) >= 0) {
      card = hand.at(at);
      hand = hand.without(at);
      from = "hand";
    } else if ((at = played.find(number)) >= 0) {
      card = played.at(at);
      played = played.without(at);
      from = "played";
    } else if ((at = deck.find(number)) >= 0) {
      card = deck.at(at);
      deck = deck.without(at);
      from = "deck";
    } else if ((at = discard.find(number)) >= 0) {
      card = discard.at(at);
      discard = discard.without(at);
      from = "discard";
    } else if ((at = scrapyard.find(number)) >= 0) {
      card = scrapyard.at(at);
      scrapyard = scrapyard.without(at);
      from = "scrapyard";
    }
    if (at < 0) return;
    card = show(card, Seats.EVERYONE);
    table().destroy(card);
    sayCard(Beat.Kind.LEAVE, "R6.5", "destroyed", card, widget(from), table().destroyedZone(card));
  }

  /** R8.7 */
  public void sumDamage() {
    sumUp(damage(DamageType.ARMOUR), damage(DamageType.MELEE), damage(DamageType.RANGED));
  }

  /** R8.8 */
  public void sumRewards() {
    int sum = 0;
    for (int i = 0; i < played.size(); i++) {
      sum += Box.recruit(Box.kindOf(played.number(i))).rewardSpareParts();
    }
    if (sum > 0) gainSpareParts(sum);
  }
}
