package starboard.clank.content;

import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.seats.Seat;

/**
 * The numbers of the things in the box: a starter deck per player, the reserve, the adventure deck,
 * the secrets.
 */
public final class Box {

  private static final Content CONTENT = Content.BOX;

  /** No space, no artifact, no card. */
  public static final int NONE = -1;

  /** The most players. */
  public static final int PLAYERS = 4;

  public static final int STARTERS = total(CONTENT.starterDeck().entries());
  public static final int RESERVE = PLAYERS * STARTERS;
  public static final int ADVENTURE = RESERVE + total(CONTENT.reserve().cards().entries());
  public static final int MAJORS = ADVENTURE + total(CONTENT.adventureDeck().entries());
  public static final int MINORS = MAJORS + totalSecrets(CONTENT.majorSecrets().entries());
  public static final int THINGS = MINORS + totalSecrets(CONTENT.minorSecrets().entries());

  /** The backs of cards: unowned ones, then those of each player; then the secrets. */
  private static final int MAJOR_BACK = 1 + PLAYERS;

  private static final int MINOR_BACK = MAJOR_BACK + 1;

  private static final int[] KINDS = kinds();

  private Box() {}

  private static int total(List<Card> cards) {
    return cards.stream().mapToInt(Card::count).sum();
  }

  private static int totalSecrets(List<Secret> secrets) {
    return secrets.stream().mapToInt(Secret::count).sum();
  }

  private static int[] kinds() {
    int[] kinds = new int[THINGS];
    int number = 0;
    int starters = CONTENT.starterDeck().size();
    for (int seat = 0; seat < PLAYERS; seat++) {
      for (int kind = 0; kind < starters; kind++) {
        for (int i = 0; i < CONTENT.card(kind).count(); i++) kinds[number++] = kind;
      }
    }
    for (int kind = starters; kind < CONTENT.cards().size(); kind++) {
      for (int i = 0; i < CONTENT.card(kind).count(); i++) kinds[number++] = kind;
    }
    for (int kind = 0; kind < CONTENT.secrets().size(); kind++) {
      for (int i = 0; i < CONTENT.secret(kind).count(); i++) kinds[number++] = kind;
    }
    return kinds;
  }

  /** The kind of a card, or of a secret. */
  public static int kindOf(int number) {
    return KINDS[number];
  }

  public static Card card(int number) {
    return CONTENT.card(KINDS[number]);
  }

  public static boolean isCard(int number) {
    return number < MAJORS;
  }

  /** What a component looks like from behind: the cards of a deck are known to be its owner's. */
  public static int back(int number, int owner) {
    if (number >= MINORS) return MINOR_BACK;
    return number >= MAJORS ? MAJOR_BACK : owner + 1;
  }

  public static Pile starterDeck(Seat seat) {
    int first = seat.index() * STARTERS;
    return Pile.box(first, first + STARTERS - 1);
  }

  /** The position of the topmost thing of that kind, or -1. */
  public static int find(Pile pile, int kind) {
    for (int i = pile.size() - 1; i >= 0; i--) if (KINDS[pile.number(i)] == kind) return i;
    return -1;
  }

  /** Whether a thing of the same kind lies before that position. */
  public static boolean repeats(Pile pile, int position) {
    int kind = KINDS[pile.number(position)];
    for (int i = 0; i < position; i++) if (KINDS[pile.number(i)] == kind) return true;
    return false;
  }
}
