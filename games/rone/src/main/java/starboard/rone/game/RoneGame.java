package starboard.rone.game;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Lead;
import starboard.kernel.game.Setup;
import starboard.kernel.game.Title;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.RuleBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;
import starboard.rone.Carrying;
import starboard.rone.Challenge;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.bot.Cadet;
import starboard.rone.content.Scenario;
import starboard.rone.content.Scenario.Difficulty;
import starboard.rone.invasion.CoOp;
import starboard.rone.rivals.Duel;
import starboard.rone.rivals.Quick;
import starboard.rone.rivals.Teams;
import starboard.rone.turn.SetUp;
import starboard.rone.view.RoneScene;

/** RONE: Invasion in all its modes. */
public final class RoneGame implements Game<Rone> {

  private static final int MOST_PLAYERS = 4;

  /** How many points of life and armour ahead make it about three times as likely to win. */
  private static final double SPREAD = 6;

  /** Opened when somebody looks a rule up. */
  private static final class Opened {
    static final RuleBook BOOK = RuleBook.beside(RoneGame.class, "rone");
  }

  private static final List<String> MODES = List.of("duel", "co-op", "series", "team", "quick");
  private static final List<String> DIFFICULTIES = List.of("normal", "story", "easy", "hard");

  /** The system property that names the folder of scenarios people wrote (R17.1). */
  public static final String FOLDER = "starboard.scenarios";

  private final Scenarios scenarios;
  private final Words words;

  public RoneGame() {
    this(System.getProperty(FOLDER, "scenarios"));
  }

  /** The game with the scenarios of that folder. */
  public RoneGame(String folder) {
    scenarios = Scenarios.in(folder);
    words = Naming.words(scenarios);
  }

  @Override
  public String id() {
    return "rone";
  }

  @Override
  public String rules() {
    return "4";
  }

  @Override
  public int minPlayers() {
    return 1;
  }

  @Override
  public int maxPlayers() {
    return MOST_PLAYERS;
  }

  @Override
  public List<GameOption> options() {
    return List.of(
        new GameOption("mode", MODES, "duel", null, RoneGame::fits),
        GameOption.of("difficulty", DIFFICULTIES.toArray(String[]::new)),
        new GameOption(
            "scenario",
            scenarios.choices(),
            Scenarios.CAMPAIGN,
            Text.of("option.scenario.form"),
            (_, _) -> true),
        GameOption.of("equal-chances", "off", "on"),
        GameOption.of("best-of", "3", "5", "7"));
  }

  private static boolean fits(String mode, int players) {
    return switch (mode) {
      case "co-op" -> true;
      case "team" -> players == MOST_PLAYERS;
      default -> players == 2;
    };
  }

  /** R13.4 The story level is for the first scenario. R17.1 A scenario must be there. */
  @Override
  public @Nullable Text problem(Setup setup) {
    Text unknown = scenarios.problem(setup.option("scenario"));
    if (unknown != null) return unknown;
    if (setup.option("mode").equals("co-op") && setup.option("difficulty").equals("story")) {
      if (setup.option("scenario").equals(Scenarios.LAST)) return Text.of("problem.story");
    }
    return Carrying.problem(setup.carried(), setup.players());
  }

  @Override
  public List<Text> complaints() {
    return scenarios.faults();
  }

  @Override
  public List<String> carries() {
    return Carrying.NAMES;
  }

  @Override
  public Carried carried(Rone s) {
    return s.mode().carried(s);
  }

  @Override
  public Rone table(Setup setup) {
    return switch (setup.option("mode")) {
      case "co-op" -> coOp(setup);
      case "series" ->
          new Rone(setup, Duel.series(Integer.parseInt(setup.option("best-of"))), null);
      case "team" -> new Rone(setup, new Teams(), null);
      case "quick" -> new Rone(setup, new Quick(), null);
      default -> new Rone(setup, Duel.single(), null);
    };
  }

  private Rone coOp(Setup setup) {
    String chosen = setup.option("scenario");
    String carried = setup.carried().value(Carrying.STAGE);
    int stage = carried == null ? 1 : Integer.parseInt(carried);
    boolean campaign = chosen.equals(Scenarios.CAMPAIGN);
    Scenario scenario = campaign ? Scenarios.stage(stage) : scenarios.named(chosen);
    Difficulty difficulty = Difficulty.valueOf(setup.option("difficulty").toUpperCase(Locale.ROOT));
    if (stage > 1 && difficulty == Difficulty.STORY) difficulty = Difficulty.EASY;
    boolean equal = setup.option("equal-chances").equals("on");
    int next = campaign && stage < Scenarios.stages() ? stage + 1 : 0;
    return new Rone(setup, new CoOp(next), new Challenge(scenario, difficulty, equal));
  }

  @Override
  public Step<Rone> start() {
    return new SetUp();
  }

  @Override
  public Scene scene(Rone s, Viewer viewer) {
    return new RoneScene(s, viewer).scene();
  }

  @Override
  public List<String> harms() {
    return List.of("hit", "life-lost", "armour-lost", "no-deck");
  }

  @Override
  public double outlook(Rone s, Seat seat) {
    return s.isInvaded() ? againstInvasion(s) : againstEachOther(s, seat);
  }

  private static double worth(Player player) {
    return player.life() + player.armour() / 2.0 - player.scrapyard().size() / 2.0;
  }

  private static double againstEachOther(Rone s, Seat seat) {
    double[] points = new double[s.players()];
    for (Seat each : s.seats()) points[each.index()] = worth(s.player(each));
    double own = 0;
    for (Seat mate : s.team(seat)) own += Lead.of(mate, points, SPREAD);
    return own;
  }

  /** The weakest player decides, and how far the scenario has come. */
  private static double againstInvasion(Rone s) {
    double weakest = Double.MAX_VALUE;
    for (Seat each : s.seats()) weakest = Math.min(weakest, worth(s.player(each)));
    double ahead = weakest - SPREAD + s.invasion().round() / 2.0;
    return 1 / (1 + Math.exp(-ahead / SPREAD));
  }

  @Override
  public List<Bot.Named<Rone>> bots() {
    return List.of(new Bot.Named<>("cadet", new Cadet()));
  }

  @Override
  public List<Title> titles() {
    return List.of(Title.of(id(), 45, 90, 3).guided(FirstGame.GUIDE));
  }

  @Override
  public RuleBook book() {
    return Opened.BOOK;
  }

  @Override
  public Words words() {
    return words;
  }
}
