package starboard.kernel.codec;

import java.util.List;
import java.util.Map;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Words;

/** A game nobody plays, for saving odd states. */
final class OddGame implements Game<Odd> {

  Setup setup() {
    return Setup.of(this, 2, Map.of());
  }

  @Override
  public String id() {
    return "odd";
  }

  @Override
  public String rules() {
    return "1";
  }

  @Override
  public int minPlayers() {
    return 2;
  }

  @Override
  public int maxPlayers() {
    return 2;
  }

  @Override
  public List<GameOption> options() {
    return List.of();
  }

  @Override
  public Odd table(Setup setup) {
    return new Odd();
  }

  @Override
  public Step<Odd> start() {
    return _ -> {};
  }

  @Override
  public Scene scene(Odd s, Viewer viewer) {
    return new Scene(List.of());
  }

  @Override
  public Words words() {
    return PhraseBook.kernel();
  }
}
