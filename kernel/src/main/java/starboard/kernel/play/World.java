package starboard.kernel.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.chance.FastRng;
import starboard.kernel.chance.Stream;
import starboard.kernel.game.Game;
import starboard.kernel.game.Seed;
import starboard.kernel.game.Setup;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Listener;
import starboard.kernel.rules.State;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Refusal;
import starboard.kernel.words.Text;

/**
 * A game, or a world imagined in it, after some answers. It never changes: an answer gives another
 * world, so one that fails leaves nothing behind. Not for use by several threads at once, since its
 * state has scratch memory.
 */
public final class World<S extends State<S>> {

  /** Where a world began. */
  private record Beginning<S extends State<S>>(
      S state, List<Event> told, @Nullable World<S> origin, @Nullable Seat imagining) {}

  /**
   * One answer behind the others; what it told is found out when somebody wants to know. The state
   * after it is remembered for the latest answers, and of the older ones for every so many.
   */
  private static final class Given<S> {
    private final int index;
    private final Seat seat;
    private final Choice choice;
    private final @Nullable Given<S> before;
    private @Nullable List<Event> told;
    private @Nullable S after;

    /** The option it was, once somebody has asked. */
    private @Nullable String id;

    private Given(
        int index,
        Seat seat,
        Choice choice,
        @Nullable Given<S> before,
        @Nullable List<Event> told,
        @Nullable S after) {
      this.index = index;
      this.seat = seat;
      this.choice = choice;
      this.before = before;
      this.told = told;
      this.after = after;
      forget();
    }

    private void forget() {
      int steps = 0;
      Given<S> old = before;
      while (old != null && steps < REMEMBERED) {
        old = old.before;
        steps++;
      }
      if (old != null && old.index % REMEMBERED != 0) old.after = null;
    }
  }

  /** No way back is longer than this many answers. */
  public static final int REMEMBERED = 25;

  /** Chance that is none of the game's. */
  private enum Chance implements Stream {
    ANSWER
  }

  /** Keeps random answers apart from the chance of a game with the same seed. */
  private static final long SALT = 0x616E73776572L;

  private final Beginning<S> beginning;
  private final S state;
  private final @Nullable Given<S> last;

  private World(Beginning<S> beginning, S state, @Nullable Given<S> last) {
    this.beginning = beginning;
    this.state = state;
    this.last = last;
  }

  /** A game set up, in which the first question waits. */
  public static <S extends State<S>> World<S> open(Game<S> game, Setup setup, Seed seed) {
    List<Event> told = new ArrayList<>();
    S table = game.table(setup);
    table.listen(new Recorder<>(told));
    table.begin(seed.rng(), game.start());
    table.listen(null);
    return new World<>(new Beginning<>(table, List.copyOf(told), null, null), table, null);
  }

  /** A table at which nothing has begun yet: nobody is asked anything. */
  public static <S extends State<S>> World<S> unopened(Game<S> game, Setup setup) {
    S table = game.table(setup);
    return new World<>(new Beginning<>(table, List.of(), null, null), table, null);
  }

  /** A game that goes on from a state saved in its middle; nobody listened before. */
  public static <S extends State<S>> World<S> resumed(S state) {
    return new World<>(new Beginning<>(state, List.of(), null, null), state, null);
  }

  /** How many answers had been given when it began: it goes back no further. */
  public int first() {
    return beginning.state.answers();
  }

  /** A world that seat cannot tell from this one. */
  public World<S> imagine(Seat seat, long seed) {
    S imagined = state.imagine(seat, seed);
    return new World<>(new Beginning<>(imagined, List.of(), this, seat), imagined, null);
  }

  /** The world it was imagined in, or null if it is the true one. */
  public @Nullable World<S> origin() {
    return beginning.origin;
  }

  /** Whose imagination it is, or null if it is the true one. */
  public @Nullable Seat imagining() {
    return beginning.imagining;
  }

  /** To be read only. */
  public S state() {
    return state;
  }

  /** After one of the choices the state lists for that seat. */
  public World<S> answer(Seat seat, Choice choice) {
    if (!state.choices(seat).contains(choice)) {
      throw new IllegalArgumentException("seat " + seat.index() + " cannot choose " + choice);
    }
    return after(seat, choice);
  }

  /** After the choice with that option id, or null if the seat has none such now. */
  public @Nullable World<S> answer(Seat seat, String option) {
    Choice choice = state.deciding().has(seat) ? state.choice(seat, option) : null;
    if (choice == null) return null;
    World<S> next = after(seat, choice);
    if (next.last != null) next.last.id = option;
    return next;
  }

  private World<S> after(Seat seat, Choice choice) {
    List<Event> told = new ArrayList<>();
    S next = state.copy();
    next.listen(new Recorder<>(told));
    next.answer(seat, choice);
    next.listen(null);
    return new World<>(
        beginning, next, new Given<>(next.answers(), seat, choice, last, List.copyOf(told), next));
  }

  /** What the last answer told, or before the first one the set-up; nothing if nobody listened. */
  public List<Event> news() {
    if (last == null) return beginning.told;
    return last.told == null ? List.of() : last.told;
  }

  /** After up to so many random answers, each to the open question with the lowest number. */
  public World<S> random(int count, long seed) {
    FastRng rng = new FastRng(FastRng.mix(seed ^ SALT));
    S next = state.copy();
    Given<S> given = last;
    for (int i = 0; i < count && !next.over(); i++) {
      Seat seat = next.next();
      Choices<?> choices = next.choices(seat);
      Choice choice = choices.at(rng.draw(Chance.ANSWER, i, choices.size()));
      next.answer(seat, choice);
      S kept = next.answers() % REMEMBERED == 0 ? next.copy() : null;
      given = new Given<>(next.answers(), seat, choice, given, null, kept);
    }
    return new World<>(beginning, next, given);
  }

  /** After only so many answers, counted from the beginning of the game. */
  public World<S> undo(int to) {
    int first = beginning.state.answers();
    if (to < 0 || to > state.answers()) {
      throw new Refusal("bad-request", Text.of("error.undo", Arg.of(to), Arg.of(state.answers())));
    }
    if (to < first) {
      throw new Refusal("bad-request", Text.of("error.imagined-undo", Arg.of(first)));
    }
    if (to == state.answers()) return this;
    Given<S> kept = last;
    while (kept != null && kept.index > to) kept = kept.before;
    return new World<>(beginning, stateAfter(kept), kept);
  }

  /** The state after one of the answers, or at the beginning, worked out from the nearest known. */
  private S stateAfter(@Nullable Given<S> given) {
    List<Given<S>> again = new ArrayList<>();
    Given<S> known = given;
    while (known != null && known.after == null) {
      again.add(known);
      known = known.before;
    }
    S from = known == null || known.after == null ? beginning.state : known.after;
    if (again.isEmpty()) return from;
    S state = from.copy();
    state.listen(new Recorder<>(new ArrayList<>())); // so that what happens next knows its cause
    for (Given<S> one : again.reversed()) state.answer(one.seat, one.choice);
    state.listen(null);
    return state;
  }

  /** The seat's last answer, counted from the beginning of the game, or -1. */
  public int lastAnswer(Seat seat) {
    int index = state.answers() - 1;
    for (Given<S> given = last; given != null; given = given.before) {
      if (given.seat == seat) return index;
      index--;
    }
    return -1;
  }

  /**
   * Without the seat's last answer, if nothing has become known since and the others' answers still
   * mean the same; else refused with {@code needs-consent}.
   */
  public World<S> takeBack(Seat seat) {
    int index = lastAnswer(seat);
    if (index < 0) throw new Refusal("nothing-to-undo", Text.of("error.nothing-to-undo", seat));
    World<S> kept =
        index < state.barrier(seat) ? null : without(givens(), index - beginning.state.answers());
    if (kept == null) throw new Refusal("needs-consent", Text.of("error.needs-consent", seat));
    return kept;
  }

  /**
   * Without one answer, or null if a later one would not be possible or would tell anything else.
   */
  private @Nullable World<S> without(List<Given<S>> givens, int index) {
    World<S> kept = undo(beginning.state.answers() + index);
    World<S> all = kept.answer(givens.get(index).seat, givens.get(index).choice);
    for (Given<S> later : givens.subList(index + 1, givens.size())) {
      if (!kept.allows(later) || !kept.idOf(later).equals(all.idOf(later))) return null;
      kept = kept.answer(later.seat, later.choice);
      all = all.answer(later.seat, later.choice);
      if (!tellTheSame(kept.news(), all.news())) return null;
    }
    return kept;
  }

  private static boolean tellTheSame(List<Event> one, List<Event> other) {
    if (one.size() != other.size()) return false;
    for (int i = 0; i < one.size(); i++) if (!one.get(i).tellsAs(other.get(i))) return false;
    return true;
  }

  private boolean allows(Given<S> given) {
    return state.deciding().has(given.seat) && state.choices(given.seat).contains(given.choice);
  }

  private String idOf(Given<S> given) {
    return state.optionId(given.seat, given.choice);
  }

  /** The answers since the beginning of this world. */
  public List<Replay.Answer> answers() {
    List<Given<S>> givens = givens();
    nameOptions(givens);
    List<Replay.Answer> answers = new ArrayList<>();
    for (Given<S> given : givens) {
      answers.add(new Replay.Answer(given.seat, given.id == null ? "" : given.id));
    }
    return answers;
  }

  /** Finds out the option ids nobody has asked for before. */
  private void nameOptions(List<Given<S>> givens) {
    S again = null;
    for (Given<S> given : givens) {
      if (given.id != null && again == null) continue;
      if (again == null) again = stateAfter(given.before).copy();
      if (given.id == null) given.id = again.optionId(given.seat, given.choice);
      again.answer(given.seat, given.choice);
    }
  }

  /**
   * What has happened so far. Of the time before an imagined world only what the imagining seat was
   * told is known there: the rest would give away what that seat cannot know.
   */
  public List<Event> log() {
    List<Event> log = new ArrayList<>(beginning.told);
    Seat imagining = beginning.imagining;
    if (beginning.origin != null && imagining != null) {
      for (Event event : beginning.origin.log()) if (event.seats().has(imagining)) log.add(event);
    }
    List<Given<S>> givens = givens();
    S again = null;
    for (int i = 0; i < givens.size(); i++) {
      Given<S> given = givens.get(i);
      if (given.told == null && again == null) {
        again = beginning.state.copy();
        again.listen(new Recorder<>(new ArrayList<>()));
        for (Given<S> earlier : givens.subList(0, i)) again.answer(earlier.seat, earlier.choice);
      }
      if (again != null) given.told = told(again, given);
      log.addAll(given.told == null ? List.of() : given.told);
    }
    return log;
  }

  private static <S extends State<S>> List<Event> told(S state, Given<S> given) {
    List<Event> told = new ArrayList<>();
    state.listen(new Recorder<>(told));
    state.answer(given.seat, given.choice);
    return List.copyOf(told);
  }

  /** Every answer since the beginning of this world, the first one first. */
  private List<Given<S>> givens() {
    List<Given<S>> givens = new ArrayList<>();
    for (Given<S> given = last; given != null; given = given.before) givens.add(given);
    Collections.reverse(givens);
    return givens;
  }

  /** Writes down events. */
  private record Recorder<S extends State<S>>(List<Event> events) implements Listener<S> {
    @Override
    public void told(S s, Event event) {
      events.add(event);
    }
  }
}
