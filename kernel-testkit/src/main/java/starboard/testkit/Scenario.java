package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import starboard.kernel.chance.FastRng;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Game;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Listener;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Language;
import starboard.kernel.words.Text;

/**
 * A rule test told as a story: a table, what lies on it, what chance gives, who chooses what, and
 * what must then be so.
 *
 * <pre>{@code
 * Scenario.of(new Demo(), 2)
 *     .given(s -> s.hand(Seat.ONE, "laser"))
 *     .rolls(Chance.DICE, 6)
 *     .perform(new Attack(Seat.ONE))
 *     .asks(Seat.ONE, "ask.target")
 *     .choose(Seat.ONE, "hit:monster")
 *     .told(Seat.TWO, "event.hit")
 *     .then(s -> assertThat(s.monster()).isEqualTo(2));
 * }</pre>
 *
 * <p>A game keeps its own words for {@code given} as static methods that return a {@code
 * Consumer<S>}.
 */
public final class Scenario<S extends State<S>> implements Listener<S> {

  private final Game<S> game;
  private final int players;
  private final Map<String, String> options = new TreeMap<>();
  private final List<Event> events = new ArrayList<>();
  private ScriptedRng chance = new ScriptedRng(List.of(), new FastRng(1));
  private Seats willing = Seats.NONE;
  private @Nullable S state;

  private Scenario(Game<S> game, int players) {
    this.game = game;
    this.players = players;
  }

  /** A table for that many, everything still in the box. */
  public static <S extends State<S>> Scenario<S> of(Game<S> game, int players) {
    return new Scenario<>(game, players);
  }

  /** An option of the set-up; only while nothing has been done at the table. */
  public Scenario<S> option(String id, String value) {
    if (state != null) throw new IllegalStateException("The table is already laid.");
    options.put(id, value);
    return this;
  }

  /** Where chance comes from as far as it is not scripted. */
  public Scenario<S> seed(long seed) {
    chance = new ScriptedRng(chance.scripts(), new FastRng(seed));
    if (state != null) state.useChance(chance);
    return this;
  }

  /** Lays the table by hand. */
  public Scenario<S> given(Consumer<? super S> arrangement) {
    arrangement.accept(state());
    return this;
  }

  /** The next draws of that source, counted from 0. */
  public Scenario<S> draws(Stream stream, Integer... draws) {
    long from = state().position(stream);
    chance = chance.with(new ScriptedRng.Script(stream.name(), from, List.of(draws)));
    state().useChance(chance);
    return this;
  }

  /** The next dice of that source, counted from 1. */
  public Scenario<S> rolls(Stream stream, int... faces) {
    Integer[] draws = new Integer[faces.length];
    for (int i = 0; i < faces.length; i++) draws[i] = faces[i] - 1;
    return draws(stream, draws);
  }

  /** That seat wants to be asked what nobody is asked who has not said so. */
  public Scenario<S> wantsToBeAsked(Seat seat) {
    willing = willing.with(seat);
    return this;
  }

  /** Sets the game up by its rules and plays to the first question. */
  public Scenario<S> begin() {
    return perform(game.start());
  }

  /** Carries out one step now, before everything that waits. */
  public Scenario<S> perform(Step<S> step) {
    events.clear();
    state().perform(step);
    letBe();
    return this;
  }

  /** That seat chooses the option with that id. */
  public Scenario<S> choose(Seat seat, String option) {
    Decision decision = decision(seat);
    Choice choice = state().choice(seat, option);
    if (choice == null) throw wrong(option + " is not offered.", decision);
    events.clear();
    state().answer(seat, choice);
    letBe();
    return this;
  }

  /** Answers for those who have not said that they want to be asked. */
  private void letBe() {
    S s = state();
    boolean more = true;
    while (more) {
      more = false;
      for (Seat seat : s.deciding()) {
        Ask<S, ?> ask = s.question(seat);
        if (willing.has(seat) || ask == null) continue;
        Choice letItBe = ask.letItBe();
        if (letItBe == null || !game.unasked().contains(ask.question(s).key())) continue;
        s.answer(seat, letItBe);
        more = true;
        break;
      }
    }
  }

  /** Choices of one seat, one after another. */
  public Scenario<S> choose(Seat seat, String first, String... more) {
    choose(seat, first);
    for (String option : more) choose(seat, option);
    return this;
  }

  /** That seat chooses the first option whose id begins so. */
  public Scenario<S> pick(Seat seat, String beginning) {
    Decision decision = decision(seat);
    for (Option option : decision.options()) {
      if (option.id().startsWith(beginning)) return choose(seat, option.id());
    }
    throw wrong("Nothing is offered that begins with " + beginning + ".", decision);
  }

  /** Exactly these seats have something to decide. */
  public Scenario<S> asks(Seat... seats) {
    Seats expected = Seats.NONE;
    for (Seat seat : seats) expected = expected.with(seat);
    if (!expected.equals(state().deciding()))
      throw new AssertionError(names(state().deciding()) + " asked, not " + names(expected) + ".");
    return this;
  }

  /** That seat is asked that question. */
  public Scenario<S> asks(Seat seat, String question) {
    Decision decision = decision(seat);
    if (!decision.question().key().equals(question))
      throw wrong("The question is " + decision.question().key() + ".", decision);
    return this;
  }

  /** Nobody is asked anything. */
  public Scenario<S> asksNobody() {
    return asks();
  }

  /** These options are among those of that seat. */
  public Scenario<S> offers(Seat seat, String... options) {
    Decision decision = decision(seat);
    List<String> offered = ids(decision);
    for (String option : options) {
      if (!offered.contains(option)) throw wrong(option + " is not offered.", decision);
    }
    return this;
  }

  /** These are all options of that seat, in any order. */
  public Scenario<S> offersOnly(Seat seat, String... options) {
    offers(seat, options);
    Decision decision = decision(seat);
    for (String option : ids(decision)) {
      if (!List.of(options).contains(option)) throw wrong(option + " is offered too.", decision);
    }
    return this;
  }

  /** These options, which the game does have, are not among those of that seat, or are refused. */
  public Scenario<S> doesNotOffer(Seat seat, String... options) {
    Decision decision = decision(seat);
    Scene scene = game.scene(state(), Viewer.of(seat));
    Known known = new Known(game);
    for (String option : options) {
      if (ids(decision).contains(option)) throw wrong(option + " is offered.", decision);
      if (!known.option(option, scene))
        throw wrong(option + " is no option that could be offered.", decision);
    }
    return this;
  }

  /** That option is offered, and says that it does this. */
  public Scenario<S> explains(Seat seat, String option, String effect) {
    offers(seat, option);
    Decision decision = decision(seat);
    for (Option offered : decision.options()) {
      if (!offered.id().equals(option)) continue;
      Text said = offered.effect();
      if (said == null || !said.key().equals(effect))
        throw wrong(option + " is explained by " + said + ".", decision);
    }
    return this;
  }

  /** That option is refused for that reason. */
  public Scenario<S> refuses(Seat seat, String option, String reason) {
    return refuses(seat, option, text -> text.key().equals(reason));
  }

  /** That option is refused in exactly these words. */
  public Scenario<S> refuses(Seat seat, String option, Text reason) {
    return refuses(seat, option, reason::equals);
  }

  private Scenario<S> refuses(Seat seat, String option, Predicate<Text> expected) {
    Decision decision = decision(seat);
    for (Decision.Refused refused : decision.refused()) {
      if (!refused.option().id().equals(option)) continue;
      if (expected.test(refused.reason())) return this;
      throw wrong(option + " is refused for " + refused.reason() + ".", decision);
    }
    throw wrong(option + " is not refused.", decision);
  }

  /** Since the last choice or step that seat was told this. */
  public Scenario<S> told(Seat seat, String event) {
    if (!ids(seat).contains(event))
      throw new AssertionError(event + " was not told to " + seat + ", only " + ids(seat) + ".");
    return this;
  }

  /** Since the last choice or step that seat was not told this, for which the game has words. */
  public Scenario<S> notTold(Seat seat, String event) {
    if (!new Known(game).message(event))
      throw new AssertionError("The game has no words for " + event + ".");
    if (ids(seat).contains(event)) throw new AssertionError(event + " was told to " + seat + ".");
    return this;
  }

  /** What must be so now. */
  public Scenario<S> then(Consumer<? super S> check) {
    check.accept(state());
    return this;
  }

  /** The game is over with that result. */
  public Scenario<S> ends(Consumer<Result> check) {
    Result result = state().result();
    if (result == null) throw new AssertionError("The game is not over.");
    check.accept(result);
    return this;
  }

  /** What that seat sees. */
  public Seen scene(Seat seat) {
    return new Seen(game.scene(state(), Viewer.of(seat)));
  }

  /** What a spectator sees. */
  public Seen publicScene() {
    return new Seen(game.scene(state(), Viewer.PUBLIC));
  }

  /** What that seat was told since the last choice or step. */
  public List<Event> events(Seat seat) {
    return events.stream().filter(event -> event.seats().has(seat)).toList();
  }

  /** The table itself. */
  public S state() {
    S now = state;
    if (now == null) {
      now = game.table(Setup.of(game, players, options));
      now.useChance(chance);
      now.listen(this);
      state = now;
    }
    return now;
  }

  /** The open question of that seat. */
  public Decision decision(Seat seat) {
    if (!state().deciding().has(seat)) {
      throw new AssertionError(
          names(Seats.of(seat)) + " not asked; " + names(state().deciding()) + " asked.");
    }
    return state().decision(seat);
  }

  @Override
  public void told(S s, Event event) {
    events.add(event);
  }

  /** A scene with its widgets by id. */
  public record Seen(Scene scene) {

    /** The widget of that kind with that id, wherever it is in the scene. */
    public <W extends Widget> W widget(Class<W> type, String id) {
      Widget widget = widget(id);
      if (!type.isInstance(widget))
        throw new AssertionError(id + " is no " + type.getSimpleName() + " but " + widget);
      return type.cast(widget);
    }

    public Widget widget(String id) {
      Widget found = find(scene.widgets(), id);
      if (found == null)
        throw new AssertionError("There is no widget " + id + "; labelled are " + ids() + ".");
      return found;
    }

    /** The ids of everything labelled. */
    public List<String> ids() {
      return List.copyOf(Structure.ids(scene));
    }

    private static @Nullable Widget find(List<? extends Widget> widgets, String id) {
      for (Widget widget : widgets) {
        if (widget.label().id().equals(id)) return widget;
        Widget inside =
            switch (widget) {
              case Widget.Mat mat -> find(mat.content(), id);
              case Widget.Zone zone -> find(zone.cards(), id);
              default -> null;
            };
        if (inside != null) return inside;
      }
      return null;
    }
  }

  private List<String> ids(Seat seat) {
    return events(seat).stream().map(Event::id).toList();
  }

  private static List<String> ids(Decision decision) {
    return decision.options().stream().map(Option::id).toList();
  }

  private static String names(Seats seats) {
    List<String> names = new ArrayList<>();
    for (Seat seat : seats) names.add(seat.name());
    if (names.isEmpty()) return "Nobody is";
    return String.join(", ", names) + (names.size() == 1 ? " is" : " are");
  }

  /** What is wrong, and what was possible. */
  private AssertionError wrong(String sentence, Decision decision) {
    StringBuilder text = new StringBuilder(sentence);
    text.append("\n").append(decision.seat()).append(" is asked: ");
    text.append(said(decision.question())).append(" (").append(decision.question().key());
    text.append(")");
    for (Option option : decision.options())
      text.append("\n  ").append(option.id()).append("  ").append(said(option.text()));
    for (Decision.Refused refused : decision.refused()) {
      text.append("\n  not ").append(refused.option().id()).append(": ");
      text.append(said(refused.reason())).append(" (").append(refused.reason().key()).append(")");
    }
    return new AssertionError(text.toString());
  }

  private String said(Text text) {
    return game.words().say(text, Language.EN);
  }
}
