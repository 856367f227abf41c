package starboard.rone;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.game.Carried;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** R15.4, R17.2 What is kept from one game to the next, as texts: ids of cards, screws of dice. */
public final class Carrying {

  /** Of a campaign: the number of the scenario that comes. */
  public static final String STAGE = "stage";

  public static final String INVASION = "invasion";
  public static final String PROTOCOLS = "protocols";

  /** R12.9 The Invasion has lost for want of cards. */
  public static final String EMPTIED = "emptied";

  /** R17.2 Who begins the next match. */
  public static final String STARTS = "starts";

  public static final String CARDS = "cards";
  public static final String BASE = "base";
  public static final String DICE = "dice";
  public static final String WINS = "wins";

  public static final List<String> NAMES =
      List.of(STAGE, INVASION, PROTOCOLS, EMPTIED, STARTS, CARDS, BASE, DICE, WINS);

  private static final int HEX = 16;

  private Carrying() {}

  // Writing

  private static String ids(List<Integer> kinds) {
    List<String> ids = new ArrayList<>();
    for (int kind : kinds) ids.add(Box.id(kind));
    ids.sort(null);
    return String.join(" ", ids);
  }

  private static List<Integer> kinds(Pile pile) {
    List<Integer> kinds = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) kinds.add(Box.kindOf(pile.number(i)));
    return kinds;
  }

  /** What a seat keeps: recruit cards but those in training, base and dice. */
  public static SortedMap<String, String> of(Rone s, Seat seat) {
    Player player = s.player(seat);
    Pile cards = player.deck().with(player.discard()).with(player.scrapyard());
    cards = cards.with(player.hand()).with(player.played());
    SortedMap<String, String> kept = new TreeMap<>();
    List<Integer> recruits = kinds(cards.with(looked(player)));
    kept.put(CARDS, ids(recruits));
    kept.put(BASE, ids(kinds(player.base())));
    List<String> dice = new ArrayList<>();
    for (int die = 0; die < Dice.DICE; die++) dice.add(Long.toHexString(player.die(die)));
    kept.put(DICE, String.join(" ", dice));
    return kept;
  }

  /** R6.6 Cards of the own deck; those that lie open to choose a recruit are nobody's yet. */
  private static Pile looked(Player player) {
    Pile cards = Pile.EMPTY;
    for (int i = 0; i < player.revealed().size(); i++) {
      int card = player.revealed().at(i);
      if (!Thing.isFaceUp(card)) cards = cards.with(card);
    }
    return cards;
  }

  /** R15.4 What the Invasion keeps, and which scenario comes. */
  public static SortedMap<String, String> ofInvasion(Rone s, int stage) {
    SortedMap<String, String> kept = new TreeMap<>();
    kept.put(STAGE, Integer.toString(stage));
    kept.put(INVASION, ids(s.invasion().kept()));
    kept.put(PROTOCOLS, ids(s.invasion().keptProtocols()));
    if (s.invasion().isEmptied()) kept.put(EMPTIED, "yes");
    return kept;
  }

  // Reading

  /** The kinds with these ids. */
  static List<Integer> kinds(@Nullable String ids) {
    List<Integer> kinds = new ArrayList<>();
    if (ids == null || ids.isBlank()) return kinds;
    for (String id : ids.split(" ", -1)) kinds.add(Box.kind(id));
    return kinds;
  }

  /** A seat gets what it has kept; its cards are shuffled when it has recruited (R15.5). */
  static void takeOver(Rone s, Carried carried, Seat seat) {
    Player player = s.player(seat);
    Pile cards = Pile.EMPTY;
    for (int kind : kinds(carried.value(seat, CARDS))) {
      cards = cards.with(Thing.faceDown(s.find(kind)));
    }
    player.takeDeck(cards);
    for (int kind : kinds(carried.value(seat, BASE))) player.settle(Thing.faceUp(s.find(kind)));
    String dice = carried.value(seat, DICE);
    if (dice == null) return;
    String[] each = dice.split(" ", -1);
    for (int die = 0; die < Dice.DICE; die++) player.setDie(die, Long.parseLong(each[die], HEX));
  }

  // Checking

  /** What is wrong with what is carried, or null. */
  public static @Nullable Text problem(Carried carried, int players) {
    int[] left = Box.playedWith(players);
    Text problem = unknown(carried.value(INVASION), left, true);
    if (problem == null) problem = unknown(carried.value(PROTOCOLS), left, true);
    for (int i = 0; i < players && problem == null; i++) {
      Seat seat = Seat.of(i);
      problem = unknown(carried.value(seat, CARDS), left, false);
      if (problem == null) problem = unknown(carried.value(seat, BASE), left, false);
      if (problem == null) problem = badDice(carried.value(seat, DICE));
      if (problem == null) problem = badNumber(carried.value(seat, WINS), 0, 9);
    }
    if (problem == null) problem = badNumber(carried.value(STAGE), 1, 2);
    if (problem == null) problem = badNumber(carried.value(STARTS), 0, players - 1);
    return problem;
  }

  private static @Nullable Text unknown(@Nullable String ids, int[] left, boolean invasion) {
    if (ids == null || ids.isBlank()) return null;
    for (String id : ids.split(" ", -1)) {
      int kind = Box.known(id);
      boolean fits = kind >= 0 && (Box.isInvader(kind) || Box.isProtocol(kind)) == invasion;
      if (!fits || left[kind]-- == 0) return Text.of("problem.carried-card", Arg.word(id));
    }
    return null;
  }

  private static @Nullable Text badDice(@Nullable String dice) {
    if (dice == null) return null;
    String[] each = dice.split(" ", -1);
    boolean fits = each.length == Dice.DICE;
    for (String die : each) fits &= die.matches("[0-9a-f]{1,14}") && Dice.isDie(parsed(die));
    return fits ? null : Text.of("problem.carried-dice", Arg.word(dice));
  }

  private static long parsed(String die) {
    return Long.parseLong(die, HEX);
  }

  private static @Nullable Text badNumber(@Nullable String number, int least, int most) {
    if (number == null) return null;
    int value = number.matches("[0-9]") ? Integer.parseInt(number) : -1;
    boolean fits = value >= least && value <= most;
    return fits ? null : Text.of("problem.carried-number", Arg.word(number));
  }
}
