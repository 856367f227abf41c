package starboard.nemesis.voidseeders;

import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Place;
import starboard.kernel.box.Places;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Beats;
import starboard.nemesis.Chance;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;

/** What only the Void Seeders have on the table: insanity, panic cards, destroyed lairs. */
public final class SeedersState extends NemesisPart {

  private static final Place PANIC_DECK = Place.faceDown("panic-deck");
  private static final Place PANIC_DISCARD = Place.faceUp("panic-discard");
  private static final Place PANIC_TURNED = Place.faceUp("panic-turned");
  private static final int BITS = 3;
  private static final int MASK = (1 << BITS) - 1;

  private final VoidSeeders species;

  /** The insanity of every seat, three bits each. */
  private int levels;

  private Pile panic = Pile.EMPTY;
  private Pile discard = Pile.EMPTY;

  /** Panic cards lying open while they are carried out. */
  private Pile turned = Pile.EMPTY;

  /** Tokens of the bag lying aside while what they mean is carried out. */
  private Bag aside;

  private int lairsDestroyed;

  SeedersState(Nemesis table, VoidSeeders species) {
    super(table);
    this.species = species;
    aside = Bag.of(new int[kit().tokenCounts().length]);
    for (Seat seat : table.seats()) put(seat, species.insanity().start());
  }

  /** That of a table with Void Seeders. */
  public static SeedersState of(Nemesis s) {
    return (SeedersState) s.speciesState();
  }

  @Override
  protected void walk(Places p) {
    panic = p.pile(PANIC_DECK, panic);
    discard = p.pile(PANIC_DISCARD, discard);
    turned = p.pile(PANIC_TURNED, turned);
    p.tokens("intruder-token", aside);
  }

  // Insanity (V3)

  public int level(Seat seat) {
    return (levels >>> (BITS * seat.index())) & MASK;
  }

  private void put(Seat seat, int level) {
    int shift = BITS * seat.index();
    levels = (levels & ~(MASK << shift)) | (level << shift);
  }

  /** The marker goes to that level. */
  void setLevel(Seat seat, int level) {
    if (level == level(seat)) return;
    String event = level > level(seat) ? "event.insanity-up" : "event.insanity-down";
    put(seat, level);
    if (heard())
      tell(
          Seats.EVERYONE,
          Text.of(event, Arg.of(seat), Arg.of(level)),
          Beats.insanity(event, seat, level));
  }

  /** The marker of one who is no longer there goes back to the start, without a word. */
  void resetLevel(Seat seat) {
    put(seat, species.insanity().start());
  }

  // Panic cards (V4)

  public Pile panicDeck() {
    return panic;
  }

  public Pile panicDiscard() {
    return discard;
  }

  public Pile turned() {
    return turned;
  }

  void layPanic(Pile cards) {
    panic = shuffle(Chance.EVENTS, cards);
  }

  /** V4.1, V4.7 Turns up the top card, which lies open until it is laid aside; tells its number. */
  int turnPanic(Seat seat) {
    if (panic.isEmpty()) {
      panic = shuffle(Chance.EVENTS, discard);
      discard = Pile.EMPTY;
    }
    int card = show(panic.top(), Seats.EVERYONE);
    panic = panic.withoutTop();
    turned = turned.with(card);
    if (heard()) {
      Text does = species.panicText(Thing.number(card));
      Text text = Text.of("event.panic-card", Arg.of(seat), Arg.thing(card), Arg.of(does));
      Beat beat = Beats.of("event.panic-card", seat).from("panic-deck");
      tell(Seats.EVERYONE, text, beat.shows(Beats.card(card, does)));
    }
    return Thing.number(card);
  }

  /** Whether there is any card to turn up. */
  boolean hasPanic() {
    return !panic.isEmpty() || !discard.isEmpty();
  }

  void layAside(int number) {
    int position = turned.find(number);
    discard = discard.with(turned.at(position));
    turned = turned.without(position);
  }

  // Tokens (V6.2, V9.6)

  void setAside(int token) {
    aside = aside.with(token);
  }

  /** The token that lies aside goes somewhere else. */
  void take(int token) {
    aside = aside.without(token);
  }

  public Bag aside() {
    return aside;
  }

  // Lairs (V5.10)

  public int lairsDestroyed() {
    return lairsDestroyed;
  }

  void destroyLair() {
    lairsDestroyed++;
  }
}
