package starboard.demo;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import starboard.kernel.catalogue.Names;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Words;

/** Salvage as a game of the house. */
public class DemoGame implements Game<Demo> {

  private static final Words WORDS = words(Components.BOX);

  /** Opened when somebody looks a rule up. */
  private static final class Opened {
    static final RuleBook BOOK = RuleBook.beside(DemoGame.class, "demo");
  }

  @Override
  public String id() {
    return "demo";
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
    return 4;
  }

  @Override
  public boolean offered() {
    return false;
  }

  @Override
  public List<GameOption> options() {
    return List.of(new GameOption("rounds", List.of("2", "4"), "4", null, (_, _) -> true));
  }

  @Override
  public Demo table(Setup setup) {
    return new Demo(setup);
  }

  @Override
  public Step<Demo> start() {
    return new Rounds.SetUp();
  }

  @Override
  public Scene scene(Demo s, Viewer viewer) {
    return DemoScene.of(s, viewer);
  }

  @Override
  public double outlook(Demo s, Seat seat) {
    return Outlook.of(s, seat);
  }

  @Override
  public List<String> harms() {
    return List.of("lost", "cancelled");
  }

  @Override
  public List<String> reactions() {
    return List.of("choose-reaction", "choose-answer");
  }

  @Override
  public RuleBook book() {
    return Opened.BOOK;
  }

  @Override
  public Words words() {
    return WORDS;
  }

  private static Words words(Components box) {
    Map<String, Names> names = new TreeMap<>();
    box.file.cards().forEach(kind -> names.put("kind." + kind.id(), kind.names()));
    box.file.crates().forEach(kind -> names.put("kind." + kind.id(), kind.names()));
    box.file.tokens().forEach(token -> names.put("token." + token.id(), token.names()));
    Map<String, String> english = new TreeMap<>();
    Map<String, String> czech = new TreeMap<>();
    names.forEach((key, name) -> english.put(key, name.en()));
    names.forEach((key, name) -> czech.put(key, name.cs()));
    return PhraseBook.beside(DemoGame.class, DemoScene::component)
        .with(Language.EN, english)
        .with(Language.CS, czech);
  }
}
