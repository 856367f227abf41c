package starboard.nemesis.mars;

import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import starboard.kernel.box.Pile;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.game.LockdownGame;

/**
 * Games of cadets in the Mars base, and what they tell about the values that are ours: who wins and
 * who lives as which Character, which rooms, cards and items are used, and which never. Arguments:
 * games, players, board, first seed.
 */
final class Balance {

  private static final Game<Nemesis> GAME = new LockdownGame();
  private static final Bot<Nemesis> CADET = GAME.bots().getFirst().bot();

  /** By what it is about, how often: seats, winners, living; explored, owned, used. */
  private final Map<String, int[]> counts = new TreeMap<>();

  private int games;

  static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    int players = args.length > 1 ? Integer.parseInt(args[1]) : 4;
    String board = args.length > 2 ? args[2] : "base";
    int seed = args.length > 3 ? Integer.parseInt(args[3]) : 1;
    Balance balance = new Balance();
    Setup setup = Setup.of(GAME, players, Map.of("board", board));
    for (int i = 0; i < games; i++) balance.play(setup, seed + i);
    balance.tell();
  }

  private void play(Setup setup, int seed) {
    Nemesis s = GAME.open(setup, Seed.of(seed));
    Set<String> owned = new HashSet<>();
    while (!s.over()) {
      Seat seat = s.next();
      SplittableRandom random = new SplittableRandom(s.answers());
      Choice choice = CADET.choose(s.imagine(seat, s.answers()), seat, Budget.ENDLESS, random);
      note(s, seat, s.optionId(seat, choice));
      s.answer(seat, choice);
      for (Seat owner : s.seats()) {
        own(s, owner, s.belongings().inventory(owner), owned);
        own(s, owner, s.belongings().held(owner), owned);
      }
    }
    games++;
    for (int room = 0; room < s.board().rooms(); room++) {
      if (s.interior().isExplored(room)) {
        count("room " + s.kit().room(s.interior().tileAt(room)).id(), 0);
      }
    }
    Result result = Objects.requireNonNull(s.result());
    for (Result.Outcome seat : result.seats()) {
      int character = s.crew().characterOf(seat.seat());
      if (character == Nemesis.NONE) continue;
      String who = "character " + s.kit().content().characters().at(character).id();
      count(who, 0);
      if (result.winners().has(seat.seat())) count(who, 1);
      if (!seat.outcome().equals("died") && !seat.outcome().equals("destroyed")) count(who, 2);
    }
  }

  /** An item counts once for each that has had it in a game. */
  private void own(Nemesis s, Seat owner, Pile items, Set<String> owned) {
    for (int i = 0; i < items.size(); i++) {
      String id = item(s, items.number(i));
      if (owned.add(owner.index() + " " + id + " " + items.number(i))) count("item " + id, 0);
    }
  }

  private static String item(Nemesis s, int number) {
    return s.kit().content().items().at(s.kit().itemOf(number)).id();
  }

  /** What an option is about: the end of its id names the action, the card or the item. */
  private void note(Nemesis s, Seat seat, String option) {
    if (option.startsWith("use:action-")) {
      String room = s.kit().room(s.interior().tileAt(s.crew().roomOf(seat))).id();
      count("room " + room, 1);
    } else if (option.startsWith("use:items-") || option.startsWith("react:items-")) {
      count("item " + last(option), 1);
    } else if (option.startsWith("use:held-")) {
      int position = Integer.parseInt(option.replaceFirst("^use:held-\\d+-(\\d+).*$", "$1"));
      count("item " + item(s, s.belongings().held(seat).number(position)), 1);
    } else if (option.startsWith("activate:")) {
      count("item " + last(option).replaceFirst(":.*$", ""), 2);
    } else if (option.startsWith("play:hand-") || option.startsWith("react:hand-")) {
      count("card " + last(option), 1);
    } else if (option.startsWith("craft") || option.startsWith("take:crafted")) {
      count("crafting " + option.replaceFirst("^[^:]*:deck-blue-([a-z]+).*$", "$1"), 1);
    } else if (!option.contains(":")) {
      count("action " + option, 1);
    }
  }

  /** {@code use:items-0-grenade.2} is about the grenade. */
  private static String last(String option) {
    String id = option.replaceFirst("^[a-z]+:(items|hand|locked)-\\d+-", "");
    return id.replaceFirst("\\.\\d+$", "");
  }

  private void count(String what, int column) {
    counts.computeIfAbsent(what, key -> new int[3])[column]++;
  }

  private void tell() {
    System.out.printf("games %d%n", games);
    System.out.println("Characters: played, won, lived");
    System.out.println("rooms: explored, used; items: had, used, activated");
    counts.forEach((what, n) -> System.out.printf("%-44s %6d %6d %6d%n", what, n[0], n[1], n[2]));
  }
}
