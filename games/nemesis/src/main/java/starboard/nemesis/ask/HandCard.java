package starboard.nemesis.ask;

import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;

/**
 * A card of a hand chosen by what it is: cards that look alike to their owner are one choice.
 *
 * @param card the action card, or contamination
 */
public record HandCard(int card) implements Choice {

  /** Behind all action cards, so that choices in ascending order end with contamination. */
  private static final int UNSCANNED = 1000;

  private static final int SCANNED = 1001;

  private static final int SCANNED_CLEAN = 1002;

  private static final HandCard[] READY = new HandCard[64];

  static {
    for (int i = 0; i < READY.length; i++) READY[i] = new HandCard(i);
  }

  /** No more. */
  public static final HandCard DONE = new HandCard(-1);

  /** Contamination nobody has scanned. */
  public static final HandCard CONTAMINATION = new HandCard(UNSCANNED);

  /** Contamination its owner has scanned and found infected. */
  public static final HandCard INFECTED = new HandCard(SCANNED);

  /** Contamination its owner has scanned and found clean (N15.5). */
  public static final HandCard CLEAN = new HandCard(SCANNED_CLEAN);

  boolean isContamination() {
    return card >= UNSCANNED;
  }

  /** Lists the action cards of a hand, each kind once. */
  public static void listActions(Nemesis s, Seat seat, Choices<HandCard> out) {
    Pile hand = s.cards().hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      int card = s.kit().cardOf(hand.number(i));
      if (card != Nemesis.NONE && s.cards().findCard(hand, card) == i) out.add(READY[card]);
    }
  }

  /** Lists every kind of card in hand that comes not before the given one. */
  public static void listAll(Nemesis s, Seat seat, int from, Choices<HandCard> out) {
    Pile hand = s.cards().hand(seat);
    for (int i = 0; i < hand.size(); i++) {
      HandCard card = at(s, seat, i);
      if (card.card >= from) out.addOnce(card);
    }
  }

  private static HandCard at(Nemesis s, Seat seat, int position) {
    int thing = s.cards().hand(seat).at(position);
    int card = s.kit().cardOf(Thing.number(thing));
    if (card != Nemesis.NONE) return READY[card];
    return contamination(Thing.isSeenBy(thing, seat), s.kit().isInfected(Thing.number(thing)));
  }

  /** Where the first card that is such a one to its owner lies in the hand, or NONE. */
  public int position(Nemesis s, Seat seat) {
    int cards = s.cards().hand(seat).size();
    for (int i = 0; i < cards; i++) if (at(s, seat, i).equals(this)) return i;
    return Nemesis.NONE;
  }

  /** What a contamination card is to its owner. */
  private static HandCard contamination(boolean scanned, boolean infected) {
    if (!scanned) return CONTAMINATION;
    return infected ? INFECTED : CLEAN;
  }

  /** Goes to the discard pile. */
  public void discard(Nemesis s, Seat seat, String why) {
    if (isContamination()) s.cards().discardContamination(seat, position(s, seat));
    else s.cards().discardCard(seat, card, why);
  }

  /** What is done with the card itself: {@code pay}, {@code discard} or {@code scan}. */
  public Option option(Nemesis s, Seat seat, String verb) {
    if (card < 0) return Option.of("done", Text.of("do.done"));
    String widget = widget(s, seat);
    Text text = Text.of("do." + verb + "-card", Arg.of(name(s)));
    return Option.of(verb + ":" + widget, text, widget)
        .explained(Text.of("effect." + verb + "-card"));
  }

  private String widget(Nemesis s, Seat seat) {
    return switch (card) {
      case UNSCANNED -> Widgets.contamination(seat, false);
      case SCANNED -> Widgets.contamination(seat, true);
      case SCANNED_CLEAN -> Widgets.cleanContamination(seat);
      default -> Widgets.handCard(s, seat, card);
    };
  }

  private Text name(Nemesis s) {
    return switch (card) {
      case UNSCANNED -> Text.of("hand-card.contamination");
      case SCANNED -> Text.of("hand-card.infected");
      case SCANNED_CLEAN -> Text.of("hand-card.clean");
      default -> s.kit().cardName(card);
    };
  }
}
