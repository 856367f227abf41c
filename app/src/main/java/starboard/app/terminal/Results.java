package starboard.app.terminal;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Result;
import starboard.kernel.scene.Ending;
import starboard.kernel.scene.Telling;
import starboard.kernel.words.Arg;

/** How a game ended, seat by seat, and why. */
final class Results {
  private Results() {}

  /**
   * The end in words.
   *
   * @param telling everything that happened, as the reader was told it
   */
  static String of(Session session, Game<?> game, @Nullable Result result, Telling telling) {
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
      Ending ending = Ending.of(telling, seat.seat());
      if (ending != null) why(session, game, ending, lines);
    }
    return lines.toString();
  }

  /** The end of one seat, what led to it, and what would have changed it. */
  private static void why(Session session, Game<?> game, Ending ending, Lines lines) {
    lines.add(4, said(session, game, ending.end()));
    List<Event> links = ending.links();
    for (int i = 0; i + 1 < links.size(); i++) {
      lines.add(6, (i + 1) + ". " + said(session, game, links.get(i)));
    }
    for (Beat.Change change : ending.changes()) {
      String key = change.helps() ? "result.helps" : "result.helps-not";
      String rule = change.rule() == null ? "" : " [" + change.rule() + "]";
      lines.add(6, session.say(key, Arg.word(session.say(game, change.text()))) + rule);
    }
  }

  /** A link of a chain with its chance and its rule. */
  private static String said(Session session, Game<?> game, Event event) {
    StringBuilder said = new StringBuilder(session.say(game, event.text()));
    Beat.Odds odds = event.beat().odds();
    if (odds != null) {
      said.append(' ').append(session.say("result.odds", Arg.of(odds.hit()), Arg.of(odds.of())));
    }
    if (event.beat().rule() != null) said.append(" [").append(event.beat().rule()).append(']');
    return said.toString();
  }
}
