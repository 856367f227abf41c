package starboard.app;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import starboard.kernel.game.Game;
import starboard.kernel.game.Setup;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** How many play, and the game's own options. */
final class SetupOptions {

  @Option(names = "--players", paramLabel = "N")
  @Nullable Integer players;

  @Option(names = "--option", paramLabel = "KEY=VALUE")
  List<String> options = new ArrayList<>();

  /** The set-up asked for; refused if the rules do not know it. */
  Setup setup(Game<?> game) {
    Map<String, String> given = new LinkedHashMap<>();
    for (String option : options) {
      int sign = option.indexOf('=');
      if (sign < 1) {
        throw new Refusal("bad-option", Text.of("cli.error.option-form", Arg.word(option)));
      }
      String key = option.substring(0, sign);
      if (given.putIfAbsent(key, option.substring(sign + 1)) != null) {
        throw new Refusal("bad-option", Text.of("cli.error.option-twice", Arg.word(key)));
      }
    }
    return Setup.of(game, players == null ? game.minPlayers() : players, given);
  }

  /** Whether anything was asked for at all. */
  boolean given() {
    return players != null || !options.isEmpty();
  }
}
