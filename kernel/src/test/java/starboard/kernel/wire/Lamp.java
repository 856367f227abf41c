package starboard.kernel.wire;

import java.util.List;
import starboard.kernel.Ask;
import starboard.kernel.Choice;
import starboard.kernel.Choices;
import starboard.kernel.Game;
import starboard.kernel.GameOption;
import starboard.kernel.Hooks;
import starboard.kernel.Option;
import starboard.kernel.Places;
import starboard.kernel.Scene;
import starboard.kernel.Seat;
import starboard.kernel.Setup;
import starboard.kernel.State;
import starboard.kernel.Step;
import starboard.kernel.Stream;
import starboard.kernel.Text;
import starboard.kernel.Viewer;
import starboard.kernel.Words;
import starboard.kernel.text.PhraseBook;

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
