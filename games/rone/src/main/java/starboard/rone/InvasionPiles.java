package starboard.rone;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.rone.content.InvasionCard;

/** R12.7-R12.11 The cards of the Invasion that are not deployed, and how they move. */
abstract class InvasionPiles extends TrainingZones {

  private static final Place DECK = Place.faceDown("invasion-deck");
  private static final Place DISCARD = Place.faceUp("invasion-discard");
  private static final Place SCRAPYARD = Place.faceUp("invasion-scrapyard");
  private static final Place SUPPLY = Place.faceDown("invasion-supply");
  private static final Place DESTROYED = Place.faceUp("invasion-destroyed");

  Pile deck = Pile.EMPTY;
  Pile discard = Pile.EMPTY;
  Pile scrapyard = Pile.EMPTY;
  Pile supply = Pile.EMPTY;
  private Pile destroyed = Pile.EMPTY;

  /** Whether its deck was shuffled anew, so that it may hold other than starting cards. */
  boolean reshuffled;

  /** R12.8 Whether the players had their part of a reshuffle in this round. */
  boolean penalised;

  InvasionPiles(Rone table) {
    super(table);
  }

  @Override
  void places(Places p) {
    deck = p.pile(DECK, deck);
    discard = p.pile(DISCARD, discard);
    scrapyard = p.pile(SCRAPYARD, scrapyard);
    supply = p.pile(SUPPLY, supply);
    destroyed = p.pile(DESTROYED, destroyed);
    super.places(p);
  }

  // What one can see

  public Pile deck() {
    return deck;
  }

  public Pile discard() {
    return discard;
  }

  public Pile scrapyard() {
    return scrapyard;
  }

  public Pile supply() {
    return supply;
  }

  public Pile destroyed() {
    return destroyed;
  }

  /** R12.9 Whether there is anything to shuffle. */
  public boolean canReshuffle() {
    return !discard.isEmpty() || !scrapyard.isEmpty();
  }

  /** R12.9 Whether it lost because it had no card left. */
  boolean isEmptied() {
    return deck.isEmpty() && !canReshuffle();
  }

  /** R12.10 Its protocols in play. */
  public abstract Pile protocols();

  // Verbs

  /** R12.10 The top of the supply into an empty zone; an empty supply is made anew. */
  public void recruit(int zone) {
    if (supply.isEmpty() && !destroyed.isEmpty()) {
      table().mix(destroyed, Stocks.INVASION);
      supply = shuffle(Chance.INVASION, destroyed);
      destroyed = Pile.EMPTY;
    }
    if (supply.isEmpty()) return;
    int card = show(supply.top(), Seats.EVERYONE);
    supply = supply.withoutTop();
    fill(zone, Pile.of(card));
    sayMove(
        "R12.10", "invasion-supply", zoneId(zone), "invasion-recruits", card, "invasion-destroyed");
  }

  /** R14.1.4, R12.11 The trained card leaves its zone. */
  public void train(int zone) {
    int card = zone(zone).at(0);
    fill(zone, Pile.EMPTY);
    InvasionCard trained = Box.invader(Box.kindOf(Thing.number(card)));
    if (trained.afterTraining() == InvasionCard.AfterTraining.DESTROYED) destroy(card);
    else discard = discard.with(card);
  }

  void destroy(int card) {
    destroyed = destroyed.with(card);
    sayMove(
        "R6.5",
        "invasion-discard",
        "invasion-destroyed",
        "invasion-destroyed",
        card,
        "invasion-scrapyard");
  }

  /** R12.7 step 1 */
  public int deploy() {
    int card = show(deck.top(), Seats.EVERYONE);
    deck = deck.withoutTop();
    table().stack().arrive(card);
    return Box.kindOf(Thing.number(card));
  }

  /** R17.4 A scout: the card goes to the discard pile. */
  public int scout() {
    int card = show(deck.top(), Seats.EVERYONE);
    deck = deck.withoutTop();
    discard = discard.with(card);
    sayMove("R17.4", "invasion-deck", "invasion-discard", "invasion-scouts", card);
    return Box.kindOf(Thing.number(card));
  }

  /** R6.9, R14.2.4 */
  public void scrapTop() {
    int card = show(deck.top(), Seats.EVERYONE);
    deck = deck.withoutTop();
    scrapyard = scrapyard.with(card);
    sayMove("R14.2.4", "invasion-deck", "invasion-scrapyard", "invasion-scraps", card);
  }

  /** R6.9, R14.2.4 */
  public void discardTop() {
    int card = show(deck.top(), Seats.EVERYONE);
    deck = deck.withoutTop();
    discard = discard.with(card);
    sayMove("R14.2.4", "invasion-deck", "invasion-discard", "invasion-discards", card);
  }

  /** R14.2.2 The uppermost deployed card is defeated. */
  public int defeatTop() {
    int card = table().stack().takeTop();
    discard = discard.with(card);
    sayMove("R14.2.2", Stack.TOP, "invasion-discard", "defeated", card, Stack.values());
    return Box.kindOf(Thing.number(card));
  }

  /** R14.3.1 A deployed card goes to the discard pile. */
  public void withdraw(int position) {
    int card = table().stack().take(position);
    discard = discard.with(card);
    sayMove("R14.3.1", Stack.TOP, "invasion-discard", "withdrawn", card, Stack.values());
  }

  /** R12.10 Scrapyard before discard pile. */
  public void recycle() {
    boolean scrapped = !scrapyard.isEmpty();
    if (!scrapped && discard.isEmpty()) return;
    int card = scrapped ? scrapyard.top() : discard.top();
    if (scrapped) scrapyard = scrapyard.withoutTop();
    else discard = discard.withoutTop();
    table().mix(Pile.of(card), Stocks.INVASION_DECK);
    deck = deck.with(card);
    String from = scrapped ? "invasion-scrapyard" : "invasion-discard";
    sayMove("R12.10", from, "invasion-deck", "invasion-recycles", card);
  }

  /**
   * R12.8 Some of the scrapyard is saved, the rest destroyed, and the discard pile becomes the
   * deck.
   *
   * @return whether it is the first of the round
   */
  public boolean reshuffle() {
    for (int i = 0; i < protocols().size() && !scrapyard.isEmpty(); i++) {
      discard = discard.with(scrapyard.top());
      scrapyard = scrapyard.withoutTop();
    }
    for (int i = scrapyard.size() - 1; i >= 0; i--) destroy(scrapyard.at(i));
    scrapyard = Pile.EMPTY;
    table().mix(discard, Stocks.INVASION_DECK);
    deck = shuffle(Chance.INVASION, discard);
    discard = Pile.EMPTY;
    reshuffled = true;
    if (heard()) {
      Beat beat = Beat.of(Beat.Kind.MOVE, "R12.8").from("invasion-discard").to("invasion-deck");
      beat = beat.on("invasion-scrapyard");
      tell(Seats.EVERYONE, Text.of("invasion-reshuffles"), beat);
    }
    boolean first = !penalised;
    penalised = true;
    return first;
  }
}
