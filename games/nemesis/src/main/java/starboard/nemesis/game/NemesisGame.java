package starboard.nemesis.game;

import java.util.List;
import starboard.kernel.Game;
import starboard.kernel.GameOption;
import starboard.kernel.Scene;
import starboard.kernel.Setup;
import starboard.kernel.Step;
import starboard.kernel.Viewer;
import starboard.kernel.Words;
import starboard.kernel.text.PhraseBook;
import starboard.nemesis.Box;
import starboard.nemesis.Content;
import starboard.nemesis.Kit;
import starboard.nemesis.NameKeys;
import starboard.nemesis.Nemesis;
import starboard.nemesis.RuleSet;
import starboard.nemesis.SetUp;
import starboard.nemesis.intruders.Intruders;
import starboard.nemesis.mode.SemiCooperative;
import starboard.nemesis.ship.Ship;

/** Nemesis as a game of the house: the ship and the Intruders. */
public final class NemesisGame implements Game<Nemesis> {

  private static final Kit KIT = new Kit(Content.BASE, Box.BASE);
  private static final RuleSet SEMI_COOPERATIVE =
      new RuleSet(KIT, new Ship(KIT), new Intruders(KIT), new SemiCooperative());
  private static final Words WORDS =
      NameKeys.in(PhraseBook.beside(Nemesis.class, KIT::name), Content.BASE);

  @Override
  public String id() {
    return "nemesis";
  }

  @Override
  public String rules() {
    return "1";
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
    return List.of(GameOption.of("species", "intruders"));
  }

  @Override
  public Nemesis table(Setup setup) {
    return new Nemesis(setup, SEMI_COOPERATIVE);
  }

  @Override
  public Step<Nemesis> start() {
    return new SetUp();
  }

  @Override
  public Scene scene(Nemesis s, Viewer viewer) {
    return new Scene(List.of());
  }

  @Override
  public Words words() {
    return WORDS;
  }
}
