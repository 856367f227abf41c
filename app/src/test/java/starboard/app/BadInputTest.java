package starboard.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.demo.DemoGame;
import starboard.kernel.game.Games;

/** Everything wrong gets one sentence that says what is accepted. */
class BadInputTest {

  private static final Games GAMES = Games.of(List.of(new Pebbles(), new DemoGame()));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          simulate chess                          | There is no game "chess"; known are: pebbles, demo.
          simulate                                | Something is missing: GAME.
          simulate pebbles --players 9            | This game cannot be played by 9; accepted are 1 to 4 players.
          simulate pebbles --players two          | "two" is no value for --players; it takes a whole number.
          simulate pebbles --players              | Something is missing: --players.
          simulate pebbles --option pebbles=7     | The option "pebbles" cannot be "7" with 1 player; accepted are: 9, 20.
          simulate pebbles --option stones=7      | There is no option "stones"; this game has: pebbles, broken.
          simulate pebbles --option pebbles       | An option is written KEY=VALUE, not "pebbles".
          simulate pebbles --option pebbles=9 --option pebbles=20 | The option "pebbles" is given twice.
          simulate pebbles --players 4 --option pebbles=20 | Four players do not play with 20 pebbles.
          simulate pebbles --games 0              | --games must be at least 1, not 0.
          simulate pebbles --games 1e9            | "1e9" is no value for --games; it takes a whole number.
          simulate pebbles --threads 0            | --threads must be at least 1, not 0.
          simulate pebbles --warmup -1            | --warmup takes 0 to 3600 seconds, not -1.0.
          simulate pebbles --seed -1              | A seed is a whole number from 0 to 9007199254740991, or 64 hexadecimal digits with "entropy".
          simulate pebbles --colour               | There is no option "--colour" here.
          simulate pebbles more                   | I do not understand "more".
          play demo                               | The game "demo" is not offered to players; offered are: pebbles.
          play chess                              | There is no game "chess"; known are: pebbles, demo.
          play pebbles --bots 5                   | --bots takes a number from 0 to 1, or all, not "5".
          play pebbles --bot clever               | There is no bot "clever" for this game; it knows: greedy, random.
          simulate pebbles --bot clever           | There is no bot "clever" for this game; it knows: greedy, random.
          simulate pebbles --players 2 --bot greedy,greedy,random | --bot names more bots (3) than there are seats for them (2).
          play pebbles --bots some                | --bots takes a number from 0 to 1, or all, not "some".
          play pebbles --seed x                   | "x" is no value for --seed; it takes a whole number.
          play pebbles --from f --players 2       | --from brings its own players, options and seed; leave those out.
          serve --requests 0                      | --requests must be at least 1, not 0.
          serve --kept much                       | "much" is no value for --kept; it takes a whole number.
          replay                                  | Something is missing: FILE.
          games --lang de                         | There is no language "de"; accepted are en and cs.
          fly                                     | I do not understand "fly"; the commands are: serve, games, play, simulate, headless, replay, export, import, tables, backup, restore.
          fly --lang cs                           | Nerozumíme „fly“; příkazy jsou: serve, games, play, simulate, headless, replay, export, import, tables, backup, restore.
          """)
  void badUsage(String line, String sentence) {
    Run run = Run.of(GAMES, "", line.split(" "));
    assertThat(run.err().lines().findFirst()).contains(sentence);
    assertThat(run.err()).doesNotContain("\tat ");
    assertThat(run.out()).isEmpty();
    assertThat(run.code()).isEqualTo(2);
  }

  @Test
  void noGameToOfferIsSaidPolitely() {
    Run run = Run.of(Games.of(List.of()), "", "games");
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("No game is ready to be played yet.");
  }

  @Test
  void gamesAreListedWithPlayersAndOptions() {
    Run run = Run.of(GAMES, "", "games");
    assertThat(run.out())
        .isEqualTo(
            """
            Pebbles (pebbles)
              players: 1–4
              Complete.
              --option pebbles=9|20
                  How many pebbles lie there. (standard: 9)
              --option broken=no|loses|stumbles|endless
                  (standard: no)
            """);
  }

  @Test
  void helpIsGivenInBothLanguages() {
    assertThat(Run.of(GAMES, "", "--help").out()).contains("Usage: starboard").contains("simulate");
    assertThat(Run.of(GAMES, "", "simulate", "--help").out()).contains("How many games");
    assertThat(Run.of(GAMES, "", "simulate", "--help", "--lang", "cs").out())
        .contains("Použití: starboard simulate")
        .contains("Kolik her");
    assertThat(Run.of(GAMES, "", "--version").out()).startsWith("Starboard ");
  }
}
