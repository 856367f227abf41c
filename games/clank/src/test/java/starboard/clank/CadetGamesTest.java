package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.clank.bot.Cadet;
import starboard.clank.game.ClankGame;
import starboard.kernel.Bot;
import starboard.kernel.Choice;
import starboard.kernel.Game;
import starboard.kernel.Result;
import starboard.kernel.Seat;
import starboard.kernel.Seed;
import starboard.kernel.Setup;
import starboard.testkit.Rule;

/** Whole games of cadets. */
class CadetGamesTest {

  private static final Game<Clank> GAME = new ClankGame();
  private static final Bot<Clank> CADET = new Cadet();
  private static final Bot<Clank> RANDOM =
      (s, seat, random) -> s.choices(seat).at(random.nextInt(s.choices(seat).size()));

  /** A finished game with how many turns it took. */
  private record Played(Result result, int turns) {}

  private static Played play(int players, long seed, List<Bot<Clank>> bots) {
    Clank s = GAME.open(Setup.of(GAME, players, solo(players)), Seed.of(seed));
    while (!s.over()) {
      Seat seat = s.next();
      Clank world = s.imagine(seat, s.answers());
      Choice choice = bots.get(seat.index()).choose(world, seat, random(s));
      assertThat(s.choices(seat).contains(choice)).isTrue();
      s.answer(seat, choice);
    }
    return new Played(Objects.requireNonNull(s.result()), s.turns());
  }

  private static Map<String, String> solo(int players) {
    return players == 1 ? Map.of("solo", "on") : Map.of();
  }

  private static SplittableRandom random(Clank s) {
    return new SplittableRandom(s.answers());
  }

  private static List<Bot<Clank>> cadets(int players) {
    return IntStream.range(0, players).mapToObj(_ -> CADET).toList();
  }

  /** Indicative figures of other bots; the cadets' stay in their neighbourhood. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  @Rule({"C24.1", "C24.2", "C24.3", "C24.4"})
  void someEscapeAndSomeAreKnockedOut(int players) {
    Map<String, Integer> ends = new TreeMap<>();
    int games = 100;
    int turns = 0;
    for (int i = 0; i < games; i++) {
      Played played = play(players, i, cadets(players));
      for (Result.Outcome seat : played.result.seats()) ends.merge(seat.outcome(), 1, Integer::sum);
      turns += played.turns;
    }
    assertThat(ends).containsKeys("escaped", "lost");
    assertThat(ends.getOrDefault("escaped", 0)).isGreaterThan(games * players / 5);
    assertThat(turns / games / players).isBetween(8, 25);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void beatsRandomPlayers(int players) {
    int games = 60;
    int won = 0;
    for (int i = 0; i < games; i++) {
      int cadet = i % players;
      List<Bot<Clank>> bots =
          IntStream.range(0, players).mapToObj(seat -> seat == cadet ? CADET : RANDOM).toList();
      if (play(players, i, bots).result.winners().has(Seat.of(cadet))) won++;
    }
    assertThat(won).isGreaterThan(games * 5 / 6);
  }

  @Test
  void playsTheSoloVariantToItsEnd() {
    for (int i = 0; i < 30; i++) assertThat(play(1, i, cadets(1)).result.seats()).hasSize(1);
  }

  /** What a seat does not know is dealt anew in each imagined world; the choice stays. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void choosesTheSameInEveryImaginedWorld(int players) {
    for (int game = 0; game < 6; game++) {
      Clank s = GAME.open(Setup.of(GAME, players, solo(players)), Seed.of(game));
      while (!s.over()) {
        Seat seat = s.next();
        Choice choice = CADET.choose(s.imagine(seat, 1), seat, random(s));
        for (int world = 2; world < 5; world++) {
          assertThat(CADET.choose(s.imagine(seat, world), seat, random(s)))
              .as("game %d, answer %d, %s", game, s.answers(), s.question(seat))
              .isEqualTo(choice);
        }
        s.answer(seat, choice);
      }
    }
  }
}
