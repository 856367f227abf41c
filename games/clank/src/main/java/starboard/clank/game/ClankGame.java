package starboard.clank.game;

import java.util.List;
import starboard.clank.Clank;
import starboard.clank.attack.Scoring;
import starboard.clank.bot.Cadet;
import starboard.clank.content.Box;
import starboard.clank.ship.Board;
import starboard.clank.turn.SetUp;
import starboard.clank.turn.Solo;
import starboard.clank.view.ClankScene;
import starboard.clank.view.Outlook;
import starboard.clank.words.Texts;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.game.Title;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** Clank! In! Space! as a game of the house. */
public final class ClankGame implements Game<Clank> {

  private static final String RANDOM = "random";
  private static final String FIRST_GAME = "first-game";
  private static final Hooks<Clank> NO_HOOKS = Hooks.none();
  private static final Hooks<Clank> SOLO_HOOKS = Solo.hooks();
  private static final Words WORDS = Texts.in(PhraseBook.beside(Clank.class, Texts::component));

  /** Opened when somebody looks a rule up. */
  private static final class Opened {
    static final RuleBook BOOK = RuleBook.beside(ClankGame.class, "clank");
  }

  @Override
  public String id() {
    return "clank";
  }

  @Override
  public String rules() {
    return "3";
  }

  @Override
  public int minPlayers() {
    return 1;
  }

  @Override
  public int maxPlayers() {
    return Box.PLAYERS;
  }

  @Override
  public List<GameOption> options() {
    return List.of(
        new GameOption(
            "modules",
            List.of(RANDOM, FIRST_GAME),
            RANDOM,
            Text.of("option.modules.form"),
            (value, _) -> value.equals(RANDOM) || board(value) != Clank.NONE),
        new GameOption(
            "solo",
            List.of("off", "on"),
            "off",
            null,
            (solo, players) -> solo.equals("on") == (players == 1)));
  }

  /** The board a value asks for, or {@link Clank#NONE}. */
  private static int board(String value) {
    if (value.equals(RANDOM)) return Clank.NONE;
    return value.equals(FIRST_GAME)
        ? Board.firstGame()
        : Board.withFaces(List.of(value.split(",", -1)));
  }

  @Override
  public Clank table(Setup setup) {
    boolean solo = setup.option("solo").equals("on");
    return new Clank(setup, board(setup.option("modules")), solo, solo ? SOLO_HOOKS : NO_HOOKS);
  }

  @Override
  public Step<Clank> start() {
    return new SetUp();
  }

  @Override
  public List<Integer> points(Clank s) {
    return Scoring.points(s);
  }

  @Override
  public Scene scene(Clank s, Viewer viewer) {
    return ClankScene.of(s, viewer);
  }

  @Override
  public List<String> harms() {
    return List.of("wounded", "hunted", "rescued", "lost");
  }

  @Override
  public List<Title> titles() {
    return List.of(Title.of(id(), 45, 90, 2).guided(FirstGame.GUIDE));
  }

  @Override
  public RuleBook book() {
    return Opened.BOOK;
  }

  @Override
  public Words words() {
    return WORDS;
  }

  @Override
  public double outlook(Clank s, Seat seat) {
    return Outlook.of(s, seat);
  }

  @Override
  public List<Bot.Named<Clank>> bots() {
    return List.of(new Bot.Named<>("cadet", new Cadet()));
  }
}
