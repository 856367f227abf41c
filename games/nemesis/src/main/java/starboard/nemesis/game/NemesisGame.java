package starboard.nemesis.game;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.game.Title;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.nemesis.Nemesis;
import starboard.nemesis.RuleSet;
import starboard.nemesis.bot.Cadet;
import starboard.nemesis.bot.Outlook;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.items.Hands;
import starboard.nemesis.mode.Cooperative;
import starboard.nemesis.mode.SemiCooperative;
import starboard.nemesis.mode.Solo;
import starboard.nemesis.round.Dealing;
import starboard.nemesis.view.NemesisScene;

/** Nemesis as a game of the house: the ship with the Intruders or the Void Seeders. */
public class NemesisGame implements Game<Nemesis> {

  private static final BaseGame BASE = new BaseGame("base");
  private static final SeedersGame SEEDERS = new SeedersGame("base");
  private static final String VOID_SEEDERS = "void-seeders";
  private static final Boards INTRUDERS = Boards.of(BASE, new BaseGame("advanced"));
  private static final Boards PSYCHONAUTS = Boards.of(SEEDERS, new SeedersGame("advanced"));
  private static final List<Bot.Named<Nemesis>> BOTS =
      List.of(new Bot.Named<>("cadet", new Cadet(List.of(BASE.kit(), SEEDERS.kit()))));
  private static final List<String> HARMS =
      List.of(
          "event.light-wound",
          "event.serious-wound",
          "event.contaminated",
          "event.larva",
          "event.slimed",
          "event.insanity-up",
          "event.goes-mad",
          "event.thrown-back",
          "event.dies",
          "event.perishes");
  private static final List<String> REACTIONS =
      List.of(
          "ask.interrupt",
          "ask.answer-interruption",
          "ask.interrupt-panic",
          "ask.cancel-attack",
          "ask.reroll-noise",
          Hands.DropBeforeEnd.QUESTION);
  private static final List<String> UNASKED = List.of(Hands.DropBeforeEnd.QUESTION);
  private static final Words WORDS =
      NameKeys.in(
          NameKeys.in(PhraseBook.beside(Nemesis.class, NemesisGame::name), SeedersGame.CONTENT),
          BaseGame.CONTENT);

  /** Opened when somebody looks a rule up. */
  private static final class Opened {
    static final RuleBook BOOK = RuleBook.beside(NemesisGame.class, "nemesis", "voidseeders");
  }

  /** What a component of either box is called. */
  private static Text name(int number) {
    return number < BaseGame.BOX.size() ? BaseGame.BOX.name(number) : SeedersGame.BOX.name(number);
  }

  @Override
  public String id() {
    return "nemesis";
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
    return 5;
  }

  @Override
  public List<GameOption> options() {
    List<String> modes = List.of("semi-coop", "co-op", "solo");
    return List.of(
        new GameOption(
            "mode",
            modes,
            "semi-coop",
            null,
            (mode, players) -> mode.equals("solo") == (players == 1)),
        GameOption.of("intruder-player", "off", "on"),
        GameOption.of("species", "intruders", VOID_SEEDERS),
        GameOption.of("board", "base", "advanced"));
  }

  /** N26.4 is for the semi-cooperative game. */
  @Override
  public @Nullable Text problem(Setup setup) {
    return isIntruderPlayer(setup) && !setup.option("mode").equals("semi-coop")
        ? Text.of("problem.intruder-player")
        : null;
  }

  private static boolean isIntruderPlayer(Setup setup) {
    return setup.option("intruder-player").equals("on");
  }

  @Override
  public Nemesis table(Setup setup) {
    Boards boards = setup.option("species").equals(VOID_SEEDERS) ? PSYCHONAUTS : INTRUDERS;
    return new Nemesis(setup, boards.in(setup));
  }

  /** The rule sets of a species, by side of the board. */
  private record Boards(Rules base, Rules advanced) {

    static Boards of(Pairing base, Pairing advanced) {
      return new Boards(Rules.of(base), Rules.of(advanced));
    }

    RuleSet in(Setup setup) {
      return (setup.option("board").equals("advanced") ? advanced : base).in(setup);
    }
  }

  /** The rule sets of one side of the board, made once. */
  private record Rules(
      RuleSet semiCooperative, RuleSet withIntruderPlayer, RuleSet solo, RuleSet cooperative) {

    static Rules of(Pairing game) {
      return new Rules(
          game.rules(new SemiCooperative(false)),
          game.rules(new SemiCooperative(true)),
          game.rules(new Solo()),
          game.rules(new Cooperative(game.kit())));
    }

    RuleSet in(Setup setup) {
      return switch (setup.option("mode")) {
        case "solo" -> solo;
        case "co-op" -> cooperative;
        default -> isIntruderPlayer(setup) ? withIntruderPlayer : semiCooperative;
      };
    }
  }

  @Override
  public Step<Nemesis> start() {
    return new Dealing();
  }

  @Override
  public Scene scene(Nemesis s, Viewer viewer) {
    return NemesisScene.of(s, viewer);
  }

  @Override
  public double outlook(Nemesis s, Seat seat) {
    return Outlook.of(s, seat);
  }

  @Override
  public List<Bot.Named<Nemesis>> bots() {
    return BOTS;
  }

  @Override
  public List<String> harms() {
    return HARMS;
  }

  @Override
  public List<String> reactions() {
    return REACTIONS;
  }

  @Override
  public List<String> unasked() {
    return UNASKED;
  }

  @Override
  public List<Title> titles() {
    Title ship = Title.of(id(), 90, 180, 4);
    Title seeders = ship.with("voidseeders", Map.of("species", VOID_SEEDERS));
    return List.of(ship.guided(FirstGames.SHIP), seeders.guided(FirstGames.SEEDERS));
  }

  @Override
  public RuleBook book() {
    return Opened.BOOK;
  }

  @Override
  public Words words() {
    return WORDS;
  }
}
