package starboard.clank;

import java.util.List;
import starboard.clank.content.Box;
import starboard.clank.content.Content;
import starboard.clank.content.ReserveEnemy;
import starboard.clank.words.Texts;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Hooks;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** The cards: adventure deck and row, reserve, and the decks of the players (C2, C4.5, C7, C21). */
public abstract class Decks extends Thieves {

  private static final Content CONTENT = Content.BOX;
  public static final int RESERVES = CONTENT.reserve().cards().size();
  public static final int FIRST_RESERVE = CONTENT.starterDeck().size();

  private static final int OWNED_WORDS = Math.ceilDiv(Box.MAJORS - Box.RESERVE, Long.SIZE);
  private static final Place DECK = Place.faceDown("deck");
  private static final Place ROW = Place.faceUp("row");
  private static final Place ROW_DISCARD = Place.faceUp("row-discard");
  private static final Place TRASH = Place.faceUp("trash");
  private static final List<Place> RESERVE =
      CONTENT.reserve().cards().ids().stream().map(id -> Place.faceUp("reserve-" + id)).toList();
  private static final Place BOX_CARDS = Place.faceDown("box-cards");
  private static final List<Place> DRAW_PILES = Place.faceDownBySeats("draw");
  private static final List<Place> HANDS = Place.heldBySeats("hand");
  private static final List<Place> PLAY_AREAS = Place.faceUpBySeats("play");
  private static final List<Place> DISCARD_PILES = Place.faceUpBySeats("discard");

  private Pile deck = Pile.EMPTY;
  private Pile row = Pile.EMPTY;
  private Pile rowDiscard = Pile.EMPTY;
  private Pile trash = Pile.EMPTY;
  private Pile[] reserve = piles(RESERVES);
  private Pile boxCards = Pile.box(0, Box.MAJORS - 1);
  private Pile[] drawPiles;
  private Pile[] hands;
  private Pile[] playAreas;
  private Pile[] discardPiles;

  /** The adventure and reserve cards of each player's deck, as bits; all have seen them go. */
  private long[] owned;

  /** Cards that were shuffled or trashed away from where they lay this turn (C5.5). */
  private Pile gone = Pile.EMPTY;

  private boolean flipped;

  Decks(int players, Hooks<Clank> hooks) {
    super(players, hooks);
    drawPiles = piles(players);
    hands = piles(players);
    playAreas = piles(players);
    discardPiles = piles(players);
    owned = new long[players * OWNED_WORDS];
  }

  final void walkDecks(Places p) {
    deck = p.pile(DECK, deck);
    row = p.pile(ROW, row);
    rowDiscard = p.pile(ROW_DISCARD, rowDiscard);
    trash = p.pile(TRASH, trash);
    reserve = p.piles(RESERVE, reserve);
    boxCards = p.pile(BOX_CARDS, boxCards);
    drawPiles = p.piles(DRAW_PILES, drawPiles);
    hands = p.piles(HANDS, hands);
    playAreas = p.piles(PLAY_AREAS, playAreas);
    discardPiles = p.piles(DISCARD_PILES, discardPiles);
  }

  @Override
  protected final int back(int number) {
    return Box.back(number, Box.isCard(number) ? owner(number) : NONE);
  }

  private int owner(int number) {
    if (number < Box.RESERVE) return number / Box.STARTERS;
    int card = number - Box.RESERVE;
    for (int seat = 0; seat < players(); seat++) {
      long word = owned[seat * OWNED_WORDS + card / Long.SIZE];
      if ((word >> (card % Long.SIZE) & 1) != 0) return seat;
    }
    return NONE;
  }

  private void own(Seat seat, int number) {
    int card = number - Box.RESERVE;
    long[] changed = owned.clone();
    changed[seat.index() * OWNED_WORDS + card / Long.SIZE] |= 1L << (card % Long.SIZE);
    owned = changed;
  }

  // What lies on the table

  public final Pile deck() {
    return deck;
  }

  /** The adventure row. */
  public final Pile row() {
    return row;
  }

  public final Pile rowDiscard() {
    return rowDiscard;
  }

  /** Cards removed from the game (C21.2). */
  public final Pile trash() {
    return trash;
  }

  /** What is left of a reserve pile, by its kind of card. */
  public final Pile reserve(int kind) {
    return reserve[kind - FIRST_RESERVE];
  }

  static boolean isReserve(int kind) {
    return kind >= FIRST_RESERVE && kind < FIRST_RESERVE + RESERVES;
  }

  /** The side of the reserve enemy that lies up (C8.2). */
  public final ReserveEnemy.Side reserveEnemy() {
    ReserveEnemy enemy = CONTENT.reserve().enemy();
    return flipped ? enemy.back() : enemy.front();
  }

  final boolean isFlipped() {
    return flipped;
  }

  public final Pile drawPile(Seat seat) {
    return drawPiles[seat.index()];
  }

  public final Pile hand(Seat seat) {
    return hands[seat.index()];
  }

  public final Pile playArea(Seat seat) {
    return playAreas[seat.index()];
  }

  public final Pile discardPile(Seat seat) {
    return discardPiles[seat.index()];
  }

  /**
   * C5.5, C5.7 Whether a card of that kind lies, or lay this turn, before the player or discarded.
   */
  final boolean hasLain(Seat seat, int kind) {
    return Box.find(playArea(seat), kind) >= 0
        || Box.find(discardPile(seat), kind) >= 0
        || Box.find(gone, kind) >= 0;
  }

  /** DANGER cards in the row (C16.1). */
  public final int danger() {
    int danger = 0;
    for (int i = 0; i < row.size(); i++) if (Box.card(row.number(i)).danger()) danger++;
    return danger;
  }

  /** How many of the newest cards of the row carry the attack symbol. */
  public final int attacks(int newest) {
    int attacks = 0;
    for (int i = row.size() - newest; i < row.size(); i++) {
      if (Box.card(row.number(i)).attack()) attacks++;
    }
    return attacks;
  }

  // Verbs: set-up

  /** C2.9, C2.10 */
  public final void layCards() {
    boxCards = Pile.EMPTY;
    for (int i = players(); i < Box.PLAYERS; i++) {
      boxCards = boxCards.with(Box.starterDeck(Seat.of(i)));
    }
    layReserve();
    deck = shuffle(Chance.ADVENTURE, Pile.box(Box.ADVENTURE, Box.MAJORS - 1));
    Pile replaced = Pile.EMPTY;
    while (row.size() < CONTENT.setup().rowSize()) {
      reveal();
      if (Box.card(row.number(row.size() - 1)).attack()) {
        replaced = replaced.with(row.top());
        if (heard())
          tell(
              Seats.EVERYONE, Text.of("replaced", Arg.thing(row.top())), Beats.replaced(row.top()));
        row = row.withoutTop();
      }
    }
    if (!replaced.isEmpty()) deck = shuffle(Chance.ADVENTURE, deck.with(replaced));
  }

  private void layReserve() {
    Pile[] laid = new Pile[RESERVES];
    int first = Box.RESERVE;
    for (int i = 0; i < RESERVES; i++) {
      int count = CONTENT.reserve().cards().at(i).count();
      laid[i] = show(Pile.box(first, first + count - 1), Seats.EVERYONE);
      first += count;
    }
    reserve = laid;
  }

  /** C2.12 */
  public final void dealStarters(Seat seat) {
    drawPiles = with(drawPiles, seat, shuffle(Chance.DECKS, Box.starterDeck(seat)));
    drawCards(seat, CONTENT.setup().handSize());
  }

  // Verbs: the row

  /** The top card of the adventure deck goes into the row. */
  public final void reveal() {
    int card = show(deck.top(), Seats.EVERYONE);
    deck = deck.withoutTop();
    row = row.with(card);
    if (heard())
      tell(Seats.EVERYONE, Text.of("revealed", Arg.thing(card)), Beats.revealed(deck, card));
  }

  /** C8.1 A row card of that kind goes to the adventure discard pile. */
  final void discardFromRow(int position) {
    rowDiscard = rowDiscard.with(row.at(position));
    row = row.without(position);
  }

  /** C7.1 A card of the row or reserve goes on top of the own discard pile. */
  public final void take(Seat seat, int kind) {
    int card;
    if (isReserve(kind)) {
      card = reserve(kind).top();
      Pile[] left = reserve.clone();
      left[kind - FIRST_RESERVE] = reserve(kind).withoutTop();
      reserve = left;
    } else {
      int position = Box.find(row, kind);
      card = row.at(position);
      row = row.without(position);
    }
    own(seat, Thing.number(card));
    discardPiles = with(discardPiles, seat, discardPile(seat).with(card));
    if (heard()) {
      Text text = Text.of("acquired", Arg.of(seat), Arg.thing(card));
      tell(Seats.EVERYONE, text, Beats.acquired(seat, card, isReserve(kind)));
    }
  }

  /** C8.2 */
  public final void flipReserveEnemy() {
    if (flipped) return;
    Beat beat = Beats.flipped(reserveEnemy());
    flipped = true;
    if (heard()) tell(Seats.EVERYONE, Text.of("flipped"), beat);
  }

  // Verbs: decks of players

  /** A turn begins: where cards lay before does not matter. */
  final void forgetGone() {
    gone = Pile.EMPTY;
  }

  /** C4.5 */
  public final void drawCards(Seat seat, int count) {
    int left = count;
    while (left > 0) {
      Pile pile = drawPile(seat);
      if (pile.isEmpty()) {
        if (discardPile(seat).isEmpty()) return;
        gone = gone.with(discardPile(seat));
        pile = shuffle(Chance.DECKS, discardPile(seat));
        discardPiles = with(discardPiles, seat, Pile.EMPTY);
        if (heard()) tell(Seats.EVERYONE, Text.of("reshuffled", seat), Beats.reshuffled(seat));
      }
      int taken = Math.min(left, pile.size());
      Pile cards = show(pile.top(taken), Seats.of(seat));
      drawPiles = with(drawPiles, seat, pile.withoutTop(taken));
      hands = with(hands, seat, hand(seat).with(cards));
      left -= taken;
      if (heard()) {
        Beat beat = Beats.drew(seat, taken);
        tell(Seats.of(seat), Text.of("you-drew", Arg.of(Texts.list(cards))), beat);
        tell(Seats.EVERYONE.without(seat), Text.of("drew", Arg.of(seat), Arg.of(taken)), beat);
      }
    }
  }

  /** A hand card of that kind goes to the play area; tells its number. */
  final int lay(Seat seat, int kind) {
    int card = fromHand(seat, kind);
    playAreas = with(playAreas, seat, playArea(seat).with(card));
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("played", Arg.of(seat), Arg.thing(card)),
          Beats.played(seat, card));
    return Thing.number(card);
  }

  /** C21.1 A hand card goes unplayed to the discard pile. */
  public final void discard(Seat seat, int kind) {
    int card = fromHand(seat, kind);
    discardPiles = with(discardPiles, seat, discardPile(seat).with(card));
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("discarded", Arg.of(seat), Arg.thing(card)),
          Beats.discarded(seat, card));
  }

  private int fromHand(Seat seat, int kind) {
    Pile hand = hand(seat);
    int position = Box.find(hand, kind);
    int card = show(hand.at(position), Seats.EVERYONE);
    hands = with(hands, seat, hand.without(position));
    return card;
  }

  /** C21.2 A card of the play area or discard pile leaves the game. */
  public final void trash(Seat seat, int kind, boolean played) {
    Pile from = played ? playArea(seat) : discardPile(seat);
    int position = Box.find(from, kind);
    int card = from.at(position);
    if (played) playAreas = with(playAreas, seat, from.without(position));
    else discardPiles = with(discardPiles, seat, from.without(position));
    trash = trash.with(card);
    gone = gone.with(card);
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of("trashed", Arg.of(seat), Arg.thing(card)),
          Beats.trashed(seat, card, played));
  }

  /** C4.4 Played cards go to the discard pile. */
  final void clearPlayArea(Seat seat) {
    if (playArea(seat).isEmpty()) return;
    discardPiles = with(discardPiles, seat, discardPile(seat).with(playArea(seat)));
    playAreas = with(playAreas, seat, Pile.EMPTY);
  }

  // Laying a table by hand, for scenarios

  /** Puts a card of that kind from wherever it lies unowned into a hand. */
  final void give(Seat seat, int kind) {
    int card = takeOut(seat, kind);
    hands = with(hands, seat, hand(seat).with(show(card, Seats.of(seat))));
  }

  /** Puts a card of that kind on top of a draw pile. */
  final void giveToDrawPile(Seat seat, int kind) {
    drawPiles = with(drawPiles, seat, drawPile(seat).with(Thing.faceDown(takeOut(seat, kind))));
  }

  /** Puts a card of that kind on top of a discard pile. */
  final void giveToDiscardPile(Seat seat, int kind) {
    int card = show(takeOut(seat, kind), Seats.EVERYONE);
    discardPiles = with(discardPiles, seat, discardPile(seat).with(card));
  }

  /** Puts a card of that kind from the deck into the row. */
  final void giveToRow(int kind) {
    int position = Box.find(deck, kind);
    row = row.with(show(deck.at(position), Seats.EVERYONE));
    deck = deck.without(position);
  }

  /** Puts a card of that kind on top of the adventure deck. */
  final void giveToDeck(int kind) {
    int position = Box.find(deck, kind);
    deck = deck.without(position).with(deck.at(position));
  }

  /**
   * All cards of a player but those of the discard pile go there; the row goes back to the deck.
   */
  final void clearTable(Seat seat) {
    Pile own = drawPile(seat).with(hand(seat)).with(playArea(seat));
    discardPiles = with(discardPiles, seat, discardPile(seat).with(show(own, Seats.EVERYONE)));
    drawPiles = with(drawPiles, seat, Pile.EMPTY);
    hands = with(hands, seat, Pile.EMPTY);
    playAreas = with(playAreas, seat, Pile.EMPTY);
  }

  /** The cards of the row go under the deck. */
  final void clearRow() {
    deck = row.with(deck);
    row = Pile.EMPTY;
  }

  private int takeOut(Seat seat, int kind) {
    Pile own = discardPile(seat);
    int position = Box.find(own, kind);
    if (position >= 0) {
      discardPiles = with(discardPiles, seat, own.without(position));
      return own.at(position);
    }
    if (isReserve(kind)) {
      take(seat, kind);
    } else {
      giveToRow(kind);
      take(seat, kind);
    }
    return takeOut(seat, kind);
  }
}
