package starboard.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
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
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/**
 * A series of duels, best of three: who lost the last one says who wins the next. What is carried
 * is how often each seat has won, and who lost last.
 */
final class Duels implements Game<Duels.Duel> {

  private static final int DECIDES = 2;

  /** One duel of the series. */
  static final class Duel extends State<Duel> {
    private final Seat first;
    private int[] wins = new int[2];

    private Duel(Carried carried) {
      super(2, Hooks.none(), new Stream[0]);
      String loser = carried.value("loser");
      first = loser == null ? Seat.ONE : Seat.of(Integer.parseInt(loser));
      for (Seat seat : seats()) {
        String won = carried.value(seat, "wins");
        wins[seat.index()] = won == null ? 0 : Integer.parseInt(won);
      }
    }

    private void win(Seat seat) {
      wins = wins.clone();
      wins[seat.index()]++;
      finish(new Result(Seats.of(seat), List.of()));
    }

    @Override
    protected void places(Places places) {}

    @Override
    protected int back(int number) {
      return 0;
    }
  }

  record Winner(Seat seat) implements Choice {}

  record WhoWins(Seat seat) implements Ask<Duel, Winner> {
    @Override
    public void options(Duel s, Choices<Winner> out) {
      for (Seat winner : s.seats()) out.add(new Winner(winner));
    }

    @Override
    public void answer(Duel s, Winner winner) {
      s.win(winner.seat);
    }

    @Override
    public Text question(Duel s) {
      return Text.of("who-wins");
    }

    @Override
    public Text source(Duel s) {
      return Text.of("rule");
    }

    @Override
    public Option option(Duel s, Winner winner) {
      return Option.of("wins:" + winner.seat.index(), Text.of("wins", winner.seat));
    }
  }

  record Begin() implements Step<Duel> {
    @Override
    public void run(Duel s) {
      s.then(new WhoWins(s.first));
    }
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
    return 2;
  }

  @Override
  public List<GameOption> options() {
    return List.of();
  }

  @Override
  public List<String> carries() {
    return List.of("wins", "loser");
  }

  /** A series that is decided hands on nothing: the next one begins anew. */
  @Override
  public Carried carried(Duel s) {
    List<SortedMap<String, String>> seats = new ArrayList<>();
    for (Seat seat : s.seats()) {
      int won = s.wins[seat.index()];
      if (won == DECIDES) return Carried.NOTHING;
      seats.add(new TreeMap<>(Map.of("wins", String.valueOf(won))));
    }
    Result result = s.result();
    Seats winners = result == null ? Seats.NONE : result.winners();
    String loser = String.valueOf(winners.has(Seat.ONE) ? Seat.TWO.index() : Seat.ONE.index());
    return new Carried(new TreeMap<>(Map.of("loser", loser)), seats);
  }

  @Override
  public @Nullable Text problem(Setup setup) {
    for (SortedMap<String, String> seat : setup.carried().seats()) {
      String won = seat.get("wins");
      if (won != null && !won.matches("[01]")) return Text.of("no-such-wins");
    }
    return null;
  }

  @Override
  public Duel table(Setup setup) {
    return new Duel(setup.carried());
  }

  @Override
  public Step<Duel> start() {
    return new Begin();
  }

  @Override
  public Scene scene(Duel s, Viewer viewer) {
    List<Widget> wins = new ArrayList<>();
    for (Seat seat : s.seats()) {
      String id = "wins-" + seat.index();
      wins.add(Widget.Counter.of(Widget.Label.of(id, Text.of("wins")), s.wins[seat.index()]));
    }
    return new Scene(wins);
  }

  @Override
  public Words words() {
    return (text, _) -> text.key();
  }
}
