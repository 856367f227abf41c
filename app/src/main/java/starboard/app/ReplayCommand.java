package starboard.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import starboard.app.terminal.ReplayText;
import starboard.app.terminal.Saves;
import starboard.app.terminal.Session;
import starboard.kernel.game.Game;
import starboard.kernel.play.Replay;
import starboard.kernel.rules.State;

/** Prints a saved game as text. */
@Command(name = "replay")
final class ReplayCommand implements Runnable {

  private final Session session;

  @Parameters(paramLabel = "FILE", descriptionKey = "file")
  String file = "";

  @Option(names = "--step")
  boolean step;

  ReplayCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    Replay replay = Saves.read(file, session);
    print(session.games().named(replay.game()), replay);
  }

  private <S extends State<S>> void print(Game<S> game, Replay replay) {
    new ReplayText<>(session, game, replay, step).print();
  }
}
