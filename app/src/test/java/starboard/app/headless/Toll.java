package starboard.app.headless;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Places;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Carried;
import starboard.kernel.game.Game;
import starboard.kernel.game.GameOption;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Hooks;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.Shortcut;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.PhraseBook;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/** A game with costs, refused choices, shortcuts and log, some of whose rules are broken. */
final class Toll implements Game<Toll.Bridge> {

  private static final Words WORDS =
      PhraseBook.beside(Toll.class, number -> Text.of("coin", number));

  /** What a player may do at the bridge. */
  enum Act implements Choice {
    PAY,
    WAIT,
    END,
    FLY,
    BREAK,
    SPOIL,
    RECURSE
  }

  /** The bridge. */
  static final class Bridge extends State<Bridge> {
    private int coins;
    private final int debt;
    private boolean spoilt;

    Bridge(int players, int debt) {
      super(players, Hooks.none(), new Stream[0]);
      this.debt = debt;
    }

    @Override
    protected void places(Places places) {
      places.loose("coin", 0, coins);
    }

    @Override
    protected int back(int number) {
      return 0;
    }

    private void pay(Seat seat) {
      coins++;
      tell(Seats.EVERYONE, Text.of("paid", seat));
      tell(Seats.of(seat), Text.of("peeked"));
    }

    private void await(Seat seat) {
      tell(Seats.EVERYONE, Text.of("waited", seat));
    }
  }

  /** Who crosses? */
  record Cross(Seat seat) implements Ask<Bridge, Act> {
    @Override
    public void options(Bridge s, Choices<Act> out) {
      for (Act act : Act.values()) {
        if (act == Act.FLY) out.refuse(act, Text.of("wings"));
        else out.add(act);
      }
    }

    @Override
    public void answer(Bridge s, Act act) {
      switch (act) {
        case PAY -> s.pay(seat);
        case WAIT -> s.await(seat);
        case SPOIL -> s.spoilt = true;
        case RECURSE -> answer(s, act);
        case FLY, BREAK -> {
          s.coins += 100;
          throw new IllegalStateException("a broken rule");
        }
        case END -> {
          s.finish(new Result(Seats.of(seat), List.of(outcome(seat))));
          return;
        }
      }
      s.then(new Cross(seat.next(s.players())));
    }

    private static Result.Outcome outcome(Seat seat) {
      return new Result.Outcome(seat, "won", null, Text.of("end"));
    }

    @Override
    public Text question(Bridge s) {
      return Text.of("cross");
    }

    @Override
    public Text source(Bridge s) {
      return Text.of("rule");
    }

    @Override
    public Option option(Bridge s, Act act) {
      if (s.spoilt) throw new IllegalStateException("a question nobody can ask");
      String id = act.name().toLowerCase(Locale.ROOT);
      return act == Act.PAY
          ? new Option("pay:till", Text.of(id), "till", Text.of("pay.cost"))
          : Option.of(id, Text.of(id));
    }

    @Override
    public List<Shortcut> shortcuts(Bridge s) {
      return s.coins == 0
          ? List.of()
          : List.of(new Shortcut("all", Text.of("all"), List.of("pay:till", "wait")));
    }
  }

  @Override
  public String id() {
    return "toll";
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
    return 3;
  }

  @Override
  public List<GameOption> options() {
    return List.of(
        new GameOption(
            "crowd",
            List.of("many", "alone"),
            "many",
            null,
            (value, players) -> value.equals("alone") == (players == 1)),
        new GameOption(
            "arches",
            List.of("1", "2"),
            "2",
            Text.of("many"),
            (value, players) -> value.matches("[1-9]")));
  }

  @Override
  public @Nullable Text problem(Setup setup) {
    return setup.players() == 3 && setup.option("arches").equals("1") ? Text.of("no-deal") : null;
  }

  @Override
  public Bridge table(Setup setup) {
    String debt = setup.carried().value("debt");
    return new Bridge(setup.players(), debt == null ? 0 : Integer.parseInt(debt));
  }

  @Override
  public List<String> carries() {
    return List.of("debt");
  }

  /** What everybody owes the bridge, from game to game. */
  @Override
  public Carried carried(Bridge s) {
    return new Carried(new TreeMap<>(Map.of("debt", String.valueOf(s.debt + s.coins))), List.of());
  }

  @Override
  public Step<Bridge> start() {
    return new Cross(Seat.ONE);
  }

  @Override
  public Scene scene(Bridge s, Viewer viewer) {
    List<Widget> widgets = new ArrayList<>();
    widgets.add(Widget.Counter.of(Widget.Label.of("till", Text.of("pay.cost")), s.coins));
    widgets.add(new Widget.Log(Widget.Label.of("log", Text.of("log")), List.of()));
    return new Scene(widgets);
  }

  @Override
  public Words words() {
    return WORDS;
  }
}
