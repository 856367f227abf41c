package starboard.nemesis.voidseeders;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.game.NemesisGame;
import starboard.testkit.Rule;

/** Whole games by chance and by the cadet: what always holds, and that they end. */
final class SeedersGamesTest {

  private static final NemesisGame GAME = new NemesisGame();
  private static final Bot<Nemesis> CADET = GAME.bots().getFirst().bot();
  private static final int SEEDERS = 16;
  private static final int TOKENS = 19;
  private static final int LAIRS = 3;

  private static Setup setup(int players, String mode, String board) {
    return Setup.of(GAME, players, Map.of("mode", mode, "board", board, "species", "void-seeders"));
  }

  @ParameterizedTest
  @CsvSource({
    "1, solo, base",
    "2, semi-coop, base",
    "3, co-op, advanced",
    "5, semi-coop, advanced"
  })
  @Rule({"V1.6", "V2.2", "V3.1"})
  void whatAlwaysHolds(int players, String mode, String board) {
    for (int game = 0; game < 12; game++) {
      SplittableRandom random = new SplittableRandom(game);
      Nemesis s = GAME.open(setup(players, mode, board), Seed.of(game));
      while (!s.over()) {
        check(s);
        Seat seat = s.next();
        Choices<?> choices = s.choices(seat);
        s.answer(seat, choices.at(random.nextInt(choices.size())));
      }
      check(s);
    }
  }

  /** V1.6 16 tokens in bag and supply; V2.2 19 exploration tokens and three lairs aboard. */
  private static void check(Nemesis s) {
    int seeders = 0;
    for (int token = 0; token < s.creatures().bag().kinds(); token++) {
      if (!s.kit().content().intruderTokens().at(token).type().id().equals("void-seeder")) continue;
      seeders += s.creatures().bag().count(token) + s.creatures().supply().count(token);
      seeders += SeedersState.of(s).aside().count(token);
    }
    assertThat(seeders).isEqualTo(SEEDERS);
    assertThat(s.interior().explorationTokens().size()).isEqualTo(TOKENS);
    int hidden = 0;
    for (int room = 0; room < s.board().rooms(); room++) {
      boolean open = s.interior().isExplored(room) && !s.interior().holdsToken(room);
      if (s.kit().tokenPosition(room) == Nemesis.NONE || open) continue;
      int token = s.interior().explorationTokens().number(s.kit().tokenPosition(room));
      if (s.kit().exploration(token).effect().equals("lair")) hidden++;
    }
    int lairs = s.creatures().breeds().allOf(s.creatures().breeds().indexOf("lair"));
    int standing = Integer.bitCount(s.creatures().figuresOnBoard() & lairs);
    assertThat(hidden + standing + SeedersState.of(s).lairsDestroyed()).isEqualTo(LAIRS);
    for (Seat seat : s.seats()) assertThat(SeedersState.of(s).level(seat)).isBetween(1, 5);
  }

  @ParameterizedTest
  @CsvSource({"1, solo, base", "3, semi-coop, base", "2, co-op, base", "4, semi-coop, advanced"})
  void theCadetPlaysToTheEndByWhatItsSeatMaySee(int players, String mode, String board) {
    for (int game = 0; game < 6; game++) {
      Nemesis s = GAME.open(setup(players, mode, board), Seed.of(game));
      while (!s.over()) {
        Seat seat = s.next();
        Choice choice = CADET.choose(s.imagine(seat, 1), seat, Budget.ENDLESS, random(s));
        assertThat(CADET.choose(s.imagine(seat, 2), seat, Budget.ENDLESS, random(s)))
            .isEqualTo(choice);
        s.answer(seat, choice);
      }
      assertThat(requireNonNull(s.result()).seats()).hasSize(players);
    }
  }

  private static SplittableRandom random(Nemesis s) {
    return new SplittableRandom(s.answers());
  }
}
