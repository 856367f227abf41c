package starboard.rone;

import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.rone.bot.Cadet;
import starboard.rone.content.Content;
import starboard.rone.effect.Kind;
import starboard.rone.effect.Question;
import starboard.rone.game.RoneGame;
import starboard.rone.turn.SpendingParts;

/**
 * Duels of cadets, and what they tell about the cards: who wins with which leader, what is taken
 * when it is offered and bought when it can be paid, how often who begins wins; shares with their
 * standard errors. Cadets look at nothing hidden (CadetTest), so no world is imagined for them.
 * Arguments: games, first seed.
 */
final class Balance {

  private static final Bot<Rone> CADET = new Cadet();

  private final int[] led = new int[Box.KINDS];
  private final double[] won = new double[Box.KINDS];
  private final int[] offered = new int[Box.KINDS];
  private final int[] taken = new int[Box.KINDS];
  private final int[] held = new int[Box.KINDS];
  private final Map<String, int[]> bought = new TreeMap<>();
  private final double[] wonWith = new double[Box.KINDS];
  private int games;
  private double firstWon;
  private int drawn;
  private long turns;
  private long decisions;

  static void main(String[] args) {
    int games = Integer.parseInt(args[0]);
    int seed = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    Balance balance = new Balance();
    for (int i = 0; i < games; i++) balance.play(seed + i);
    balance.tell();
  }

  /**
   * Leaders by turns, so that each meets each from both seats; everything else as the cadet likes.
   */
  private void play(int seed) {
    RoneGame game = new RoneGame();
    SplittableRandom random = new SplittableRandom(seed);
    Rone s = game.open(Setup.of(game, 2, Map.of()), Seed.of(seed));
    int leaders = Content.BOX.leaders().size();
    int pair = seed % (leaders * (leaders - 1));
    int one = pair / (leaders - 1);
    int other = pair % (leaders - 1);
    if (other >= one) other++;
    int[] leading = {Box.kind(leader(one)), Box.kind(leader(other))};
    while (s.result() == null) {
      Seat seat = s.deciding().first();
      decisions++;
      if (s.question(seat) instanceof Question<?> question
          && question.key().equals("choose-leader")) {
        s.answer(seat, Kind.of(leading[seat.index()]));
        continue;
      }
      Choices<?> choices = s.choices(seat);
      Choice choice = CADET.choose(s, seat, Budget.ENDLESS, random);
      if (s.question(seat) instanceof Question<?> question) note(question.key(), choices, choice);
      s.answer(seat, choice);
    }
    end(s, leading);
  }

  private static String leader(int index) {
    return Content.BOX.leaders().at(index).id();
  }

  private void note(String key, Choices<?> choices, Choice choice) {
    if (key.equals("choose-parts")) {
      for (int i = 0; i < choices.size(); i++) count(choices.at(i), 0);
      count(choice, 1);
      return;
    }
    if (!key.equals("choose-recruit") && !key.equals("choose-technology")) return;
    for (int i = 0; i < choices.size(); i++) offered[((Kind) choices.at(i)).kind()]++;
    taken[((Kind) choice).kind()]++;
  }

  /** How often an action was possible, and bought. */
  private void count(Choice choice, int column) {
    if (choice instanceof SpendingParts.Buy buy && !SpendingParts.isDone(buy)) {
      bought.computeIfAbsent(SpendingParts.action(buy).id(), _ -> new int[2])[column]++;
    }
  }

  private void end(Rone s, int[] leading) {
    Result result = Objects.requireNonNull(s.result());
    games++;
    turns += s.turn();
    boolean draw = result.winners().isEmpty();
    if (draw) drawn++;
    for (Seat seat : s.seats()) {
      double share = draw ? 0.5 : result.winners().has(seat) ? 1 : 0;
      if (seat == s.firstPlayer()) firstWon += share;
      led[leading[seat.index()]]++;
      won[leading[seat.index()]] += share;
      boolean[] has = new boolean[Box.KINDS];
      Player player = s.player(seat);
      for (var pile :
          new starboard.kernel.box.Pile[] {
            player.deck(),
            player.discard(),
            player.scrapyard(),
            player.hand(),
            player.played(),
            player.base()
          }) {
        for (int i = 0; i < pile.size(); i++) has[Box.kindOf(pile.number(i))] = true;
      }
      for (int kind = 0; kind < Box.KINDS; kind++) {
        if (!has[kind]) continue;
        held[kind]++;
        wonWith[kind] += share;
      }
    }
  }

  /** A share in percent with its standard error, of so many games. */
  private static String share(double won, int games) {
    double share = won / games;
    return "%5.1f %% (+-%.1f)".formatted(100 * share, 100 * Math.sqrt(share * (1 - share) / games));
  }

  private void tell() {
    System.out.printf(
        "games %d, first player %s, drawn %.1f %%, turns per game %.1f, decisions %.0f%n",
        games,
        share(firstWon, games),
        100.0 * drawn / games,
        (double) turns / games,
        (double) decisions / games);
    bought.forEach(
        (action, times) ->
            System.out.printf(
                "action     %-24s %5.2f a turn, %5.1f %% of the times it could be paid%n",
                action, (double) times[1] / turns, 100.0 * times[1] / times[0]));
    for (int kind = 0; kind < Box.KINDS; kind++) {
      if (Box.isLeader(kind)) {
        System.out.printf(
            "leader     %-24s %5d games, won %s%n",
            Box.id(kind), led[kind], share(won[kind], led[kind]));
      } else if (offered[kind] > 0) {
        System.out.printf(
            "%-10s %-24s offered %5d taken %5.1f %%, owned at the end %5d, won then %5.1f %%%n",
            Box.isRecruit(kind) ? "recruit" : "technology",
            Box.id(kind),
            offered[kind],
            100.0 * taken[kind] / offered[kind],
            held[kind],
            100 * wonWith[kind] / Math.max(1, held[kind]));
      }
    }
  }
}
