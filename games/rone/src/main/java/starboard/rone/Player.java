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

/** R2 One player with everything before it; here its base and its training ground (R5, R6). */
public final class Player extends Piles {

  private static final int LIMIT_BITS = 2;
  private static final List<Place> GROUNDS = Place.faceUpBySeats("training");
  private static final List<Place> BASES = Place.faceUpBySeats("base");

  Pile training = Pile.EMPTY;
  Pile base = Pile.EMPTY;

  /** On the cards of the training ground, in its order. */
  private int[] screws = {};

  /** A bit for each position of the base. */
  private int exhausted;

  /** R5.3 How often each card of the base was set off in this turn, two bits each. */
  private long limits;

  Player(Rone table, Seat seat) {
    super(table, seat);
  }

  @Override
  void places(Places p) {
    super.places(p);
    training = p.pile(GROUNDS.get(seat.index()), training);
    base = p.pile(BASES.get(seat.index()), base);
  }

  // What one can see

  public Pile training() {
    return training;
  }

  public Pile base() {
    return base;
  }

  public int screws(int position) {
    return screws[position];
  }

  public boolean isExhausted(int position) {
    return (exhausted & (1 << position)) != 0;
  }

  public int technologies() {
    int count = 0;
    for (int i = 0; i < base.size(); i++) if (Box.isTechnology(Box.kindOf(base.number(i)))) count++;
    return count;
  }

  /** Cards of the training ground with screws enough (R6.3). */
  public boolean isTrained(int position) {
    return screws[position] >= Box.trainCost(Box.kindOf(training.number(position)));
  }

  // Verbs

  /** R8.11.1 */
  public void beginTurn() {
    emptyPools();
    gatherDice();
    limits = 0;
  }

  public void settle(int card, String... from) {
    base = base.with(card);
    String[] on = Arrays.copyOf(from, from.length + 1);
    on[from.length] = widget("base");
    showCard(Beat.Kind.APPEAR, "R5.1", "settled", card, on);
  }

  public void exhaust(int position) {
    exhausted |= 1 << position;
    sayCard(Beat.Kind.SAY, "R5.2", "exhausted", base.at(position), widget("base"));
  }

  public void refresh(int position) {
    exhausted &= ~(1 << position);
    sayCard(Beat.Kind.SAY, "R5.5", "refreshed", base.at(position), widget("base"));
  }

  /** R5.3 Whether a card of the base may be set off once more. */
  public boolean mayTrigger(int position, int limit) {
    return limit == 0 || ((limits >>> (LIMIT_BITS * position)) & 3) < limit;
  }

  public void countTrigger(int position) {
    limits += 1L << (LIMIT_BITS * position);
  }

  /** R6.1 */
  public void recruit(int kind) {
    int position = find(revealed, kind);
    training = training.with(revealed.at(position));
    screws = Arrays.copyOf(screws, screws.length + 1);
    if (heard()) {
      Text text = Text.of("recruited", Arg.of(seat), Arg.thing(revealed.at(position)));
      Beat beat = Beat.of(Beat.Kind.MOVE, "R6.1").from(widget("revealed")).to(widget("training"));
      tell(Seats.EVERYONE, text, beat.on("destroyed-recruits").seat(seat));
    }
    revealed = revealed.without(position);
    destroyTheRest();
  }

  /** R6.10 */
  public void discover(int kind) {
    int position = find(revealed, kind);
    settle(revealed.at(position), widget("revealed"), "destroyed-technologies");
    revealed = revealed.without(position);
    destroyTheRest();
  }

  private void destroyTheRest() {
    for (int i = 0; i < revealed.size(); i++) table().destroy(revealed.at(i));
    revealed = Pile.EMPTY;
  }

  /** R6.2 */
  public void screwOn(int position) {
    screws = screws.clone();
    screws[position]++;
    sayCard(Beat.Kind.GAIN, "R6.2", "screw-placed", training.at(position), widget("training"));
  }

  /** R6.3 */
  public void train(int position) {
    int card = training.at(position);
    training = training.without(position);
    int[] left = new int[screws.length - 1];
    System.arraycopy(screws, 0, left, 0, position);
    System.arraycopy(screws, position + 1, left, position, left.length - position);
    screws = left;
    discard = discard.with(card);
    sayMove("trained", card, "R6.3", "training", "discard");
  }

  /** R6.4 */
  public void trainStarter(int card) {
    discard = discard.with(card);
    sayCard(Beat.Kind.GAIN, "R6.4", "trained", card, widget("discard"));
  }

  // Laying a table by hand, for scenarios

  /** A card of that kind from the common stocks goes to a zone. */
  public void give(String zone, int kind) {
    int card = table().find(kind);
    switch (zone) {
      case "hand" -> hand = hand.with(Thing.seenAlsoBy(Thing.faceDown(card), table().team(seat)));
      case "deck" -> deck = deck.with(Thing.faceDown(card));
      case "discard" -> discard = discard.with(Thing.faceUp(card));
      case "scrapyard" -> scrapyard = scrapyard.with(Thing.faceUp(card));
      case "played" -> played = played.with(Thing.faceUp(card));
      case "base" -> base = base.with(Thing.faceUp(card));
      case "training" -> {
        training = training.with(Thing.faceUp(card));
        screws = Arrays.copyOf(screws, screws.length + 1);
      }
      default -> throw new IllegalArgumentException(zone);
    }
    table().belong(card, seat);
  }
}
