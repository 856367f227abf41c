package starboard.table;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
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
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.kernel.words.Words;

/**
 * A game without an end, in which players say left or right in turn. It counts how often its rules
 * carry out an answer.
 */
public final class Counting implements Game<Counting.Walk> {

  /** How many answers the rules have carried out, at all tables together. */
  public final AtomicInteger carriedOut = new AtomicInteger();

  /** The names of the threads on which they did. */
  public final Set<String> threads = ConcurrentHashMap.newKeySet();

  private final String rules;

  public Counting(String rules) {
    this.rules = rules;
  }

  /** Where the walk has led. */
  public static final class Walk extends State<Walk> {
    private final Counting game;
    private int place;

    private Walk(int players, Counting game) {
      super(players, Hooks.none(), new Stream[0]);
      this.game = game;
    }

    private void go(Seat seat, int by) {
      game.carriedOut.incrementAndGet();
      game.threads.add(Thread.currentThread().getName());
      place = 31 * place + by;
      tell(Seats.EVERYONE, Text.of("went", seat.index(), place));
      then(new Where(seat.next(players())));
    }

    @Override
    protected void places(Places places) {}

    @Override
    protected int back(int number) {
      return 0;
    }
  }

  record Way(int by) implements Choice {}

  record Where(Seat seat) implements Ask<Walk, Way> {
    @Override
    public void options(Walk s, Choices<Way> out) {
      out.add(new Way(1));
      out.add(new Way(2));
    }

    @Override
    public void answer(Walk s, Way choice) {
      s.go(seat, choice.by);
    }

    @Override
    public Text question(Walk s) {
      return Text.of("where");
    }

    @Override
    public Text source(Walk s) {
      return Text.of("rule");
    }

    @Override
    public Option option(Walk s, Way choice) {
      return Option.of("go:" + choice.by, Text.of("go", choice.by), "way");
    }
  }

  record Begin() implements Step<Walk> {
    @Override
    public void run(Walk s) {
      s.then(new Where(Seat.ONE));
    }
  }

  @Override
  public String id() {
    return "demo";
  }

  @Override
  public String rules() {
    return rules;
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
    return List.of();
  }

  @Override
  public Walk table(Setup setup) {
    return new Walk(setup.players(), this);
  }

  @Override
  public Step<Walk> start() {
    return new Begin();
  }

  @Override
  public Scene scene(Walk s, Viewer viewer) {
    return new Scene(List.of(Widget.Counter.of(Widget.Label.of("way", Text.of("way")), s.place)));
  }

  @Override
  public Words words() {
    return (text, _) -> text.key();
  }
}
