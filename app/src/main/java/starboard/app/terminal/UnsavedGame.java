package starboard.app.terminal;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.function.Supplier;
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
  private final Supplier<Replay> now;

  /** As it is in a file, or as nobody minds to lose it. */
  private volatile Replay kept;

  /**
   * @param kept the game as it began
   * @param now the game as it stands; also asked by whoever has to save it in a hurry
   */
  UnsavedGame(Session session, Game<?> game, Keyboard keyboard, Replay kept, Supplier<Replay> now) {
    this.session = session;
    this.game = game;
    this.keyboard = keyboard;
    this.out = session.io().out();
    this.now = now;
    this.kept = kept;
  }

  /** That would not be lost, or nobody minds. */
  void keep(Replay replay) {
    kept = replay;
  }

  boolean exists() {
    return !now.get().equals(kept);
  }

  /** Saves what would be lost and says where. */
  void rescue() {
    Replay replay = now.get();
    if (replay.equals(kept) || replay.answers().isEmpty()) return;
    Path path = Saves.rescue(replay, session.io().folder());
    keep(replay);
    sayResume(path);
  }

  /** Saves the game as it stands. */
  void save(String file) {
    Replay replay = now.get();
    if (file.isEmpty()) {
      String name = Saves.freeName(replay, session.io().folder());
      keyboard.say("play.save-where", Arg.word(name));
      return;
    }
    boolean overwrite =
        Saves.exists(session.io().folder(), file) && keyboard.yes("play.overwrite", Arg.word(file));
    Path path = Saves.write(session.io().folder(), file, replay, overwrite);
    keep(replay);
    sayResume(path);
  }

  /** Offers to save the game before the people leave; whether they may. */
  boolean confirmLeave() {
    if (exists() && !now.get().answers().isEmpty() && !isSettled()) return false;
    keep(now.get());
    return true;
  }

  private boolean isSettled() {
    String name = Saves.freeName(now.get(), session.io().folder());
    String typed = keyboard.line(session.say("play.quit", Arg.word(name)) + " ");
    if (Keyboard.isNo(typed)) {
      keyboard.say("play.not-saved");
      return true;
    }
    try {
      save(typed.isEmpty() || Keyboard.isYes(typed) ? name : typed);
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
