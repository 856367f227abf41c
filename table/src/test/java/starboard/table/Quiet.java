package starboard.table;

import java.util.List;
import starboard.kernel.game.Game;
import starboard.kernel.rules.State;

/** Another game, but about its reactions nobody is asked who has not said so. */
public final class Quiet<S extends State<S>> extends Variant<S> {

  Quiet(Game<S> game) {
    super(game);
  }

  @Override
  public List<String> unasked() {
    return reactions();
  }
}
