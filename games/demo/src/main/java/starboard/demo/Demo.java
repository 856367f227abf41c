package starboard.demo;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** The table of Salvage, and the verbs its rules are written in. Every verb tells what it did. */
class Demo extends State<Demo> {

  static final int BERTHS = 4;
  static final int HAND_LIMIT = 5;

  private static final Components BOX = Components.BOX;
  private static final Pile ALL_CARDS = Pile.box(0, BOX.cards - 1);
  private static final Pile ALL_CRATES = Pile.box(BOX.cards, BOX.things - 1);
  private static final Bag ALL_TOKENS = Bag.of(BOX.tokenCounts());
  private static final Bag NO_TOKENS = Bag.of(new int[ALL_TOKENS.kinds()]);
  private static final Stream[] STREAMS = Chance.values();
  private static final Hooks<Demo> HOOKS = Weather.hooks();
  private static final Place DECK = Place.faceDown("deck");
  private static final Place DISCARD = Place.faceUp("discard");
  private static final Place ROW = Place.faceUp("row");
  private static final Place TRAY = Place.faceDown("tray");
  private static final Place SUPPLY = Place.faceDown("crates");
  private static final Place WRECK = Place.faceDown("wreck");
  private static final List<Place> HANDS = Place.heldBySeats("hand");
  private static final List<Place> HOLDS = Place.heldBySeats("hold");
  private static final List<Place> BIDS = Place.heldBySeats("bid");

  private final int rounds;

  private Pile deck = ALL_CARDS;
  private Pile discard = Pile.EMPTY;
  private Pile row = Pile.EMPTY;
  private Pile tray = Pile.EMPTY;
  private Pile supply = ALL_CRATES;
  private Pile wreck = Pile.EMPTY;
  private Pile[] hands;
  private Pile[] holds;
  private Pile[] bids;
  private Bag bag = ALL_TOKENS;
  private Bag drawn = NO_TOKENS;
  private int[] credits;
  private int round;
  private Weather weather = Weather.CLEAR;

  Demo(Setup setup) {
    super(setup.players(), HOOKS, STREAMS);
    rounds = Integer.parseInt(setup.option("rounds"));
    hands = noPiles();
    holds = noPiles();
    bids = noPiles();
    credits = new int[setup.players()];
  }

  private Pile[] noPiles() {
    Pile[] piles = new Pile[players()];
    Arrays.fill(piles, Pile.EMPTY);
    return piles;
  }

  @Override
  protected void places(Places p) {
    deck = p.pile(DECK, deck);
    discard = p.pile(DISCARD, discard);
    row = p.pile(ROW, row);
    tray = p.pile(TRAY, tray);
    supply = p.pile(SUPPLY, supply);
    wreck = p.pile(WRECK, wreck);
    hands = p.piles(HANDS, hands);
    holds = p.piles(HOLDS, holds);
    bids = p.piles(BIDS, bids);
    p.tokens("token", bag);
    p.tokens("token", drawn);
  }

  @Override
  protected int back(int number) {
    return BOX.back(number);
  }

  @Override
  protected @Nullable String ruleAgainst(String reason) {
    return switch (reason) {
      case "refused.needs-probe", "refused.already-seen" -> "D5.1";
      case "refused.needs-card" -> "D3.1";
      default -> null;
    };
  }

  // What lies on the table

  int rounds() {
    return rounds;
  }

  int round() {
    return round;
  }

  Weather weather() {
    return weather;
  }

  Pile deck() {
    return deck;
  }

  Pile discardPile() {
    return discard;
  }

  Pile row() {
    return row;
  }

  Pile tray() {
    return tray;
  }

  Pile supply() {
    return supply;
  }

  Pile wreck() {
    return wreck;
  }

  Pile hand(Seat seat) {
    return hands[seat.index()];
  }

  Pile hold(Seat seat) {
    return holds[seat.index()];
  }

  Pile bid(Seat seat) {
    return bids[seat.index()];
  }

  Bag bag() {
    return bag;
  }

  int credits(Seat seat) {
    return credits[seat.index()];
  }

  boolean holds(Seat seat, int kind) {
    return find(hand(seat), kind) >= 0;
  }

  /** The position of the first thing of that kind, or -1. */
  static int find(Pile pile, int kind) {
    for (int i = 0; i < pile.size(); i++) if (BOX.kindOf(pile.number(i)) == kind) return i;
    return -1;
  }

  /** How many cards a crew may keep (D8.3). */
  int handLimit() {
    return weather.changed(Weather.Quantity.HAND_LIMIT, HAND_LIMIT);
  }

  /** Crews that could play a jammer as far as the table knows (D7.3). */
  Seats couldJam(Seat actor) {
    int out = 0;
    for (int i = 0; i < discard.size(); i++) if (BOX.kindOf(discard.number(i)) == BOX.jammer) out++;
    if (out == BOX.jammers) return Seats.NONE;
    int bits = 0;
    for (int i = 0; i < players(); i++) {
      if (i != actor.index() && !hands[i].isEmpty()) bits |= 1 << i;
    }
    return new Seats(bits);
  }

  // Laying a table by hand, for scenarios

  /** Cards of these kinds go from the deck to the crew's hand. */
  void deal(Seat seat, String... kinds) {
    for (String kind : kinds) {
      int position = find(deck, BOX.kindNamed(kind));
      setHand(seat, hand(seat).with(show(deck.at(position), Seats.of(seat))));
      deck = deck.without(position);
    }
  }

  /** Crates of these kinds go from the supply into the berths. */
  void lay(String... kinds) {
    for (String kind : kinds) {
      int position = find(supply, BOX.kindNamed(kind));
      wreck = wreck.with(supply.at(position));
      supply = supply.without(position);
    }
  }

  /** The crew's hand is laid face up as the row. */
  void layRow(Seat seat) {
    row = show(hand(seat), Seats.EVERYONE);
    setHand(seat, Pile.EMPTY);
  }

  void setWeather(Weather now) {
    weather = now;
  }

  // Verbs: set-up and round

  void setUp() {
    deck = shuffle(Chance.DECK, deck);
    supply = shuffle(Chance.CRATES, supply);
    for (int berth = 0; berth < BERTHS; berth++) {
      wreck = wreck.with(supply.top());
      supply = supply.withoutTop();
    }
    for (Seat seat : seats()) draw(seat, 4);
  }

  void beginRound() {
    round++;
    int roll = roll(Chance.DIE, 6);
    weather = Weather.rolled(roll);
    if (heard()) {
      tell(Seats.EVERYONE, Text.of("round-begins", round), Beats.round(round));
      Text text = Text.of("weather", Arg.of(round), Arg.of(weather.text()));
      tell(Seats.EVERYONE, text, Beats.die("D1.3", roll));
    }
  }

  int rollDie() {
    int roll = roll(Chance.DIE, 6);
    if (heard()) tell(Seats.EVERYONE, Text.of("die-rolled", roll), Beats.die("D4.1", roll));
    return roll;
  }

  // Verbs: cards

  /** A crew takes cards from the deck, as many as there are (D1.5). */
  void draw(Seat seat, int count) {
    int taken = 0;
    for (; taken < count && deckReady(); taken++) {
      int card = show(deck.top(), Seats.of(seat));
      deck = deck.withoutTop();
      setHand(seat, hand(seat).with(card));
      if (heard()) tell(Seats.of(seat), Text.of("you-drew", Arg.thing(card)), Beats.drew(seat));
    }
    if (taken > 0 && heard()) {
      tell(Seats.EVERYONE, Text.of("drew", Arg.of(seat), Arg.of(taken)), Beats.drew(seat));
    }
  }

  private boolean deckReady() {
    if (!deck.isEmpty()) return true;
    if (discard.isEmpty()) return false;
    deck = shuffle(Chance.DECK, discard);
    discard = Pile.EMPTY;
    if (heard()) tell(Seats.EVERYONE, Text.of("reshuffled"), Beats.reshuffled());
    return true;
  }

  /** A hand card of that kind goes face up to the discard pile; the key says why. */
  void discard(Seat seat, int kind, String why) {
    int position = find(hand(seat), kind);
    int card = show(hand(seat).at(position), Seats.EVERYONE);
    setHand(seat, hand(seat).without(position));
    discard = discard.with(card);
    if (heard()) {
      Text text = Text.of(why, Arg.of(seat), Arg.thing(card));
      tell(Seats.EVERYONE, text, Beats.discarded(seat, card));
    }
  }

  /** A hand card goes face down into the hold; nobody else can follow what is left (D3.2). */
  void stow(Seat seat, int kind) {
    int card = takeSecretly(seat, kind);
    holds = with(holds, seat, hold(seat).with(card));
    if (heard()) {
      tell(Seats.of(seat), Text.of("you-stowed", Arg.thing(card)), Beats.stowed(seat));
      tell(Seats.of(seat).others(), Text.of("stowed", seat), Beats.stowed(seat));
    }
  }

  /** A hand card goes face down in front of its owner (D2.1). */
  void layBid(Seat seat, int kind) {
    int card = takeSecretly(seat, kind);
    bids = with(bids, seat, Pile.of(card));
    if (heard()) {
      tell(Seats.of(seat), Text.of("you-bid", Arg.thing(card)), Beats.bid(seat));
      tell(Seats.of(seat).others(), Text.of("has-bid", seat), Beats.bid(seat));
    }
  }

  private int takeSecretly(Seat seat, int kind) {
    int position = find(hand(seat), kind);
    int card = followed(hand(seat).at(position), Seats.of(seat));
    setHand(seat, followed(hand(seat).without(position), Seats.of(seat)));
    return card;
  }

  /** Turns a bid up and discards it; tells its value, or -1 if there is none (D2.2). */
  int turnUpBid(Seat seat) {
    if (bid(seat).isEmpty()) return -1;
    int card = show(bid(seat).top(), Seats.EVERYONE);
    bids = with(bids, seat, Pile.EMPTY);
    discard = discard.with(card);
    if (heard()) {
      Text text = Text.of("bid-shown", Arg.of(seat), Arg.thing(card));
      tell(Seats.EVERYONE, text, Beats.bidShown(seat, card));
    }
    return BOX.value(BOX.kindOf(Thing.number(card)));
  }

  /** Everybody sees what a crew has stowed (D9.1). */
  void turnUpHold(Seat seat) {
    holds = with(holds, seat, show(hold(seat), Seats.EVERYONE));
  }

  // Verbs: the wreck

  /** Draws a token; it stays out until the bag is empty (D4.2). */
  int drawToken() {
    int token = draw(Chance.BAG, bag);
    int alike = bag.count(token);
    int all = bag.total();
    bag = bag.without(token);
    drawn = drawn.with(token);
    if (bag.isEmpty()) {
      bag = drawn;
      drawn = NO_TOKENS;
    }
    if (heard()) {
      Text name = BOX.tokenName(token);
      Text text = Text.of("token-drawn", Arg.of(name));
      tell(Seats.EVERYONE, text, Beats.token(name, alike, all));
    }
    return token;
  }

  /** A crew looks at the crate in a berth and remembers it (D5.1). */
  void peek(Seat seat, int berth) {
    int crate = show(wreck.at(berth), Seats.of(seat));
    wreck = wreck.with(berth, crate);
    note(seat, Text.of("note.saw", Arg.of(round), Arg.of(berth + 1), Arg.thing(crate)));
    if (heard()) {
      Text text = Text.of("probed", Arg.of(seat), Arg.of(berth + 1));
      tell(Seats.EVERYONE, text, Beats.probed(seat, berth));
      Text seen = Text.of("you-saw", Arg.of(berth + 1), Arg.thing(crate));
      tell(Seats.of(seat), seen, Beats.crateSeen(seat, berth, crate));
    }
  }

  /** The crate of a berth goes face up into a hold, a new one into the berth (D5.2). */
  void takeCrate(Seat seat, int berth) {
    int crate = show(wreck.at(berth), Seats.EVERYONE);
    holds = with(holds, seat, hold(seat).with(crate));
    int last = supply.isEmpty() ? wreck.size() - 1 : -1;
    if (supply.isEmpty()) {
      wreck = wreck.without(berth);
    } else {
      wreck = wreck.with(berth, supply.top());
      supply = supply.withoutTop();
    }
    if (heard()) {
      Text text = Text.of("crate-opened", Arg.of(seat), Arg.of(berth + 1), Arg.thing(crate));
      tell(Seats.EVERYONE, text, Beats.crateTaken(seat, berth, last, crate));
    }
  }

  // Verbs: gifts, row, credits

  /** A hand card goes onto the tray, seen by giver and receiver only (D6.1). */
  void offer(Seat giver, Seat receiver, int kind) {
    int card = show(takeSecretly(giver, kind), Seats.of(receiver));
    tray = Pile.of(card);
    if (heard()) {
      Text text = Text.of("offers", Arg.of(giver), Arg.of(receiver));
      tell(Seats.EVERYONE, text, Beats.offered(giver));
      tell(Seats.of(giver, receiver), Text.of("offer-shown", Arg.thing(card)));
    }
  }

  /** The card on the tray goes to that crew's hand; who has seen it knows it is there. */
  void takeFromTray(Seat seat) {
    setHand(seat, hand(seat).with(tray.top()));
    tray = Pile.EMPTY;
  }

  void dealRow() {
    for (int i = 0; i <= players() && deckReady(); i++) {
      row = row.with(show(deck.top(), Seats.EVERYONE));
      deck = deck.withoutTop();
    }
    if (heard()) tell(Seats.EVERYONE, Text.of("row-dealt"), Beats.rowDealt());
  }

  /** A card of the row goes to a hand; everybody has seen it (D8.1). */
  void takeFromRow(Seat seat, int kind) {
    int position = find(row, kind);
    int card = row.at(position);
    row = row.without(position);
    setHand(seat, hand(seat).with(card));
    if (heard()) {
      Text text = Text.of("took", Arg.of(seat), Arg.thing(card));
      tell(Seats.EVERYONE, text, Beats.tookFromRow(seat));
    }
  }

  void discardRow() {
    if (row.isEmpty()) return;
    discard = discard.with(row);
    row = Pile.EMPTY;
    if (heard()) tell(Seats.EVERYONE, Text.of("row-cleared"), Beats.rowCleared());
  }

  void gain(Seat seat, int more) {
    int[] changed = credits.clone();
    changed[seat.index()] += more;
    credits = changed;
  }

  /** Something all may know that changes no component. */
  void announce(String key, Seat seat) {
    announce(key, seat, Beat.SAID);
  }

  void announce(String key, Seat seat, Beat beat) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, seat), beat);
  }

  /** Something all may know about two crews. */
  void announce(String key, Seat seat, Seat other) {
    announce(key, seat, other, Beat.SAID);
  }

  void announce(String key, Seat seat, Seat other, Beat beat) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.of(other)), beat);
  }

  /** What a crew has in the end, and whether it is the most (D9.1). */
  void tellEnd(Seat seat, int points, int others) {
    if (!heard()) return;
    String key = points >= others ? "crew-wins" : "crew-loses";
    Text text = Text.of(key, Arg.of(seat), Arg.of(points), Arg.of(others));
    tell(Seats.EVERYONE, text, Beats.counted(seat, points, others));
  }

  private void setHand(Seat seat, Pile hand) {
    hands = with(hands, seat, hand);
  }

  private static Pile[] with(Pile[] piles, Seat seat, Pile pile) {
    Pile[] changed = piles.clone();
    changed[seat.index()] = pile;
    return changed;
  }

  /** Whether a thing of the same kind lies before that position. */
  static boolean repeats(Pile pile, int position) {
    int kind = BOX.kindOf(pile.number(position));
    return find(pile, kind) < position;
  }

  @Override
  protected List<String> faults() {
    return tray.size() > 1 ? List.of("more than one card lies on the tray") : List.of();
  }
}
