package starboard.kernel.game;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** How many play, every option with its value, and what an earlier game has handed on. */
public record Setup(int players, SortedMap<String, String> options, Carried carried) {

  public Setup {
    options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
  }

  /** A set-up the rules know, with the standard value for every option left out. */
  public static Setup of(Game<?> game, int players, Map<String, String> given) {
    return of(game, players, given, Carried.NOTHING);
  }

  /** A set-up the rules know, that goes on from an earlier game. */
  public static Setup of(Game<?> game, int players, Map<String, String> given, Carried carried) {
    if (players < game.minPlayers() || players > game.maxPlayers()) {
      throw new Refusal(
          "bad-players",
          Text.of(
              "error.players",
              Arg.of(players),
              Arg.of(game.minPlayers()),
              Arg.of(game.maxPlayers())));
    }
    var options = new TreeMap<String, String>();
    for (GameOption option : game.options()) {
      String value =
          given.containsKey(option.id()) ? given.get(option.id()) : option.standardFor(players);
      if (value == null || !option.accepts(value, players)) {
        throw unfit(option, String.valueOf(value), players, game.words());
      }
      options.put(option.id(), value);
    }
    for (String id : given.keySet()) {
      if (!options.containsKey(id)) {
        String known = String.join(", ", game.options().stream().map(GameOption::id).toList());
        throw new Refusal(
            "bad-option", Text.of("error.option-unknown", Arg.word(id), Arg.word(known)));
      }
    }
    carried.requireKnown(game, players);
    Setup setup = new Setup(players, options, carried);
    Text problem = game.problem(setup);
    if (problem != null) throw new Refusal("bad-option", problem, game.words());
    return setup;
  }

  /** A game's words say what its option takes besides the values offered. */
  private static Refusal unfit(GameOption option, String value, int players, Words words) {
    String accepted =
        String.join(
            ", ", option.values().stream().filter(v -> option.accepts(v, players)).toList());
    Text unfit =
        Text.of(
            "error.option-value",
            Arg.word(option.id()),
            Arg.word(value),
            Arg.of(players),
            Arg.word(accepted));
    Text form = option.form();
    return form == null
        ? new Refusal("bad-option", unfit)
        : new Refusal(
            "bad-option", Text.of("error.option-form", Arg.of(unfit), Arg.of(form)), words);
  }

  /** The value of an option the game has. */
  public String option(String id) {
    String value = options.get(id);
    if (value == null) throw new IllegalArgumentException("no option " + id);
    return value;
  }
}
