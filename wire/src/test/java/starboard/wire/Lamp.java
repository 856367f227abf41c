package starboard.wire;

import java.util.List;
import starboard.kernel.box.Places;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** A game for tests of saved games: players switch a lamp on and off for ever. */
final class Lamp implements Game<Lamp.Table> {

  static final class Table extends State<Table> {
    private boolean lit;

    Table(int players) {
      super(players, Hooks.none(), new Stream[0]);
    }

    @Override
    protected void places(Places places) {}

    @Override
    protected int back(int number) {
      return 0;
    }
  }

  record Lit(boolean lit) implements Choice {}

  record Switch(Seat seat) implements Ask<Table, Lit> {
    @Override
    public void options(Table s, Choices<Lit> out) {
      out.add(new Lit(!s.lit));
      out.add(new Lit(s.lit));
    }

    @Override
    public void answer(Table s, Lit choice) {
      s.lit = choice.lit;
      s.then(new Switch(seat.next(s.players())));
    }

    @Override
    public Text question(Table s) {
      return Text.of("switch");
    }

    @Override
    public Text source(Table s) {
      return Text.of("lamp");
    }

    @Override
    public Option option(Table s, Lit choice) {
      return Option.of(choice.lit ? "turn:on" : "turn:off", Text.of("turn"));
    }
  }

  @Override
  public String id() {
    return "lamp";
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
    return 2;
  }

  @Override
  public List<GameOption> options() {
    return List.of(GameOption.of("colour", "white", "red"));
  }

  @Override
  public List<String> carries() {
    return List.of("bulbs");
  }

  @Override
  public Table table(Setup setup) {
    return new Table(setup.players());
  }

  @Override
  public Step<Table> start() {
    return new Switch(Seat.ONE);
  }

  @Override
  public Scene scene(Table s, Viewer viewer) {
    return new Scene(List.of());
  }

  @Override
  public Words words() {
    return PhraseBook.kernel();
  }
}
