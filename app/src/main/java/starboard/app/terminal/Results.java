package starboard.app.terminal;

import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Result;
import starboard.kernel.words.Arg;

/** How a game ended, seat by seat. */
final class Results {
  private Results() {}

  static String of(Session session, Game<?> game, @Nullable Result result) {
    Lines lines = session.lines();
    if (result == null) return "";
    lines.add(0, session.say("result.over"));
    for (Result.Outcome seat : result.seats()) {
      String points =
          seat.score() == null ? "" : ", " + session.say("result.points", Arg.of(seat.score()));
      String won = session.say(result.winners().has(seat.seat()) ? "result.won" : "result.not-won");
      lines.add(
          2,
          session.player(seat.seat()) + ": " + won + points + ". " + session.say(game, seat.why()));
    }
    return lines.toString();
  }
}
