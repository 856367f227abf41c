package starboard.nemesis.game;

import java.util.ArrayList;
import java.util.List;
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
import starboard.kernel.words.Words;
import starboard.nemesis.Nemesis;
import starboard.nemesis.RuleSet;
import starboard.nemesis.bot.Cadet;
import starboard.nemesis.bot.Outlook;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.NameKeys;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.mars.MarsBase;
import starboard.nemesis.mars.Roster;
import starboard.nemesis.mode.Cooperative;
import starboard.nemesis.mode.SemiCooperative;
import starboard.nemesis.mode.Solo;
import starboard.nemesis.round.Dealing;
import starboard.nemesis.view.NemesisScene;

/** Nemesis: Lockdown as a game of the house: the Mars base. */
public class LockdownGame implements Game<Nemesis> {

  private static final List<String> SPECIES = List.of("night-stalkers", "intruders");
  private static final List<String> SIDES = List.of("base", "mars");

  /** In the order of {@link Roster.Draft}. */
  private static final List<String> DRAFTS = List.of("lockdown", "nemesis", "mixed");

  /** By species, side and draft. */
  private static final List<Rules> RULES = rulesOfAll();

  /** What only Characters of Lockdown can answer. */
  private static final List<Trigger> ANSWERED =
      List.of(
          Trigger.OWN_ACTION_INTERRUPTED,
          Trigger.TARGETED_BY_INTRUDER,
          Trigger.BEFORE_OWN_NOISE_ROLL,
          Trigger.SERIOUS_WOUND_ON_SELF,
          Trigger.SLIME_OR_CONTAMINATION_ON_SELF,
          Trigger.DARK_EFFECT_ON_SELF,
          Trigger.DARK_EVENT_ON_SELF);

  private static final List<Bot.Named<Nemesis>> BOTS =
      List.of(new Bot.Named<>("cadet", new Cadet(Lockdown.kits())));

  private static final NemesisGame FAMILY = new NemesisGame();

  private static final Words WORDS =
      named(PhraseBook.beside(Nemesis.class, Lockdown::name).andBeside(MarsBase.class));

  /** Opened when somebody looks a rule up. */
  private static final class Opened {
    static final RuleBook BOOK = RuleBook.beside(LockdownGame.class, "lockdown", "nemesis");
  }

  private static PhraseBook named(PhraseBook phrases) {
    PhraseBook book = phrases;
    for (Content content : Lockdown.contents()) book = NameKeys.in(book, content);
    return book;
  }

  private static List<Rules> rulesOfAll() {
    List<Rules> all = new ArrayList<>();
    for (String species : SPECIES) {
      for (String side : SIDES) {
        for (Roster.Draft draft : Roster.Draft.values()) {
          all.add(Rules.of(new Lockdown(side, species.equals("intruders"), draft)));
        }
      }
    }
    return List.copyOf(all);
  }

  @Override
  public String id() {
    return "lockdown";
  }

  @Override
  public String rules() {
    return "2";
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
    return List.of(
        new GameOption(
            "mode",
            List.of("semi-coop", "co-op", "solo"),
            "semi-coop",
            null,
            (mode, players) -> mode.equals("solo") == (players == 1)),
        GameOption.of("board", SIDES.toArray(new String[0])),
        GameOption.of("species", SPECIES.toArray(new String[0])),
        GameOption.of("characters", DRAFTS.toArray(new String[0])),
        GameOption.of("resuscitation", "on", "off"));
  }

  @Override
  public Nemesis table(Setup setup) {
    int table = SPECIES.indexOf(setup.option("species"));
    table = table * SIDES.size() + SIDES.indexOf(setup.option("board"));
    table = table * DRAFTS.size() + DRAFTS.indexOf(setup.option("characters"));
    return new Nemesis(setup, RULES.get(table).in(setup));
  }

  /** The rule sets of a species on one side of the board, by mode. */
  private record Rules(RuleSet semiCooperative, RuleSet solo, RuleSet cooperative, RuleSet mortal) {

    static Rules of(Pairing game) {
      return new Rules(
          game.rules(new SemiCooperative(false)),
          game.rules(new Solo()),
          game.rules(new Cooperative(game.kit(), true, false)),
          game.rules(new Cooperative(game.kit(), false, false)));
    }

    RuleSet in(Setup setup) {
      return switch (setup.option("mode")) {
        case "solo" -> solo;
        case "co-op" -> setup.option("resuscitation").equals("on") ? cooperative : mortal;
        default -> semiCooperative;
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
    return FAMILY.harms();
  }

  @Override
  public List<String> reactions() {
    List<String> reactions = new ArrayList<>(FAMILY.reactions());
    for (Trigger trigger : ANSWERED) reactions.add("ask.answer." + Spelling.of(trigger));
    return reactions;
  }

  @Override
  public List<String> unasked() {
    return FAMILY.unasked();
  }

  @Override
  public List<Title> titles() {
    return List.of(Title.of(id(), 90, 180, 5).guided(FirstGames.MARS));
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
