package starboard.table;

import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.words.Words;

/** Another game, but about its reactions nobody is asked who has not said so. */
record Quiet<S extends State<S>>(Game<S> game) implements Game<S> {

  @Override
  public List<String> unasked() {
    return game.reactions();
  }

  @Override
  public List<String> reactions() {
    return game.reactions();
  }

  @Override
  public String id() {
    return game.id();
  }

  @Override
  public String rules() {
    return game.rules();
  }

  @Override
  public int minPlayers() {
    return game.minPlayers();
  }

  @Override
  public int maxPlayers() {
    return game.maxPlayers();
  }

  @Override
  public List<GameOption> options() {
    return game.options();
  }

  @Override
  public S table(Setup setup) {
    return game.table(setup);
  }

  @Override
  public Step<S> start() {
    return game.start();
  }

  @Override
  public Scene scene(S s, Viewer viewer) {
    return game.scene(s, viewer);
  }

  @Override
  public Words words() {
    return game.words();
  }
}
