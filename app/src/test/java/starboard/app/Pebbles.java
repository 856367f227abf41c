package starboard.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Places;
import starboard.kernel.chance.Rng;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Bot;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** An offered game for tests: players take one to three pebbles; who takes the last one wins. */
final class Pebbles implements Game<Pebbles.Table> {

  /** How many answers the rules have carried out, at all tables together. */
  final AtomicInteger carriedOut = new AtomicInteger();

  /** The pebbles that are left. */
  static final class Table extends State<Table> {
    private final AtomicInteger carriedOut;
    private final int pebbles;
    private final String broken;
    private int left;

    private Table(Setup setup, AtomicInteger carriedOut) {
      super(setup.players(), Hooks.none(), new Stream[0]);
      this.carriedOut = carriedOut;
      pebbles = Integer.parseInt(setup.option("pebbles"));
      broken = setup.option("broken");
      left = pebbles;
    }

    private void take(Seat seat, int count) {
      carriedOut.incrementAndGet();
      if (broken.equals("stumbles") && count == 3)
        throw new IllegalStateException("a third pebble");
      if (broken.equals("endless")) return;
      left -= count;
      tell(Seats.EVERYONE, Text.of("taken", Arg.of(seat), Arg.of(count)));
    }

    @Override
    protected void places(Places places) {
      places.loose("pebble", 0, broken.equals("loses") ? left : pebbles);
    }

    @Override
    protected int back(int number) {
      return 0;
    }

    @Override
    protected void imagined(Seat seat, Rng rng) {}
  }

  record Take(int count) implements Choice {}

  record Turn(Seat seat) implements Ask<Table, Take> {
    @Override
    public void options(Table s, Choices<Take> out) {
      for (int i = 1; i <= 3; i++) {
        if (i <= s.left) out.add(new Take(i));
        else out.refuse(new Take(i), Text.of("too-few"));
      }
    }

    @Override
    public void answer(Table s, Take choice) {
      s.take(seat, choice.count);
      if (s.left > 0) {
        s.then(new Turn(seat.next(s.players())));
        return;
      }
      List<Result.Outcome> outcomes = new ArrayList<>();
      for (Seat each : s.seats()) {
        outcomes.add(
            new Result.Outcome(each, each == seat ? "won" : "lost", null, Text.of("last-pebble")));
      }
      s.finish(new Result(Seats.of(seat), outcomes));
    }

    @Override
    public Text question(Table s) {
      return Text.of("take");
    }

    @Override
    public Text source(Table s) {
      return Text.of("rule");
    }

    @Override
    public Option option(Table s, Take choice) {
      return Option.of("take:" + choice.count, Text.of("take-some", choice.count), "heap");
    }
  }

  @Override
  public String id() {
    return "pebbles";
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
    return 4;
  }

  @Override
  public List<GameOption> options() {
    return List.of(
        GameOption.of("pebbles", "9", "20"),
        GameOption.of("broken", "no", "loses", "stumbles", "endless"));
  }

  @Override
  public @Nullable Text problem(Setup setup) {
    return setup.players() == 4 && setup.option("pebbles").equals("20")
        ? Text.of("too-many-pebbles")
        : null;
  }

  @Override
  public Table table(Setup setup) {
    return new Table(setup, carriedOut);
  }

  @Override
  public Step<Table> start() {
    return new Turn(Seat.ONE);
  }

  @Override
  public Scene scene(Table s, Viewer viewer) {
    return new Scene(
        List.of(
            Widget.Counter.of(
                Widget.Label.of("heap", Text.of("heap")).explained(Text.of("heap-glossary")),
                s.left)));
  }

  /** Takes as many as it may. */
  @Override
  public List<Bot.Named<Table>> bots() {
    return List.of(
        new Bot.Named<>(
            "greedy",
            (world, seat, _, _) -> world.choices(seat).at(world.choices(seat).size() - 1)));
  }

  @Override
  public Words words() {
    return Pebbles::say;
  }

  private static String say(Text text, Language language) {
    return switch (text.key()) {
      case "game.name" -> language == Language.CS ? "Kamínky" : "Pebbles";
      case "game.complete" -> "Complete.";
      case "option.pebbles" -> "How many pebbles lie there.";
      case "too-few" -> "There are not that many.";
      case "too-many-pebbles" -> "Four players do not play with 20 pebbles.";
      case "take" -> "How many do you take?";
      case "rule" -> "The only rule";
      case "take-some" -> "take " + ((Arg.Number) text.args().getFirst()).value();
      case "taken" ->
          "Player "
              + (((Arg.Player) text.args().get(0)).seat().index() + 1)
              + " takes "
              + ((Arg.Number) text.args().get(1)).value();
      case "last-pebble" -> "The last pebble decides.";
      case "heap" -> "Heap";
      case "heap-glossary" -> "All pebbles nobody has taken.";
      default -> "⟦" + text.key() + "⟧";
    };
  }
}
