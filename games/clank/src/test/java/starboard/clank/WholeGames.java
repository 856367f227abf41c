package starboard.clank;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import starboard.clank.bot.Cadet;
import starboard.clank.game.ClankGame;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;

/** Games on random boards that bots play to their end. */
final class WholeGames {

  static final Bot<Clank> CADET = new Cadet();

  private static final Game<Clank> GAME = new ClankGame();

  private WholeGames() {}

  /** Gives the answer, and looks before and after. */
  interface Watching {
    void answer(Clank s, Seat seat, Choice choice);
  }

  static List<Bot<Clank>> cadets(int players) {
    return IntStream.range(0, players).mapToObj(_ -> CADET).toList();
  }

  /** A game that is about to begin. */
  static Clank open(int players, long seed) {
    Map<String, String> options = players == 1 ? Map.of("solo", "on") : Map.of();
    return GAME.open(Setup.of(GAME, players, options), Seed.of(seed));
  }

  static Clank play(int players, long seed, List<Bot<Clank>> bots) {
    return play(players, seed, bots, Clank::answer);
  }

  static Clank play(int players, long seed, List<Bot<Clank>> bots, Watching watching) {
    Clank s = open(players, seed);
    while (!s.over()) {
      Seat seat = s.next();
      Choice choice =
          bots.get(seat.index())
              .choose(s.imagine(seat, s.answers()), seat, Budget.ENDLESS, random(s));
      assertThat(s.choices(seat).contains(choice)).isTrue();
      watching.answer(s, seat, choice);
    }
    return s;
  }

  static SplittableRandom random(Clank s) {
    return new SplittableRandom(s.answers());
  }
}
