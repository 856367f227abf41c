package starboard.app;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;
import starboard.bots.LineUp;
import starboard.kernel.game.Game;
import starboard.kernel.rules.State;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/** Which bots play. */
final class BotOptions {

  @Option(names = "--bot", paramLabel = "NAME", split = ",")
  List<String> names = new ArrayList<>();

  /** The bots asked for, or that one if none is, for the seats from the first one on. */
  <S extends State<S>> LineUp<S> lineUp(Game<S> game, String otherwise, int first, int players) {
    if (names.isEmpty()) return LineUp.named(game, List.of(otherwise), first);
    LineUp<S> bots = LineUp.named(game, names, first);
    if (names.size() > players - first) {
      throw new Refusal(
          "bad-request", Text.of("cli.error.bots", Arg.of(names.size()), Arg.of(players - first)));
    }
    return bots;
  }
}
