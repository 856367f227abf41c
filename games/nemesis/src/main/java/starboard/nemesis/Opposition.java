package starboard.nemesis;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** The player who plays the Intruders (N26.4): who it is, and the Intruder action cards. */
public final class Opposition extends NemesisPart {

  /** Whose Characters died first and to whom the role is not offered yet, a bit each. */
  private int firstDead;

  /** Whether the action or step of the first death lasts: who dies now dies at once with it. */
  private boolean dyingFirst;

  private int intruderSeat = NONE;

  /** Whether the role has begun; it does with the Player phase after the first death. */
  private boolean playing;

  private Pile deck = Pile.EMPTY;
  private Pile hand = Pile.EMPTY;
  private Pile discard = Pile.EMPTY;

  /** Attack cards drawn to choose from, seen by who chooses. */
  private Pile considered = Pile.EMPTY;

  Opposition(Nemesis table) {
    super(table);
  }

  @Override
  protected void walk(Places p) {
    deck = p.pile(Zones.INTRUDER_DECK, deck);
    hand = p.pile(Zones.INTRUDER_HAND, hand);
    discard = p.pile(Zones.INTRUDER_DISCARD, discard);
    considered = p.pile(Zones.CONSIDERED, considered);
  }

  /** Whether that seat plays the Intruders now. */
  public boolean isIntruderPlayer(Seat seat) {
    return playing && intruderSeat == seat.index();
  }

  /** Whether somebody plays the Intruders now; then the Event phase is short. */
  public boolean areIntrudersPlayed() {
    return playing;
  }

  /** Who may take the role: of those who died first the lowest player number; or null. */
  public @Nullable Seat firstDead() {
    Seat first = null;
    for (Seat seat : new Seats(firstDead)) {
      if (first == null
          || table().briefing().playerNumber(seat) < table().briefing().playerNumber(first))
        first = seat;
    }
    return first;
  }

  public Pile intruderHand() {
    return hand;
  }

  public Pile intruderDeck() {
    return deck;
  }

  public Pile intruderDiscard() {
    return discard;
  }

  public Pile considered() {
    return considered;
  }

  /** Who dies in the action or step of the first death has died at once with it. */
  public void noteDeath(Seat seat) {
    if (table().crew().hadFirstDeath() && !dyingFirst) return;
    dyingFirst = true;
    firstDead |= 1 << seat.index();
  }

  void beginActionOrStep() {
    dyingFirst = false;
  }

  public void roleIsOffered() {
    firstDead = 0;
  }

  public void takeRole(Seat seat) {
    intruderSeat = seat.index();
    if (heard())
      tell(Seats.EVERYONE, Text.of("event.takes-role", seat), Beats.mark("takes-role", seat));
  }

  /** N26.4 (1), (2) */
  public void beginRole() {
    if (playing || intruderSeat == NONE) return;
    playing = true;
    deck = shuffle(Chance.CARDS, table().cards().fromBox(kit().box().intruderPlayerCards().pile()));
  }

  /** N26.4 (2) */
  public void drawIntruderCards(int count, int limit) {
    Seats seer = new Seats(1 << intruderSeat);
    for (int i = 0; i < count && hand.size() < limit; i++) {
      if (deck.isEmpty()) {
        deck = shuffle(Chance.CARDS, discard);
        discard = Pile.EMPTY;
      }
      if (deck.isEmpty()) return;
      int card = show(deck.top(), seer);
      deck = deck.withoutTop();
      hand = hand.with(card);
      if (heard()) {
        Beat beat = Beats.of("event.you-draw").from("intruder-deck").to("intruder-hand");
        tell(seer, Text.of("event.you-draw", Arg.thing(card)), beat);
      }
    }
  }

  /** A card of the hand by its entry goes face up to the discard pile; tells its number. */
  public int discardIntruderCard(int entry, String why) {
    for (int i = 0; i < hand.size(); i++) {
      if (kit().box().entry(hand.number(i)) != entry) continue;
      int card = show(hand.at(i), Seats.EVERYONE);
      hand = hand.without(i);
      discard = discard.with(card);
      if (heard()) {
        Text text = Text.of(why, Arg.of(Seat.of(intruderSeat)), Arg.thing(card));
        Beat beat = Beats.of(why).from("intruder-hand").to("intruder-discard");
        tell(Seats.EVERYONE, text, beat.shows(Beats.card(card, null)));
      }
      return Thing.number(card);
    }
    throw new IllegalArgumentException("no such card in hand");
  }

  // Cards drawn to choose from

  /** Draws attack cards that only that seat sees. */
  public void considerAttacks(Seat seat, int count) {
    for (int i = 0; i < count; i++) {
      int card = table().intruderDecks().takeAttack();
      if (card != NONE) considered = considered.with(show(card, Seats.of(seat)));
    }
    if (heard() && !considered.isEmpty()) {
      tell(Seats.EVERYONE, Text.of("event.considers", seat), Beats.of("event.considers"));
    }
  }

  /** The chosen attack card is turned up, the others go under the deck; tells its number. */
  public int chooseAttack(int entry) {
    int number = turnUpConsidered(entry);
    for (int i = 0; i < considered.size(); i++)
      table().intruderDecks().underAttacks(considered.at(i));
    considered = Pile.EMPTY;
    return number;
  }

  private int turnUpConsidered(int entry) {
    for (int i = 0; i < considered.size(); i++) {
      if (kit().box().entry(considered.number(i)) != entry) continue;
      int card = show(considered.at(i), Seats.EVERYONE);
      considered = considered.without(i);
      table().intruderDecks().resolve(card);
      if (heard()) {
        Beat beat = Beats.of("event.chosen-card").from("attack-deck").shows(Beats.card(card, null));
        tell(Seats.EVERYONE, Text.of("event.chosen-card", Arg.thing(card)), beat);
      }
      return Thing.number(card);
    }
    throw new IllegalArgumentException("no such card to choose");
  }
}
