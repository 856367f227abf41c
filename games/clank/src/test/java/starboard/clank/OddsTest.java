package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.clank.bot.Cadet;
import starboard.clank.game.ClankGame;
import starboard.kernel.Choice;
import starboard.kernel.Seat;
import starboard.kernel.Seed;
import starboard.kernel.Setup;
import starboard.testkit.Rule;

/** The risk shown before a turn ends, against what happens in whole games. */
final class OddsTest {

  private static final ClankGame GAME = new ClankGame();
  private static final Cadet CADET = new Cadet();

  /** Ends of turns, the wounded among them, and how many the shown risk foretells. */
  private static final class Tally {
    private int turns;
    private int wounded;
    private double foretold;
    private double variance;

    void count(double risk, boolean hurt) {
      turns++;
      if (hurt) wounded++;
      foretold += risk;
      variance += risk * (1 - risk);
    }

    /** Three deviations and one turn: ARRIVE effects move cubes, which nobody can foresee. */
    void check() {
      assertThat((double) wounded).isCloseTo(foretold, within(1 + 3 * Math.sqrt(variance)));
    }
  }

  private static Choice choice(Clank s, Seat seat) {
    return CADET.choose(s, seat, new SplittableRandom(s.answers()));
  }

  /** All ends of turns after which nobody but the departed comes before the player again. */
  private static void play(int players, long seed, Tally alone, Tally withOthers) {
    Clank s = GAME.open(Setup.of(GAME, players, Map.of()), Seed.of(seed));
    while (!s.over()) {
      Seat seat = s.next();
      Choice choice = choice(s, seat);
      boolean ends = choice instanceof Action.EndTurn;
      double risk = ends ? Odds.of(s, seat).wound() : 0;
      boolean last = s.aboard().size() == 1;
      int before = s.wounds(seat);
      s.answer(seat, choice);
      if (ends) (last ? alone : withOthers).count(risk, s.wounds(seat) > before);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule("C18.3")
  void theLastOneAboardIsWoundedAsOftenAsShown(int players) {
    Tally alone = new Tally();
    Tally withOthers = new Tally();
    for (int seed = 0; seed < 60; seed++) play(players, seed, alone, withOthers);
    assertThat(alone.turns).isGreaterThan(40);
    alone.check();
  }

  @Test
  @Rule("C16.1")
  void whileAllAreAboardAttacksWoundAsOftenAsShown() {
    Tally alone = new Tally();
    Tally withOthers = new Tally();
    for (int seed = 0; seed < 60; seed++) play(2, seed, alone, withOthers);
    assertThat(withOthers.turns).isGreaterThan(1000);
    withOthers.check();
  }
}
