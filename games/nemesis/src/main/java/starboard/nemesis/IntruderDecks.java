package starboard.nemesis;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.words.CardTexts;

/** The decks of the creatures: attacks, events and weaknesses. */
public final class IntruderDecks extends NemesisPart {

  private Pile weaknesses = Pile.EMPTY;
  private int discovered;
  private Pile attacks = Pile.EMPTY;
  private Pile attackDiscard = Pile.EMPTY;
  private Pile events = Pile.EMPTY;
  private Pile eventDiscard = Pile.EMPTY;

  /** Cards lying open while they are carried out. */
  private Pile resolving = Pile.EMPTY;

  IntruderDecks(Nemesis table) {
    super(table);
  }

  @Override
  protected void walk(Places p) {
    weaknesses = p.pile(Zones.WEAKNESSES, weaknesses);
    attacks = p.pile(Zones.ATTACKS, attacks);
    attackDiscard = p.pile(Zones.ATTACK_DISCARD, attackDiscard);
    events = p.pile(Zones.EVENTS, events);
    eventDiscard = p.pile(Zones.EVENT_DISCARD, eventDiscard);
    resolving = p.pile(Zones.RESOLVING, resolving);
  }

  public void layIntruderDecks(Pile attackCards, Pile eventCards, Pile weaknessCards) {
    attacks = shuffle(Chance.ATTACKS, attackCards);
    events = shuffle(Chance.EVENTS, eventCards);
    weaknesses = weaknessCards;
  }

  public Pile weaknesses() {
    return weaknesses;
  }

  public boolean isDiscovered(int slot) {
    return (discovered >>> slot & 1) != 0;
  }

  /** The slots whose weakness is face up, a bit each. */
  public int discovered() {
    return discovered;
  }

  public Pile attackDeck() {
    return attacks;
  }

  public Pile attackDiscard() {
    return attackDiscard;
  }

  public Pile eventDeck() {
    return events;
  }

  public Pile eventDiscard() {
    return eventDiscard;
  }

  public Pile resolving() {
    return resolving;
  }

  /** N17.1 */
  public void discover(int slot) {
    int card = show(weaknesses.at(slot), Seats.EVERYONE);
    weaknesses = weaknesses.with(slot, card);
    discovered |= 1 << slot;
    if (heard()) {
      Text does = CardTexts.of(kit().weakness(Thing.number(card)));
      Beat beat = Beats.of("event.weakness").on("weaknesses").shows(Beats.card(card, does));
      tell(Seats.EVERYONE, Text.of("event.weakness", Arg.thing(card)), beat);
    }
  }

  /** Turns up an attack card, which lies open until it is laid aside. */
  public int drawAttack() {
    int card = show(takeAttack(), Seats.EVERYONE);
    resolve(card);
    if (heard()) tellAttack(card);
    return Thing.number(card);
  }

  /** N14.3 The card, whole; it goes to its discard pile once it is carried out. */
  private void tellAttack(int card) {
    Text does = CardTexts.of(kit().attack(Thing.number(card)));
    Beat beat = Beats.of("event.attack-card").from("attack-deck").shows(Beats.card(card, does));
    tell(Seats.EVERYONE, Text.of("event.attack-card", Arg.thing(card)), beat);
  }

  /** The top attack card; it lies outside now. */
  int takeAttack() {
    if (attacks.isEmpty()) {
      attacks = shuffle(Chance.ATTACKS, attackDiscard);
      attackDiscard = Pile.EMPTY;
    }
    if (attacks.isEmpty()) return NONE;
    int card = attacks.top();
    attacks = attacks.withoutTop();
    return card;
  }

  void underAttacks(int card) {
    attacks = attacks.under(card);
  }

  /** Turns up an event card, which lies open until it is laid aside. */
  public int drawEvent() {
    int card = show(takeEvent(), Seats.EVERYONE);
    resolve(card);
    tellOfEvent(card);
    return Thing.number(card);
  }

  /** The card and what it does. */
  private void tellOfEvent(int card) {
    if (!heard()) return;
    Text does = CardTexts.of(kit().event(Thing.number(card)));
    Beat beat = Beats.of("event.event-card").from("event-deck").shows(Beats.card(card, does));
    tell(Seats.EVERYONE, Text.of("event.event-card", Arg.thing(card), Arg.of(does)), beat);
  }

  /** The top event card; it lies outside now. */
  int takeEvent() {
    if (events.isEmpty()) reshuffleEvents();
    if (events.isEmpty()) return NONE;
    int card = events.top();
    events = events.withoutTop();
    return card;
  }

  /** A card lies open while it is carried out. */
  void resolve(int card) {
    resolving = resolving.with(card);
  }

  private void reshuffleEvents() {
    events = shuffle(Chance.EVENTS, events.with(eventDiscard));
    eventDiscard = Pile.EMPTY;
  }

  /** A card that has been carried out goes to its discard pile. */
  public void layAsideAttack(int number) {
    attackDiscard = attackDiscard.with(takeResolved(number));
  }

  public void layAsideEvent(int number) {
    eventDiscard = eventDiscard.with(takeResolved(number));
  }

  /** N3.13 The discard pile is shuffled into the deck; the card itself is told to go where. */
  public int removeEvent(int number) {
    int card = takeResolved(number);
    reshuffleEvents();
    return card;
  }

  /** N3.13 The card is shuffled into the draw deck. */
  public void shuffleEventBack(int number) {
    events = shuffle(Chance.EVENTS, events.with(takeResolved(number)));
  }

  private int takeResolved(int number) {
    int position = resolving.find(number);
    int card = resolving.at(position);
    resolving = resolving.without(position);
    return card;
  }

  /** A seat looks at the top event card (N19, Risk Assessment). */
  public int peekEvent(Seat seat) {
    if (events.isEmpty()) reshuffleEvents();
    int card = show(events.top(), Seats.of(seat));
    events = events.with(events.size() - 1, card);
    return card;
  }

  /** A player looks secretly at the top event card, and may know so. */
  public void lookAtEvent(Seat seat) {
    int card = peekEvent(seat);
    note(seat, Text.of("note.event", Arg.of(table().clock().round()), Arg.thing(card)));
    if (heard()) {
      Beat beat = Beats.of("event.peeks-event", seat).on("event-deck");
      tell(Seats.EVERYONE, Text.of("event.peeks-event", seat), beat);
      tellSeen(seat, card);
    }
  }

  /** A player sees an event card where it lies. */
  private void tellSeen(Seat seat, int card) {
    Text does = CardTexts.of(kit().event(Thing.number(card)));
    Beat beat = Beats.of("event.you-see-event", seat).on("event-deck");
    Text text = Text.of("event.you-see-event", Arg.thing(card));
    tell(Seats.of(seat), text, beat.shows(Beats.card(card, does)));
  }

  /** A seat looks at the top event cards; an exhausted deck is made anew beneath them (N1.5). */
  public void peekEvents(Seat seat, int count) {
    if (events.size() < count) {
      events = shuffle(Chance.EVENTS, eventDiscard).with(events);
      eventDiscard = Pile.EMPTY;
    }
    for (int i = 1; i <= Math.min(count, events.size()); i++) {
      int card = show(events.at(events.size() - i), Seats.of(seat));
      events = events.with(events.size() - i, card);
      if (heard()) tellSeen(seat, card);
    }
  }

  /**
   * N27.23 Of the top cards that entry is turned up, the others are discarded; tells its number.
   */
  public int drawEventOf(int count, int entry) {
    Pile top = show(events.top(Math.min(count, events.size())), Seats.EVERYONE);
    events = events.withoutTop(top.size());
    int chosen = NONE;
    for (int i = 0; i < top.size(); i++) {
      if (chosen == NONE && kit().box().entry(top.number(i)) == entry) {
        chosen = top.number(i);
        resolving = resolving.with(top.at(i));
        tellOfEvent(top.at(i));
      } else {
        eventDiscard = eventDiscard.with(top.at(i));
        if (heard()) {
          Beat beat = Beats.of("event.event-discarded").from("event-deck").to("event-discard");
          tell(Seats.EVERYONE, Text.of("event.event-discarded", Arg.thing(top.at(i))), beat);
        }
      }
    }
    return chosen;
  }

  /** The top event card goes under the deck; who has seen it knows it is there. */
  public void buryEvent() {
    int card = events.top();
    events = events.withoutTop().under(card);
  }
}
