package starboard.nemesis;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Budget;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Result;
import starboard.kernel.seats.Seat;
import starboard.nemesis.bot.Cadet;

/** What cadets do in a situation, and whole games of them. */
public final class Cadets {

  public static final Bot<Nemesis> RANDOM =
      (s, seat, _, random) -> s.choices(seat).at(random.nextInt(s.choices(seat).size()));

  private Cadets() {}

  /** The option a cadet takes, in a world it imagines. */
  public static String choice(Nemesis s) {
    Seat seat = s.next();
    Choice choice =
        new Cadet(s.kit())
            .choose(s.imagine(seat, 7), seat, Budget.ENDLESS, new SplittableRandom(1));
    return s.optionId(seat, choice);
  }

  /** A game to its end; all that is chosen must be allowed. */
  public static Result play(Game<Nemesis> game, Setup setup, long seed, Bot<Nemesis> bot) {
    Nemesis s = game.open(setup, Seed.of(seed));
    while (!s.over()) {
      Seat seat = s.next();
      Choice choice = bot.choose(s.imagine(seat, s.answers()), seat, Budget.ENDLESS, random(s));
      assertThat(s.choices(seat).contains(choice)).isTrue();
      s.answer(seat, choice);
    }
    return requireNonNull(s.result());
  }

  private static SplittableRandom random(Nemesis s) {
    return new SplittableRandom(s.answers());
  }

  /** How often seats ended in each way, and why. */
  public static Map<String, Integer> ends(
      Game<Nemesis> game, Setup setup, int games, Bot<Nemesis> bot) {
    Map<String, Integer> ends = new TreeMap<>();
    for (int i = 0; i < games; i++) {
      for (Result.Outcome seat : play(game, setup, i, bot).seats()) {
        ends.merge(seat.outcome(), 1, Integer::sum);
        ends.merge(seat.why().key(), 1, Integer::sum);
      }
    }
    return ends;
  }

  /** What a seat does not know is dealt anew in each imagined world; the choice stays. */
  public static void chooseTheSameInEveryImaginedWorld(Game<Nemesis> game, Setup setup, int games) {
    Bot<Nemesis> cadet = game.bots().getFirst().bot();
    for (int i = 0; i < games; i++) {
      Nemesis s = game.open(setup, Seed.of(i));
      while (!s.over()) {
        Seat seat = s.next();
        Choice choice = cadet.choose(s.imagine(seat, 1), seat, Budget.ENDLESS, random(s));
        for (int world = 2; world < 5; world++) {
          assertThat(cadet.choose(s.imagine(seat, world), seat, Budget.ENDLESS, random(s)))
              .as("game %d, answer %d, %s", i, s.answers(), s.question(seat))
              .isEqualTo(choice);
        }
        s.answer(seat, choice);
      }
    }
  }
}
