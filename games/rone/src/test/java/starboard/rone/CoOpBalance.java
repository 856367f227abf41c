package starboard.rone;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.rone.bot.Cadet;
import starboard.rone.game.RoneGame;

/**
 * Campaigns of cadets against the Invasion: how often they win each scenario, for each number of
 * players and each difficulty, with standard errors. Campaigns are begun until the last scenario
 * was played as often as the first one should be at least. Arguments: games a cell, first seed.
 */
final class CoOpBalance {

  private static final Bot<Rone> CADET = new Cadet();
  private static final List<String> DIFFICULTIES = List.of("easy", "normal", "hard");
  private static final int PLAYERS = 4;

  /** Who never wins the first scenario does not go on for ever. */
  private static final int PATIENCE = 40;

  private final RoneGame game = new RoneGame();

  /** One scenario of the campaign, at one number of players and one difficulty. */
  private static final class Cell {
    private int games;
    private int won;
    private int starved;
    private long rounds;
    private long decisions;

    private void add(Rone s, boolean victory, int answers) {
      games++;
      rounds += s.invasion().round();
      decisions += answers;
      if (!victory) return;
      won++;
      if (s.invasion().isEmptied()) starved++;
    }

    private String told() {
      if (games == 0) return "-";
      double share = (double) won / games;
      return "%5.1f %% (+-%.1f) of %4d, of these %5.1f %% by R12.9, %4.1f rounds, %5d decisions"
          .formatted(
              100 * share,
              100 * Math.sqrt(share * (1 - share) / games),
              games,
              100.0 * starved / Math.max(1, won),
              (double) rounds / games,
              decisions / games);
    }
  }

  static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    int seed = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    CoOpBalance balance = new CoOpBalance();
    for (int players = 1; players <= PLAYERS; players++) {
      for (String difficulty : DIFFICULTIES) balance.measure(players, difficulty, games, seed);
    }
  }

  private void measure(int players, String difficulty, int games, int seed) {
    Cell first = new Cell();
    Cell last = new Cell();
    for (int i = 0; (i < games || last.games < games) && i < PATIENCE * games; i++) {
      Setup setup = Setup.of(game, players, Map.of("mode", "co-op", "difficulty", difficulty));
      Carried carried = play(first, setup, seed + i);
      if (carried.isEmpty()) continue;
      play(last, Setup.of(game, players, setup.options(), carried), seed + i);
    }
    System.out.printf("%d players, %-6s  first %s%n", players, difficulty, first.told());
    System.out.printf("%d players, %-6s  last  %s%n", players, difficulty, last.told());
  }

  /** What the players take into the next scenario. */
  private Carried play(Cell cell, Setup setup, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Rone s = game.open(setup, Seed.of(seed));
    int decisions = 0;
    while (s.result() == null) {
      Seat seat = s.deciding().first();
      decisions++;
      s.answer(seat, CADET.choose(s, seat, Budget.ENDLESS, random));
    }
    Result result = Objects.requireNonNull(s.result());
    cell.add(s, !result.winners().isEmpty(), decisions);
    return game.carried(s);
  }
}
