package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.clank.WholeGames.CADET;

import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;

/** Whole games of cadets. */
class CadetGamesTest {

  private static final Bot<Clank> RANDOM =
      (s, seat, _, random) -> s.choices(seat).at(random.nextInt(s.choices(seat).size()));

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void beatsRandomPlayers(int players) {
    int games = 60;
    int won = 0;
    for (int i = 0; i < games; i++) {
      int cadet = i % players;
      List<Bot<Clank>> bots =
          IntStream.range(0, players).mapToObj(seat -> seat == cadet ? CADET : RANDOM).toList();
      Clank s = WholeGames.play(players, i, bots);
      if (Objects.requireNonNull(s.result()).winners().has(Seat.of(cadet))) won++;
    }
    assertThat(won).isGreaterThan(games * 5 / 6);
  }

  @Test
  void playsTheSoloVariantToItsEnd() {
    for (int i = 0; i < 30; i++) {
      Clank s = WholeGames.play(1, i, WholeGames.cadets(1));
      assertThat(Objects.requireNonNull(s.result()).seats()).hasSize(1);
    }
  }

  /** What a seat does not know is dealt anew in each imagined world; the choice stays. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void choosesTheSameInEveryImaginedWorld(int players) {
    for (int game = 0; game < 6; game++) {
      Clank s = WholeGames.open(players, game);
      while (!s.over()) {
        Seat seat = s.next();
        Choice choice =
            CADET.choose(s.imagine(seat, 1), seat, Budget.ENDLESS, WholeGames.random(s));
        for (int world = 2; world < 5; world++) {
          assertThat(
                  CADET.choose(s.imagine(seat, world), seat, Budget.ENDLESS, WholeGames.random(s)))
              .as("game %d, answer %d, %s", game, s.answers(), s.question(seat))
              .isEqualTo(choice);
        }
        s.answer(seat, choice);
      }
    }
  }
}
