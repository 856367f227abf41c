package starboard.app.terminal;

import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.play.Replay;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;

/** What of a game would be lost if the program ended now, and how it is kept. */
final class UnsavedGame {

  private final Session session;
  private final Game<?> game;
  private final Keyboard keyboard;
  private final PrintWriter out;

  /** Null if everything is saved; may be read by whoever has to save it in a hurry. */
  private volatile @Nullable Replay lost;

  UnsavedGame(Session session, Game<?> game, Keyboard keyboard) {
    this.session = session;
    this.game = game;
    this.keyboard = keyboard;
    this.out = session.io().out();
  }

  /** The game has gone on. */
  void changed(Replay replay) {
    lost = replay;
  }

  /** Nothing would be lost, or nobody minds. */
  void none() {
    lost = null;
  }

  boolean exists() {
    return lost != null;
  }

  /** Saves what would be lost and says where. */
  void rescue() {
    Replay replay = lost;
    if (replay == null || replay.answers().isEmpty()) return;
    Path path = Saves.rescue(replay, session.io().folder());
    none();
    sayResume(path);
  }

  /** Saves the game as it stands. */
  void save(String file, Replay replay) {
    if (file.isEmpty()) {
      String name = Saves.freeName(replay, session.io().folder());
      keyboard.say("play.save-where", Arg.word(name));
      return;
    }
    boolean overwrite =
        Saves.exists(session.io().folder(), file) && keyboard.yes("play.overwrite", Arg.word(file));
    Path path = Saves.write(session.io().folder(), file, replay, overwrite);
    none();
    sayResume(path);
  }

  /** Offers to save the game before the people leave; whether they may. */
  boolean confirmLeave() {
    Replay replay = lost;
    if (replay != null && !replay.answers().isEmpty() && !isSettled(replay)) return false;
    none();
    return true;
  }

  private boolean isSettled(Replay replay) {
    String name = Saves.freeName(replay, session.io().folder());
    String typed = keyboard.line(session.say("play.quit", Arg.word(name)) + " ");
    if (Keyboard.isNo(typed)) {
      keyboard.say("play.not-saved");
      return true;
    }
    try {
      save(typed.isEmpty() || Keyboard.isYes(typed) ? name : typed, replay);
    } catch (Refusal refusal) {
      keyboard.say(refusal);
    }
    return !exists();
  }

  private void sayResume(Path path) {
    out.println(session.say("play.saved", Arg.word(path.toString())));
    out.println(session.say("play.go-on", Arg.word(resume(game, path.toString()))));
  }

  /** The command that goes on with a saved game. */
  static String resume(Game<?> game, String file) {
    return "starboard play "
        + game.id()
        + (game.offered() ? "" : " --unoffered")
        + " --from "
        + (file.contains(" ") ? '"' + file + '"' : file);
  }
}
