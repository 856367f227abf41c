package starboard.kernel.toy;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.play.Playthrough;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** A game of three made of the steps a test gives it. */
public record ToyGame(String id, String rules, boolean offered, Hooks<Toy> hooks, Step<Toy> start)
    implements Game<Toy> {

  @SafeVarargs
  public static ToyGame of(Step<Toy>... script) {
    return new ToyGame("toy", "1", true, Hooks.none(), Toy.all(script));
  }

  public ToyGame named(String name) {
    return new ToyGame(name, rules, offered, hooks, start);
  }

  public ToyGame withRules(String version) {
    return new ToyGame(id, version, offered, hooks, start);
  }

  public ToyGame notOffered() {
    return new ToyGame(id, rules, false, hooks, start);
  }

  public ToyGame with(Hooks.Builder<Toy> hung) {
    return new ToyGame(id, rules, offered, hung.build(), start);
  }

  /** That script in play, at its first open question. */
  @SafeVarargs
  public static Toy play(Step<Toy>... script) {
    return of(script).play();
  }

  /** This game in play. */
  public Toy play() {
    return open(setup(), Seed.of(1));
  }

  /** Three players. */
  public Setup setup() {
    return Setup.of(this, 3, Map.of());
  }

  /** This game in play with its answers kept. */
  public Playthrough<Toy> playthrough() {
    return Playthrough.open(this, setup(), Seed.of(1));
  }

  @Override
  public int minPlayers() {
    return 1;
  }

  @Override
  public int maxPlayers() {
    return 4;
  }

  @Override
  public List<GameOption> options() {
    return List.of(
        GameOption.of("board", "moon", "mars"),
        new GameOption(
            "mode",
            List.of("versus", "team", "solo"),
            "versus",
            null,
            (value, players) -> value.equals("solo") == (players == 1)),
        new GameOption(
            "rounds",
            List.of("2", "4"),
            "4",
            Text.of("rounds-form"),
            (value, _) -> value.matches("[1-9]")));
  }

  @Override
  public @Nullable Text problem(Setup setup) {
    return setup.option("board").equals("mars") && setup.option("mode").equals("team")
        ? Text.of("no-teams-on-mars")
        : null;
  }

  @Override
  public List<String> carries() {
    return List.of("medals", "scars");
  }

  @Override
  public Toy table(Setup setup) {
    return new Toy(setup.players(), hooks);
  }

  @Override
  public Scene scene(Toy s, Viewer viewer) {
    return new Scene(List.of());
  }

  @Override
  public Words words() {
    return PhraseBook.beside(ToyGame.class, number -> Text.of("card", number));
  }
}
