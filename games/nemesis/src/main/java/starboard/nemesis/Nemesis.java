package starboard.nemesis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.chance.Rng;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.content.BoxIndex;
import starboard.nemesis.content.board.Layout;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.piece.CombatDie;
import starboard.nemesis.content.piece.HitTable;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.words.RulesAgainst;
import starboard.nemesis.words.Words;

/**
 * The table of a game of the Nemesis family and the verbs its rules are written in; every verb
 * tells what it did. What lies on the table is in the layers below: {@link Interior}, {@link
 * IntruderDecks}, {@link Creatures}, {@link Crew}, {@link Cards}, {@link Briefing}, {@link
 * Objects}, {@link ItemDecks}, {@link Belongings}, {@link Clock}, {@link Opposition}.
 */
public final class Nemesis extends State<Nemesis> {

  private static final Stream[] STREAMS = Chance.values();

  /** Nowhere: no such room, corridor or figure. */
  public static final int NONE = -1;

  private final RuleSet rules;
  private final BoxIndex kit;
  private Interior interior;
  private IntruderDecks intruderDecks;
  private Creatures creatures;
  private Crew crew;
  private Cards cards;
  private Briefing briefing;
  private Objects objects;
  private ItemDecks itemDecks;
  private Belongings belongings;
  private Clock clock;
  private Opposition opposition;

  /** What only this place, and only this species, has on the table. */
  private NemesisPart placeState;

  private NemesisPart speciesState;

  public Nemesis(Setup setup, RuleSet rules) {
    super(setup.players(), rules.hooks(), STREAMS);
    this.rules = rules;
    this.kit = rules.kit();
    interior = new Interior(this);
    intruderDecks = new IntruderDecks(this);
    creatures = new Creatures(this);
    crew = new Crew(this);
    cards = new Cards(this);
    briefing = new Briefing(this);
    objects = new Objects(this);
    itemDecks = new ItemDecks(this);
    belongings = new Belongings(this);
    clock = new Clock(this);
    opposition = new Opposition(this);
    placeState = rules.place().state(this);
    speciesState = rules.species().state(this);
  }

  @Override
  protected void ownParts() {
    interior = own(interior);
    intruderDecks = own(intruderDecks);
    creatures = own(creatures);
    crew = own(crew);
    cards = own(cards);
    briefing = own(briefing);
    objects = own(objects);
    itemDecks = own(itemDecks);
    belongings = own(belongings);
    clock = own(clock);
    opposition = own(opposition);
    placeState = own(placeState);
    speciesState = own(speciesState);
  }

  @Override
  protected void places(Places p) {
    interior.walk(p);
    intruderDecks.walk(p);
    creatures.walk(p);
    crew.walk(p);
    cards.walk(p);
    briefing.walk(p);
    objects.walk(p);
    itemDecks.walk(p);
    belongings.walk(p);
    placeState.walk(p);
    opposition.walk(p);
    speciesState.walk(p);
  }

  public RuleSet rules() {
    return rules;
  }

  public BoxIndex kit() {
    return kit;
  }

  public Layout board() {
    return kit.layout();
  }

  public Interior interior() {
    return interior;
  }

  public IntruderDecks intruderDecks() {
    return intruderDecks;
  }

  public Creatures creatures() {
    return creatures;
  }

  public Crew crew() {
    return crew;
  }

  public Cards cards() {
    return cards;
  }

  public Briefing briefing() {
    return briefing;
  }

  public Objects objects() {
    return objects;
  }

  public ItemDecks itemDecks() {
    return itemDecks;
  }

  public Belongings belongings() {
    return belongings;
  }

  public Clock clock() {
    return clock;
  }

  public Opposition opposition() {
    return opposition;
  }

  /** What only this place has on the table; the place knows its class. */
  public NemesisPart placeState() {
    return placeState;
  }

  /** What only this species has on the table; the species knows its class. */
  public NemesisPart speciesState() {
    return speciesState;
  }

  @Override
  protected int back(int number) {
    return kit().box().back(number);
  }

  /**
   * Contamination lies anywhere in the hands and decks of others (N15.3); no heavy item is hidden
   * in an inventory.
   */
  @Override
  protected void imagined(Seat seat, Rng rng) {
    cards.dealUnknown(new UnknownCards(this, seat, rng));
    belongings.lighten(seat, rng);
    placeState.imagined(seat, rng);
    speciesState.imagined(seat, rng);
  }

  @Override
  protected @Nullable String ruleAgainst(String reason) {
    return RulesAgainst.rule(reason);
  }

  @Override
  protected List<String> faults() {
    List<String> faults = new ArrayList<>();
    for (Seat seat : seats()) {
      Pile hand = cards.hand(seat);
      for (int i = 0; i < hand.size(); i++) {
        if (!kit().isContamination(hand.number(i)) && !Thing.isSeenBy(hand.at(i), seat)) {
          faults.add("seat " + seat.index() + " does not see its own hand");
        }
      }
    }
    if (interior.doorPieces() < 0) faults.add("more doors than pieces");
    return faults;
  }

  // What a Character has and pays, with all that is in force

  /** N3.2 */
  public int handSize(Seat seat) {
    int size =
        InForce.asked(this, Quantity.HAND_SIZE, seat, NONE, kit().content().setup().handSize());
    int room = crew.roomOf(seat);
    if (room == NONE || !interior.isExplored(room) || interior.isBroken(room)) return size;
    List<Effect> passive = kit().room(interior.tileAt(room)).passiveOps();
    return InForce.changed(this, passive, Quantity.HAND_SIZE, Seats.of(seat), room, size);
  }

  /** N18.2 */
  public int handSlots(Seat seat) {
    int hands =
        InForce.asked(this, Quantity.HAND_SLOTS, seat, NONE, kit().content().setup().handSlots());
    return hands + rules.place().moreSlots(this, seat);
  }

  public int cost(Basic basic, Seat seat) {
    return InForce.asked(this, Quantity.BASIC_COST, seat, basic.ordinal(), kit.basic(basic).cost());
  }

  /** Whether that Character can move carefully (N5.1). */
  public boolean mayBeCareful(Seat seat) {
    return InForce.asked(this, Quantity.CAREFUL_MOVES, seat, NONE, 1) != 0;
  }

  /** N4.12 The Hand wound comes last. */
  public int itemCost(Seat seat, Item item) {
    return itemCost(seat, item.cost());
  }

  public int itemCost(Seat seat, int cost) {
    return InForce.asked(this, Quantity.ITEM_COST, seat, NONE, cost);
  }

  public boolean breaksDoors(int type) {
    return InForce.known(this, Quantity.BREAKS_DOORS, crew.inPlay(), type, 1) != 0;
  }

  public boolean isBlunted(Seat target, int type) {
    return InForce.known(this, Quantity.BLUNTED, Seats.of(target), type, 0) != 0;
  }

  /** The health number a retreat arrow is read as in the check of that type; 0 if it is none. */
  public int arrowAsHealth(int type) {
    return InForce.known(this, Quantity.ARROW_AS_HEALTH, crew.inPlay(), type, 0);
  }

  public int healthTotal(int total) {
    return InForce.known(this, Quantity.HEALTH, crew.inPlay(), NONE, total);
  }

  /** Whether a seat has turns in the Player phase. */
  public boolean takesTurns(Seat seat) {
    return crew.isInPlay(seat) || opposition.isIntruderPlayer(seat);
  }

  /** N14.2 The Character in that room with the fewest hand cards, ties in turn order; or null. */
  public @Nullable Seat fewestCards(int room) {
    return fewestCards(room, false);
  }

  /** N14.2 Whom an Intruder in that room attacks: the fewest cards, of those it may attack. */
  public @Nullable Seat target(int room) {
    return fewestCards(room, true);
  }

  private @Nullable Seat fewestCards(int room, boolean attacked) {
    Seat fewest = null;
    for (int i = 0; i < players(); i++) {
      Seat seat = clock.inTurnOrder(i);
      if (crew.roomOf(seat) != room || (attacked && rules.place().isSpared(this, seat))) continue;
      if (fewest == null || cards.hand(seat).size() < cards.hand(fewest).size()) fewest = seat;
    }
    return fewest;
  }

  // Dice

  public NoiseDie.Side rollNoise(Seat seat) {
    NoiseDie die = rules().place().noiseDie(this, crew.roomOf(seat));
    NoiseDie.Side side = die.faces().get(roll(Chance.NOISE, die.sides()) - 1);
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of("event.noise-roll", Arg.of(seat), Arg.of(Words.of(side))),
          Rolls.noise(die, side, seat));
    }
    return side;
  }

  public Face rollCombat(Seat seat, HitTable hits) {
    CombatDie die = hits.die();
    Face face = die.faces().get(roll(Chance.COMBAT, die.sides()) - 1);
    if (heard()) {
      tell(
          Seats.EVERYONE,
          Text.of("event.combat-roll", Arg.of(seat), Arg.of(Words.of(face))),
          Rolls.combat(die, face, seat));
    }
    return face;
  }

  public Pile shuffled(Chance stream, Pile pile) {
    return shuffle(stream, pile);
  }

  public Pile shown(Pile pile, Seats seats) {
    return show(pile, seats);
  }

  /** A new action or step begins. */
  public void beginActionOrStep() {
    creatures.beginActionOrStep();
    opposition.beginActionOrStep();
    placeState.actionOrStepBegins();
  }

  // Verbs: moving, dying

  public void enter(Seat seat, int room) {
    int from = crew.roomOf(seat);
    crew.stand(seat, room);
    if (heard()) {
      Beat beat = Beats.of("event.enters", seat).on(Beats.at("crew", seat));
      if (from != NONE) beat = Beats.inCombat(this, beat.from(Widgets.room(this, from)), from);
      beat = Beats.inCombat(this, beat.to(Widgets.room(this, room)), room);
      tell(Seats.EVERYONE, Text.of("event.enters", Arg.of(seat), interior.at(room)), beat);
    }
  }

  /** The room of a Character; for one who waits outside the rooms the one beside. */
  public int roomOrBeside(Seat seat) {
    int spot = crew.waitsAt(seat);
    return spot == NONE ? crew.roomOf(seat) : rules().place().roomBeside(this, spot);
  }

  /** N16.6 */
  public void dropAllObjects(Seat seat, int room) {
    for (int object = objects.objectCount() - 1; object >= 0; object--) {
      if (objects.carries(seat, object)) objects.drop(object, room);
    }
  }

  /** A reaction item is shown, and used up if it is for a single use. */
  public void useUp(Seat seat, int item) {
    int number = belongings.showItem(seat, item);
    if (kit().item(item).singleUse()) belongings.discardItem(seat, number, "event.used-up");
  }

  // Verbs: scans

  /** N15.4 Tells whether an infected card was among them. */
  public boolean scanHand(Seat seat, boolean removeClean) {
    boolean infected = false;
    int removed = 0;
    for (int i = cards.hand(seat).size() - 1; i >= 0; i--) {
      Pile hand = cards.hand(seat);
      if (!kit().isContamination(hand.number(i))) continue;
      int card = show(hand.at(i), Seats.of(seat));
      boolean bad = kit().isInfected(Thing.number(card));
      boolean goes = !bad && removeClean;
      infected |= bad;
      cards.keepCards(seat, hand.with(i, card), cards.deck(seat), cards.discard(seat));
      if (heard()) tellScan(seat, card);
      if (goes) {
        cards.keepCards(seat, hand.without(i), cards.deck(seat), cards.discard(seat));
        rules.place().ridOf(this, card);
        removed++;
      }
    }
    if (heard()) tellScans(seat, removed, ridOf(seat, removed));
    return infected;
  }

  /** All contamination in hand is scanned; infected cards leave the game, clean ones stay. */
  public void purgeHand(Seat seat) {
    Pile hand = cards.hand(seat);
    int removed = 0;
    for (int i = hand.size() - 1; i >= 0; i--) {
      if (!kit().isContamination(hand.number(i))) continue;
      int card = show(hand.at(i), Seats.of(seat));
      boolean infected = kit().isInfected(Thing.number(card));
      hand = hand.with(i, card);
      cards.keepCards(seat, hand, cards.deck(seat), cards.discard(seat));
      if (heard()) tellScan(seat, card);
      if (infected) {
        hand = hand.without(i);
        cards.keepCards(seat, hand, cards.deck(seat), cards.discard(seat));
        cards.intoBox(card);
        removed++;
      }
    }
    if (heard()) tellScans(seat, removed, Beats.piles("event.scans", seat));
  }

  /** Told while the card lies where its owner sees it: a place may shuffle it away. */
  private void tellScan(Seat seat, int card) {
    Beat beat = Beats.piles("event.you-scan", seat).shows(Beats.card(card, null));
    tell(Seats.of(seat), Text.of("event.you-scan", Arg.thing(card)), beat);
  }

  private void tellScans(Seat seat, int removed, Beat beat) {
    tell(Seats.EVERYONE, Text.of("event.scans", Arg.of(seat), Arg.of(removed)), beat);
  }

  /** Scanned cards go where the place puts them. */
  private Beat ridOf(Seat seat, int removed) {
    Beat beat = Beats.piles("event.scans", seat);
    return removed > 0 && rules.place().reusesContamination()
        ? beat.to("contamination-deck")
        : beat;
  }

  /** N27.27 One contamination card of the hand is scanned and removed; tells if it was infected. */
  public boolean scanAway(Seat seat, int position) {
    Pile hand = cards.hand(seat);
    int card = show(hand.at(position), Seats.of(seat));
    cards.keepCards(seat, hand.with(position, card), cards.deck(seat), cards.discard(seat));
    if (heard()) tellScan(seat, card);
    cards.keepCards(seat, hand.without(position), cards.deck(seat), cards.discard(seat));
    rules.place().ridOf(this, card);
    if (heard()) tellScans(seat, 1, ridOf(seat, 1));
    return kit().isInfected(Thing.number(card));
  }

  /** N15.5 All contamination is scanned; infected cards leave the game. */
  public void scanEverything(Seat seat) {
    Pile hand = withoutInfected(seat, cards.hand(seat));
    Pile deck = withoutInfected(seat, cards.deck(seat));
    Pile discard = withoutInfected(seat, cards.discard(seat));
    if (heard()) {
      Arg fromHand = Arg.of(cards.hand(seat).size() - hand.size());
      Arg fromDeck = Arg.of(cards.deck(seat).size() - deck.size());
      Arg fromDiscard = Arg.of(cards.discard(seat).size() - discard.size());
      Text scans = Text.of("event.scans-all", Arg.of(seat), fromHand, fromDeck, fromDiscard);
      Beat beat = Beats.piles("event.scans-all", seat);
      if (rules.place().reusesContamination()) beat = beat.to("contamination-deck");
      tell(Seats.EVERYONE, scans, beat);
    }
    cards.keepCards(seat, hand, deck, discard);
  }

  private Pile withoutInfected(Seat seat, Pile pile) {
    Pile rest = pile;
    for (int i = pile.size() - 1; i >= 0; i--) {
      if (!kit().isContamination(pile.number(i))) continue;
      int card = show(pile.at(i), Seats.of(seat));
      if (kit().isInfected(Thing.number(card))) {
        rest = rest.without(i);
        rules.place().ridOf(this, card);
      } else {
        rest = rest.with(i, card);
      }
    }
    return rest;
  }

  /** N10.1, N10.2 An encounter begins; the noise around goes. */
  public void meet(Seat seat, int room) {
    if (!heard()) return;
    Beat beat = Beats.of("event.encounter", seat).on(Widgets.room(this, room));
    beat = Beats.encounter(beat, 1);
    tell(Seats.EVERYONE, Text.of("event.encounter", Arg.of(seat), interior.at(room)), beat);
  }

  /** N10.5 The number of the token against the cards in hand. */
  public void tellSurprise(int figure, Seat seat, int number, boolean surprised) {
    if (!heard()) return;
    int held = cards.hand(seat).size();
    Text text =
        Text.of(
            surprised ? "event.surprise" : "event.no-surprise",
            Arg.of(creatures.figureNamed(figure)),
            Arg.of(seat),
            Arg.of(number),
            Arg.of(held));
    tell(Seats.EVERYONE, text, Beats.surprise(seat, number, held, surprised));
  }

  /** N14.5 So many serious wounds, dressed ones included, that the card kills. */
  public void tellFatal(Seat seat, int atLeast) {
    if (!heard()) return;
    int serious = crew.seriousWounds(seat);
    Text text = Text.of("event.fatal", Arg.of(seat), Arg.of(serious), Arg.of(atLeast));
    tell(Seats.EVERYONE, text, Beats.fatal(seat, serious, atLeast));
  }

  /** N16.6 Where and when, and what could still be borne. */
  public void tellDeath(Seat seat, int room) {
    if (!heard()) return;
    int limit = kit().content().setup().seriousWoundsSurvived();
    int serious = crew.seriousWounds(seat);
    Text text =
        Text.of(
            "event.dies",
            Arg.of(seat),
            interior.at(room),
            Arg.of(clock.round()),
            Arg.of(serious),
            Arg.of(limit));
    tell(Seats.EVERYONE, text, Beats.death(this, seat, room, serious, limit));
  }

  /** N23.4 What a player was after lies open, and whether it is reached. */
  public void tellOutcome(Seat seat, boolean survives, boolean wins) {
    if (!heard()) return;
    Pile aims = briefing.objectives(seat);
    if (!aims.isEmpty()) {
      int card = aims.top();
      Beat beat = Beats.objectives("event.objective-shown", seat).shows(Beats.card(card, null));
      Text text = Text.of("event.objective-shown", Arg.of(seat), Arg.thing(card));
      tell(Seats.EVERYONE, text, beat);
    }
    if (!wins && !survives) return;
    String key = wins ? "event.wins" : "event.loses";
    Beat beat = Beats.objectives(key, seat);
    tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), Arg.of(clock.round())), beat);
  }

  // Announcements: what all may know

  /** Something that belongs to no verb of a part, and how it is shown. */
  public void announce(Text text, Beat beat) {
    if (heard()) tell(Seats.EVERYONE, text, beat);
  }

  /** Whether anybody is told what happens. */
  public boolean isHeard() {
    return heard();
  }

  public void announce(String key) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key), Beats.of(key));
  }

  public void announce(String key, Seat seat) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, seat), Beats.ofBoard(this, key, seat));
  }

  public void announce(String key, int number) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, number), Beats.of(key));
  }

  public void announce(String key, Seat seat, int number) {
    if (heard()) {
      Text text = Text.of(key, Arg.of(seat), Arg.of(number));
      tell(Seats.EVERYONE, text, Beats.ofBoard(this, key, seat));
    }
  }

  public void announceTrade(String key, Seat one, Seat other) {
    if (heard()) {
      Text text = Text.of(key, Arg.of(one), Arg.of(other));
      tell(Seats.EVERYONE, text, Beats.traded(key, one, other));
    }
  }

  public void announceText(String key, Text what) {
    if (heard()) tell(Seats.EVERYONE, Text.of(key, Arg.of(what)), Beats.of(key));
  }

  public void announceRoom(String key, int room) {
    if (heard()) {
      Beat beat = Beats.of(key);
      if (!beat.equals(Beat.SAID)) beat = beat.on(Widgets.room(this, room));
      tell(Seats.EVERYONE, Text.of(key, interior.at(room)), beat);
    }
  }

  public void announceRoom(String key, Seat seat, int room) {
    if (heard()) {
      Beat beat = Beats.of(key, seat);
      if (!beat.equals(Beat.SAID)) beat = beat.on(Widgets.room(this, room));
      tell(Seats.EVERYONE, Text.of(key, Arg.of(seat), interior.at(room)), beat);
    }
  }

  public void announceFigure(String key, int figure) {
    if (heard()) {
      Text text = Text.of(key, Arg.of(creatures.figureNamed(figure)));
      tell(Seats.EVERYONE, text, Beats.ofFigure(this, key, figure));
    }
  }

  public void announceFigure(String key, int figure, Seat seat) {
    if (heard()) {
      Text text = Text.of(key, Arg.of(creatures.figureNamed(figure)), Arg.of(seat));
      tell(Seats.EVERYONE, text, Beats.ofFigure(this, key, figure).seat(seat));
    }
  }

  public void announce(String key, Seat seat, Text what) {
    if (heard()) {
      Text text = Text.of(key, Arg.of(seat), Arg.of(what));
      tell(Seats.EVERYONE, text, Beats.ofBoard(this, key, seat));
    }
  }
}
