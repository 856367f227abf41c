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

/** Another game as it is, for tests that change one thing of it. */
class Variant<S extends State<S>> implements Game<S> {

  private final Game<S> game;

  Variant(Game<S> game) {
    this.game = game;
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
