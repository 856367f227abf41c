package starboard.app.terminal;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.play.Playthrough;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;

/** A played game as text, with everything anybody was told. */
public final class ReplayText<S extends State<S>> {

  private final Session session;
  private final Game<S> game;
  private final Replay replay;
  private final SceneText text;
  private final PrintWriter out;
  private final Telling telling = new Telling(Viewer.ALL);
  private boolean stepping;

  /**
   * @param stepping whether to wait for Enter between two answers
   */
  public ReplayText(Session session, Game<S> game, Replay replay, boolean stepping) {
    this.session = session;
    this.game = game;
    this.replay = replay;
    this.text = new SceneText(session, game.words(), null);
    this.out = session.io().out();
    this.stepping = stepping;
  }

  /** Prints the game; refused before the first line if the rules do not allow it. */
  public void print() {
    Playthrough.of(game, replay);
    Playthrough<S> play = Playthrough.open(game, replay.setup(), replay.seed());
    heading();
    told(play.takeEvents());
    for (int i = 0; i < replay.answers().size(); i++) {
      if (stepping && !step(play)) return;
      Replay.Answer answer = replay.answers().get(i);
      answered(i + 1, play.state().decision(answer.seat()), answer);
      play.answer(answer.seat(), answer.option());
      told(play.takeEvents());
    }
    out.println();
    if (play.state().over()) {
      out.print(Results.of(session, game, play.state().result(), telling));
    } else {
      out.print(text.of(game.scene(play.state(), Viewer.ALL)));
      out.println();
      out.println(
          session.say(
              "replay.unfinished",
              Arg.word(text.players(play.state().deciding())),
              Arg.word(UnsavedGame.resume(game, "FILE"))));
    }
    out.flush();
  }

  private void heading() {
    List<String> options = new ArrayList<>();
    replay.setup().options().forEach((key, value) -> options.add(key + "=" + value));
    Lines lines = text.lines();
    String seed =
        switch (replay.seed()) {
          case Seed.Number(long number) -> String.valueOf(number);
          case Seed.Committed(String hex, String _) -> hex;
        };
    lines.add(
        0,
        session.say(
            "replay.heading",
            Arg.word(session.name(game)),
            Arg.of(replay.setup().players()),
            Arg.word(options.isEmpty() ? "-" : String.join(", ", options)),
            Arg.word(seed),
            Arg.of(replay.answers().size())));
    out.print(lines);
  }

  private void answered(int number, Decision decision, Replay.Answer answer) {
    String chosen = answer.option();
    for (Option option : decision.options()) {
      if (option.id().equals(chosen)) {
        chosen = text.option(option);
        break;
      }
    }
    Lines lines = text.lines();
    lines.add(
        0,
        number
            + ". "
            + session.player(answer.seat())
            + ": "
            + text.say(decision.question())
            + " → "
            + chosen);
    out.print(lines);
  }

  private void told(List<Event> events) {
    Lines lines = text.lines();
    Seats table = Seats.table(replay.setup().players());
    for (Event event : events) {
      telling.add(event);
      boolean all = true;
      for (Seat seat : table) all &= event.seats().has(seat);
      String who = all ? "" : "[" + text.players(among(table, event.seats())) + "] ";
      lines.add(3, "* " + who + text.say(event.text()));
    }
    out.print(lines);
  }

  private static Seats among(Seats table, Seats seats) {
    return new Seats(table.bits() & seats.bits());
  }

  /** Waits for Enter; false if the reader has had enough. */
  private boolean step(Playthrough<S> play) {
    while (true) {
      out.print(session.say("replay.step") + " ");
      out.flush();
      String typed;
      try {
        typed = session.io().in().readLine();
      } catch (IOException unreadable) {
        throw new UncheckedIOException(unreadable);
      }
      if (typed == null) {
        out.println();
        stepping = false;
        return true;
      }
      if (!session.io().terminal()) out.println(typed);
      switch (typed.strip()) {
        case "quit", "konec" -> {
          return false;
        }
        case "scene", "stůl", "stul" -> out.print(text.of(game.scene(play.state(), Viewer.ALL)));
        default -> {
          return true;
        }
      }
    }
  }
}
