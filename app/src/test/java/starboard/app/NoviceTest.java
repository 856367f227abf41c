package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import starboard.kernel.game.Advice;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.game.Title;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.table.bot.Roster;

/**
 * A novice, who does what the coach marks first, beside somebody who does anything: at the start of
 * the guided game, where the novice now and then has an idea of their own, and at other starts. The
 * other seats are the game's bots.
 */
class NoviceTest {

  private static final boolean DEEP = Boolean.getBoolean("starboard.deep");

  /** So many games of each kind; with {@code -Pdeep} enough for a figure. */
  private static final int GAMES = DEEP ? 60 : 3;

  private static final Seat NOVICE = Seat.of(0);

  /** One idea of their own in so many answers. */
  private static final int OWN_IDEA = 10;

  private static final int MOST = 20_000;

  static Stream<GuidedGamesTest.Guided> guided() {
    return GuidedGamesTest.guided();
  }

  /** How the novice chooses: by the first mark but for one in so many, or never by it. */
  private record Habit(boolean listens, int ownIdea) {
    boolean asks(SplittableRandom random) {
      return listens && (ownIdea == 0 || random.nextInt(ownIdea) != 0);
    }
  }

  private static final Habit STEADY = new Habit(true, 0);
  private static final Habit WAVERING = new Habit(true, OWN_IDEA);
  private static final Habit ANYTHING = new Habit(false, 0);

  @ParameterizedTest
  @MethodSource("guided")
  void doesBetterThanChance(GuidedGamesTest.Guided first, TestReporter reporter) {
    int steady = 0;
    int wavering = 0;
    int chance = 0;
    int chanceAtGuided = 0;
    for (int i = 0; i < GAMES; i++) {
      long other = first.guide().seed() + 1 + i;
      if (won(first, first.guide().seed(), WAVERING, i)) wavering++;
      if (won(first, first.guide().seed(), ANYTHING, i)) chanceAtGuided++;
      if (won(first, other, STEADY, i)) steady++;
      if (won(first, other, ANYTHING, i)) chance++;
    }
    reporter.publishEntry(
        first.title().id(),
        String.format(
            Locale.ROOT,
            "of %d games: guided start, novice with own ideas won %d, chance %d;"
                + " other starts, novice won %d, chance %d",
            GAMES,
            wavering,
            chanceAtGuided,
            steady,
            chance));
    assertThat(wavering + steady).isGreaterThanOrEqualTo(2 * (chance + chanceAtGuided));
    if (DEEP) assertThat(wavering).as("room for ideas of one's own").isPositive();
  }

  private static boolean won(GuidedGamesTest.Guided first, long seed, Habit habit, int run) {
    return won(first.game(), first.title(), first.guide().players(), seed, habit, run);
  }

  /** Plays to the end, which is always reached; whether the novice has won. */
  private static <S extends State<S>> boolean won(
      Game<S> game, Title title, int players, long seed, Habit habit, int run) {
    Bot<S> bot = new Roster(Roster.OWN).bots(game).getFirst().bot();
    SplittableRandom random = new SplittableRandom(seed * 31 + run);
    S state = game.open(Setup.of(game, players, title.options()), new Seed.Number(seed));
    for (int answers = 0; answers < MOST; answers++) {
      Result result = state.result();
      if (result != null) return result.winners().has(NOVICE);
      Seat seat = state.next();
      Choices<?> choices = state.choices(seat);
      Choice choice = choices.at(random.nextInt(choices.size()));
      if (choices.size() > 1 && (!seat.equals(NOVICE) || habit.asks(random))) {
        S world = state.imagine(seat, random.nextLong());
        List<Advice> advice = bot.advise(world, seat, Budget.rounds(1), random, 1);
        if (!advice.isEmpty()) choice = advice.getFirst().choice();
      }
      state.answer(seat, choice);
    }
    throw new AssertionError(title.id() + " has no end with seed " + seed);
  }
}
