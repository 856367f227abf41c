package starboard.rone;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Part;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Colour;
import starboard.rone.content.Content;
import starboard.rone.content.InvasionBoard;
import starboard.rone.content.InvasionCard;
import starboard.rone.content.Scenario;
import starboard.rone.content.Scenario.SetUpWord;

/** R12 The Invasion: its deck, its training zones, its protocols and its tokens. */
public final class Invasion extends Part<Rone> {

  /** R12.1 One per colour. */
  public static final int ZONES = Colour.COLOURS;

  static final InvasionBoard BOARD = Content.BOX.invasionBoard();

  private static final Place DECK = Place.faceDown("invasion-deck");
  private static final Place DISCARD = Place.faceUp("invasion-discard");
  private static final Place SCRAPYARD = Place.faceUp("invasion-scrapyard");
  private static final Place SUPPLY = Place.faceDown("invasion-supply");
  private static final Place DESTROYED = Place.faceUp("invasion-destroyed");
  private static final Place PROTOCOLS = Place.faceUp("protocols");
  private static final Place PROTOCOL_SUPPLY = Place.faceDown("protocol-supply");
  private static final List<Place> ZONE_PLACES = zonePlaces();

  private final @Nullable Challenge challenge;

  private Pile deck = Pile.EMPTY;
  private Pile discard = Pile.EMPTY;
  private Pile scrapyard = Pile.EMPTY;
  private Pile supply = Pile.EMPTY;
  private Pile destroyed = Pile.EMPTY;
  private Pile protocols = Pile.EMPTY;
  private Pile protocolSupply = Pile.EMPTY;
  private Pile[] zones = {Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY, Pile.EMPTY};

  /** R12.2 What each zone holds. */
  private long stored;

  /** A bit for each protocol in play. */
  private int exhausted;

  private int research;
  private int round;

  /** R14.1 The step of its phase; 0 while the players play. */
  private int step;

  /** A bit for each event of the scenario that has ended. */
  private int ended;

  /** Whether its deck was shuffled anew, so that it may hold other than starting cards. */
  private boolean reshuffled;

  /** R12.8 Whether the players had their part of a reshuffle in this round. */
  private boolean penalised;

  Invasion(Rone table, @Nullable Challenge challenge) {
    super(table);
    this.challenge = challenge;
    if (challenge == null) return;
    supply = Box.startingInvaders().with(Box.otherInvaders());
    protocolSupply = Box.protocols();
  }

  private static List<Place> zonePlaces() {
    List<Place> places = new ArrayList<>();
    for (int zone = 0; zone < ZONES; zone++) places.add(Place.faceUp(zoneId(zone)));
    return List.copyOf(places);
  }

  /** The widget of a training zone. */
  public static String zoneId(int zone) {
    return "zone-" + Colour.of(zone).name().toLowerCase(Locale.ROOT);
  }

  void places(Places p) {
    deck = p.pile(DECK, deck);
    discard = p.pile(DISCARD, discard);
    scrapyard = p.pile(SCRAPYARD, scrapyard);
    supply = p.pile(SUPPLY, supply);
    destroyed = p.pile(DESTROYED, destroyed);
    protocols = p.pile(PROTOCOLS, protocols);
    protocolSupply = p.pile(PROTOCOL_SUPPLY, protocolSupply);
    zones = p.piles(ZONE_PLACES, zones);
  }

  // What one can see

  /** What the players face. */
  public Challenge challenge() {
    if (challenge == null) throw new IllegalStateException("nobody plays against the Invasion");
    return challenge;
  }

  public Scenario scenario() {
    return challenge().scenario();
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

  public Pile supply() {
    return supply;
  }

  public Pile destroyed() {
    return destroyed;
  }

  public Pile protocols() {
    return protocols;
  }

  public Pile protocolSupply() {
    return protocolSupply;
  }

  public boolean isExhausted(int protocol) {
    return (exhausted & (1 << protocol)) != 0;
  }

  /** The card of a zone, or none. */
  public Pile zone(int zone) {
    return zones[zone];
  }

  public int stored(int zone) {
    return Resources.count(stored, zone);
  }

  public int research() {
    return research;
  }

  public int round() {
    return round;
  }

  /** R14.1 The step of its phase, from 1 to 7; 0 while the players play. */
  public int step() {
    return step;
  }

  public boolean hasEnded(int event) {
    return (ended & (1 << event)) != 0;
  }

  /** R12.9 Whether there is anything to shuffle. */
  public boolean canReshuffle() {
    return !discard.isEmpty() || !scrapyard.isEmpty();
  }

  /** R14.1.4 Whether the card of a zone has what it costs. */
  public boolean isTrained(int zone) {
    if (zones[zone].isEmpty()) return false;
    return stored(zone) >= Box.invader(Box.kindOf(zones[zone].number(0))).trainCost();
  }

  // Words

  private void say(Beat.Kind kind, String rule, String on, String key, Arg... args) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, args), Beat.of(kind, rule).on(on));
  }

  /** What is stored for the card of a zone. */
  private static String storedIn(int zone) {
    return "stored-in-" + zoneId(zone);
  }

  private void sayMove(String rule, String from, String to, String key, int card, String... on) {
    if (!heard()) return;
    Beat beat = Beat.of(Beat.Kind.MOVE, rule).from(from).to(to).on(on);
    tell(Seats.EVERYONE, Text.of(key, Arg.thing(card)), beat);
  }

  // Set-up

  /** R13.1 A deck of starting cards; everything else is the supply. */
  void setUp(List<Integer> kinds, List<Integer> inPlay, boolean emptied) {
    protocolSupply = shuffle(Chance.INVASION, protocolSupply);
    for (int kind : inPlay) {
      int at = Player.find(protocolSupply, kind);
      protocols = protocols.with(Thing.faceUp(protocolSupply.number(at)));
      protocolSupply = protocolSupply.without(at);
    }
    Pile pool = shuffle(Chance.INVASION, supply);
    for (int kind : kinds) {
      int at = Player.find(pool, kind);
      deck = deck.with(Thing.faceDown(pool.number(at)));
      pool = pool.without(at);
    }
    boolean fresh = kinds.isEmpty() && !emptied;
    boolean fills = fresh || emptied;
    for (int i = pool.size() - 1; fills && i >= 0 && deck.size() < startingCards(); i--) {
      if (fresh && !Box.isStartingInvader(Box.kindOf(pool.number(i)))) continue;
      deck = deck.with(Thing.faceDown(pool.number(i)));
      pool = pool.without(i);
    }
    supply = pool;
    reshuffled = !fresh;
    if (!fresh) shuffleKept();
    for (SetUpWord word : scenario().setup()) setUp(word);
  }

  /** R15.5, R17.4 What it has kept is its deck; with equal chances some of it is lost. */
  private void shuffleKept() {
    table().mix(deck, Rone.INVASION_DECK);
    deck = shuffle(Chance.INVASION, deck);
    if (!challenge().equalChances()) return;
    int lost = Content.BOX.variants().equalChances().destroyed(players());
    for (int i = 0; i < lost && !deck.isEmpty(); i++) {
      int card = show(deck.top(), Seats.EVERYONE);
      deck = deck.withoutTop();
      destroy(card);
    }
  }

  /** R13.1, R17.4 */
  private int startingCards() {
    if (challenge().equalChances()) {
      return Content.BOX.variants().equalChances().invasionStartingCards();
    }
    return BOARD.startingDeck().base() + BOARD.startingDeck().perPlayer() * players();
  }

  private void setUp(SetUpWord word) {
    switch (word) {
      case SetUpWord.RecruitAllZones _ -> {
        for (int zone = 0; zone < ZONES; zone++) if (zones[zone].isEmpty()) recruit(zone);
      }
      case SetUpWord.SetInvasionResearch tokens -> research = tokens.tokens(players());
      case SetUpWord.SetCore _ -> {
        Scenario.Core core = scenario().core(players());
        if (core != null) table().stack().setCore(core);
      }
    }
  }

  /** Until its first reshuffle the deck holds starting cards only: a world that forgot it. */
  void imagined(Seat seat, Rng rng) {
    if (reshuffled || challenge == null) return;
    for (int i = 0; i < deck.size(); i++) {
      boolean fits = Box.isStartingInvader(Box.kindOf(deck.number(i)));
      if (fits || Thing.isSeenBy(deck.at(i), seat)) continue;
      for (int j = 0; j < supply.size(); j++) {
        if (!Box.isStartingInvader(Box.kindOf(supply.number(j)))) continue;
        if (Thing.isSeenBy(supply.at(j), seat)) continue;
        int one = deck.number(i);
        deck = deck.with(i, Thing.swapped(deck.at(i), supply.number(j)));
        supply = supply.with(j, Thing.swapped(supply.at(j), one));
        break;
      }
    }
  }

  // Verbs: the course of a round

  /** R14.1 A step of its phase begins. */
  public void enter(int next) {
    step = next;
    if (!heard() || next == 0) return;
    Text following = next < 7 ? Text.of("invasion-step." + (next + 1)) : null;
    Beat beat = Beat.of(Beat.Kind.SAY, "R14.1." + next).on("invasion-step-" + next);
    tell(
        Seats.EVERYONE,
        Text.of("invasion-phase", Arg.of(Text.of("invasion-step." + next))),
        beat.step(Text.of("invasion-procedure"), next, 7, following));
  }

  /** R14.1.2 */
  public void nextRound() {
    round++;
    penalised = false;
    say(Beat.Kind.MOVE, "R14.1.2", "rounds", "round-begins", Arg.of(round));
  }

  /** R14.1.2 */
  public void end(int event) {
    ended |= 1 << event;
    Text name = Text.of("event." + scenario().events().at(event).id());
    say(Beat.Kind.END, "R14.1.2", "rounds", "event-ends", Arg.of(name));
  }

  /** R14.1.5, R7.4 */
  public void changeResearch(int n) {
    research = Math.max(0, research + n);
    say(Beat.Kind.GAIN, "R14.1.5", "invasion-research", "invasion-research-now", Arg.of(research));
  }

  // Verbs: zones

  /** R12.2 */
  public void store(int zone, int n) {
    stored += Resources.of(zone, n);
    say(
        Beat.Kind.GAIN,
        "R12.2",
        storedIn(zone),
        "invasion-stores",
        Arg.of(n),
        Arg.of(Rone.resource(zone)));
  }

  /** R14.2.4 */
  public void destroyStored(int zone) {
    stored -= Resources.one(zone);
    Text colour = Rone.resource(zone);
    say(Beat.Kind.PAY, "R14.2.4", storedIn(zone), "invasion-loses-stored", Arg.of(colour));
  }

  /** R12.10 The top of the supply into an empty zone; an empty supply is made anew. */
  public void recruit(int zone) {
    if (supply.isEmpty() && !destroyed.isEmpty()) {
      table().mix(destroyed, Rone.INVASION);
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

  private void fill(int zone, Pile card) {
    zones = zones.clone();
    zones[zone] = card;
  }

  /** R14.1.4 All stored resources of the zone are destroyed. */
  public void empty(int zone) {
    stored -= Resources.of(zone, stored(zone));
    if (!heard()) return;
    Beat beat = Beat.of(Beat.Kind.GAIN, "R14.1.4").on(storedIn(zone)).from(zoneId(zone));
    beat = beat.to("invasion-discard");
    tell(Seats.EVERYONE, Text.of("invasion-trains", Arg.thing(zones[zone].at(0))), beat);
  }

  /** R14.1.4, R12.11 The trained card leaves its zone. */
  public void train(int zone) {
    int card = zones[zone].at(0);
    fill(zone, Pile.EMPTY);
    InvasionCard trained = Box.invader(Box.kindOf(Thing.number(card)));
    if (trained.afterTraining() == InvasionCard.AfterTraining.DESTROYED) destroy(card);
    else discard = discard.with(card);
  }

  // Verbs: cards

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
    table().mix(Pile.of(card), Rone.INVASION_DECK);
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
    for (int i = 0; i < protocols.size() && !scrapyard.isEmpty(); i++) {
      discard = discard.with(scrapyard.top());
      scrapyard = scrapyard.withoutTop();
    }
    for (int i = scrapyard.size() - 1; i >= 0; i--) destroy(scrapyard.at(i));
    scrapyard = Pile.EMPTY;
    table().mix(discard, Rone.INVASION_DECK);
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

  // Verbs: protocols

  /** R12.10 */
  public void activateProtocol() {
    if (protocolSupply.isEmpty()) return;
    int card = show(protocolSupply.top(), Seats.EVERYONE);
    protocolSupply = protocolSupply.withoutTop();
    protocols = protocols.with(card);
    sayMove("R12.10", "protocol-supply", "protocols", "protocol-activated", card);
  }

  public void exhaust(int protocol) {
    exhausted |= 1 << protocol;
    say(
        Beat.Kind.SAY,
        "R14.1.6",
        "protocols",
        "protocol-exhausted",
        Arg.thing(protocols.at(protocol)));
  }

  /** R14.1.5 */
  public void refreshProtocols() {
    exhausted = 0;
    say(Beat.Kind.SAY, "R14.1.5", "protocols", "protocols-refreshed");
  }

  // What goes on to the next scenario (R15.4)

  /** The kinds of its cards, deployed ones too. */
  List<Integer> kept() {
    Pile stack = table().stack().cards().with(table().stack().arriving());
    return kinds(discard.with(scrapyard).with(deck).with(stack));
  }

  private static List<Integer> kinds(Pile pile) {
    List<Integer> kinds = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) kinds.add(Box.kindOf(pile.number(i)));
    return kinds;
  }

  /** R12.9 Whether it lost because it had no card left. */
  boolean isEmptied() {
    return deck.isEmpty() && !canReshuffle();
  }

  List<Integer> keptProtocols() {
    return kinds(protocols);
  }

  // Laying a table by hand, for scenarios

  /** A card of that kind goes from the supply to a zone of the Invasion. */
  public void give(String zone, int kind) {
    int number = find(kind);
    switch (zone) {
      case "deck" -> deck = deck.with(Thing.faceDown(number));
      case "discard" -> discard = discard.with(Thing.faceUp(number));
      case "scrapyard" -> scrapyard = scrapyard.with(Thing.faceUp(number));
      case "stack" -> table().stack().lay(number);
      case "protocols" -> protocols = protocols.with(Thing.faceUp(number));
      default -> {
        int at = 0;
        while (!zoneId(at).equals(zone)) at++;
        fill(at, Pile.of(Thing.faceUp(number)));
      }
    }
  }

  private int find(int kind) {
    int at = Player.find(supply, kind);
    if (at >= 0) {
      int number = supply.number(at);
      supply = supply.without(at);
      return number;
    }
    at = Player.find(protocolSupply, kind);
    if (at < 0) throw new IllegalArgumentException("no " + Box.id(kind) + " left");
    int number = protocolSupply.number(at);
    protocolSupply = protocolSupply.without(at);
    return number;
  }
}
