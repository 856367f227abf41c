package starboard.lab.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import starboard.kernel.codec.Codec;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/** Open questions of random games, taken one after another for ever, and what is measured there. */
final class Positions<S extends State<S>> {

  private static final int COUNT = 256;

  private final Game<S> game;
  private final Setup setup;
  private final Codec<S> codec;
  private final List<S> states = new ArrayList<>();
  private int next;
  private long seed;

  private Positions(Game<S> game, int players, Map<String, String> options) {
    this.game = game;
    this.setup = Setup.of(game, players, options);
    this.codec = new Codec<>(game, setup);
    SplittableRandom random = new SplittableRandom(1);
    for (long number = 1; states.size() < COUNT; number++) collect(number, random);
  }

  /**
   * @param players of a game for fewer or more, its nearest number
   * @param options such as {@code species=void-seeders,mode=co-op}; empty for the standard ones
   */
  static Positions<?> of(Game<?> game, int players, String options) {
    Map<String, String> given = new TreeMap<>();
    for (String option : options.isEmpty() ? new String[0] : options.split(",", -1)) {
      String[] parts = option.split("=", 2);
      given.put(parts[0], parts[parts.length - 1]);
    }
    int fitting = Math.clamp(players, game.minPlayers(), game.maxPlayers());
    return new Positions<>(game, fitting, given);
  }

  /** One in eight questions of a game, so that all parts of many games are there. */
  private void collect(long number, SplittableRandom random) {
    S s = game.open(setup, Seed.of(number));
    while (!s.over() && states.size() < COUNT) {
      Seat seat = s.next();
      if (random.nextInt(8) == 0) states.add(s.copy());
      Choices<?> choices = s.choices(seat);
      s.answer(seat, choices.at(random.nextInt(choices.size())));
    }
  }

  private S state() {
    next = (next + 1) % COUNT;
    return states.get(next);
  }

  /** Plays one random game; tells how many answers there were to questions with a choice. */
  int playout() {
    S s = game.open(setup, Seed.of(seed));
    SplittableRandom random = new SplittableRandom(seed++);
    int decisions = 0;
    while (!s.over()) {
      Seat seat = s.next();
      Choices<?> choices = s.choices(seat);
      int pick = 0;
      if (choices.size() > 1) {
        decisions++;
        pick = random.nextInt(choices.size());
      }
      s.answer(seat, choices.at(pick));
    }
    return decisions;
  }

  S copy() {
    return state().copy();
  }

  S imagine() {
    S s = state();
    return s.imagine(s.next(), seed++);
  }

  /** A copy has forgotten its list, so the choices are listed anew. */
  Choices<?> copyAndList() {
    S s = state().copy();
    return s.choices(s.next());
  }

  Decision decision() {
    S s = state();
    return s.decision(s.next());
  }

  Scene scene() {
    S s = state();
    return game.scene(s, Viewer.of(s.next()));
  }

  S saveAndRestore() {
    return codec.restore(codec.save(state()));
  }

  String hash() {
    return Codec.hash(state());
  }
}
