package starboard.app.terminal;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Beat;
import starboard.kernel.words.Arg;

/** What a beat adds to the sentence of its event: its place in a procedure, its odds, its rule. */
final class BeatText {
  private BeatText() {}

  /** Empty if the sentence says it all. */
  static String of(Session session, Game<?> game, Beat beat) {
    List<String> said = new ArrayList<>();
    Beat.Stage step = beat.step();
    if (step != null) {
      String procedure = session.say(game, step.procedure());
      said.add(session.say("beat.step", Arg.word(procedure), Arg.of(step.at()), Arg.of(step.of())));
    }
    Beat.Odds odds = beat.odds();
    if (odds != null) said.add(session.say("beat.was", Arg.of(odds.hit()), Arg.of(odds.of())));
    for (Beat.Shown shown : beat.shows()) {
      if (shown instanceof Beat.Compared(var left, int value, String sign, var right, int other)) {
        said.add(
            session.say(game, left)
                + " "
                + value
                + " "
                + sign
                + " "
                + session.say(game, right)
                + " "
                + other);
      } else if (shown instanceof Beat.Tally(var name, int value, int limit)) {
        String what = session.say(game, name);
        said.add(session.say("beat.tally", Arg.word(what), Arg.of(value), Arg.of(limit)));
      } else if (shown instanceof Beat.Card card && card.text() != null) {
        said.add(session.say(game, card.name()) + ": " + session.say(game, card.text()));
      }
    }
    String words = said.isEmpty() ? "" : " (" + String.join("; ", said) + ")";
    return beat.rule() == null ? words : words + " [" + beat.rule() + "]";
  }
}
