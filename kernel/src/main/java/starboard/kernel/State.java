package starboard.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Everything on and around one table: the agenda, the open questions, the position of chance, and
 * in each game's subclass the pieces. Not for use by several threads at once.
 *
 * <p>Fields are primitives and immutable values; an array is replaced, never written into. So a
 * copy is a plain {@code clone()}. What the set-up decides for good (players, rule set) stands in
 * {@code final} fields and is not saved; scratch memory is {@code transient}; everything else is
 * saved by the codec, field by field.
 */
public abstract class State<S extends State<S>> implements Cloneable {

  /** No question is open. */
  static final int NONE = -1;

  private final int players;
  private final Hooks<S> hooks;

  /** What is to be done next: of the table, or of the lane that is running. */
  private @Nullable Agenda<S> agenda;

  /** The number of the question at the head of the agenda, if it is open. */
  private int number = NONE;

  /** How many answers had been given when something last became known. */
  private int barrier;

  /** Whose answer was last carried out; before the first answer the first seat. */
  private Seat last = Seat.ONE;

  /** The agenda that waits until all lanes are empty. */
  private @Nullable Agenda<S> behind;

  private List<Lane<S>> lanes = List.of();

  private int answers;
  private int opened;
  private Rng rng = new FastRng(0);
  private long[] positions;
  private @Nullable Result result;
  private @Nullable Notes notes;

  /** Steps pushed by the one that is running, newest first. */
  private transient @Nullable Agenda<S> pushed;

  /** The lane that is running, and its barrier. */
  private transient int running = NONE;

  private transient int laneBarrier;
  private transient @Nullable Choices<Choice> listed;
  private transient int listedNumber = NONE;
  private transient @Nullable Listener<S> listener;

  /**
   * @param streams the sources of chance of this game
   */
  protected State(int players, Hooks<S> hooks, Stream[] streams) {
    this.players = players;
    this.hooks = hooks;
    this.positions = new long[streams.length];
  }

  // What a game tells of its table

  /** Walks over every place where things lie, writing back what the walk returns. */
  protected abstract void places(Places places);

  /** Which things look alike from behind: the number of the back of that component. */
  protected abstract int back(int number);

  /** What the rules imply about a world just imagined for a seat, beyond who has seen what. */
  protected void imagined(Seat seat, Rng rng) {}

  /** What is wrong with this table though every piece is there; empty if nothing. */
  protected List<String> faults() {
    return List.of();
  }

  // The agenda

  /**
   * These steps next, in this order, before everything older and behind what was pushed just now.
   */
  @SafeVarargs
  public final void then(Step<S>... steps) {
    for (Step<S> step : steps) then(step);
  }

  /** This step next, behind what the running step has pushed already. */
  public final void then(Step<S> step) {
    pushed = new Agenda<>(step, pushed);
  }

  /** One lane per seat, each beginning with its step; what is pushed after this waits for all. */
  public final void together(Seats seats, Function<Seat, ? extends Step<S>> first) {
    List<Lane.Opening<S>> openings = new ArrayList<>(seats.size());
    for (Seat seat : seats) openings.add(new Lane.Opening<>(seat, first.apply(seat)));
    then(new Lane.Together<>(List.copyOf(openings)));
  }

  /** The game is over: nothing else happens. */
  public final void finish(Result how) {
    result = how;
    agenda = null;
    behind = null;
    lanes = List.of();
    number = NONE;
  }

  final void openLanes(List<Lane.Opening<S>> openings) {
    if (!lanes.isEmpty()) throw new IllegalStateException("no lanes inside lanes");
    List<Lane<S>> open = new ArrayList<>(openings.size());
    for (Lane.Opening<S> o : openings) {
      open.add(new Lane<>(o.owner(), new Agenda<>(o.first(), null), NONE, answers, o.owner()));
    }
    lanes = List.copyOf(open);
    barrier = answers;
  }

  /** Starts a new table: the generator goes in, the first step is run. */
  final void begin(Rng chance, Step<S> first) {
    rng = chance;
    agenda = new Agenda<>(first, null);
    settle();
  }

  /** Runs until somebody has to decide or the game is over. */
  private void settle() {
    if (lanes.isEmpty()) settleHere();
    while (!lanes.isEmpty()) {
      if (behind == null && agenda != null) {
        behind = agenda;
        agenda = null;
      }
      boolean moved;
      do {
        moved = false;
        for (int i = 0; i < lanes.size(); i++) {
          enter(i);
          moved |= settleHere();
          leave();
        }
      } while (moved && !lanes.isEmpty());
      if (result != null) return;
      if (anyLaneWaits()) {
        openWaiting();
        return;
      }
      lanes = List.of();
      agenda = behind;
      behind = null;
      barrier = answers;
      settleHere();
    }
    if (agenda != null) {
      number = opened++;
      listedNumber = number;
    }
  }

  /** Runs the steps of the agenda up to a question that must wait; tells whether any was run. */
  private boolean settleHere() {
    boolean moved = false;
    while (agenda != null) {
      Step<S> step = agenda.head();
      if (step instanceof Ask<S, ?> ask) {
        if (waits(ask)) return moved;
      } else {
        agenda = agenda.tail();
        run(step);
        if (!lanes.isEmpty() && running == NONE) return true;
      }
      moved = true;
    }
    return moved;
  }

  private void run(Step<S> step) {
    Step<S> now = step;
    Hooks.OfType<S> hung = hooks.of(step.getClass());
    if (hung != null) {
      now = hung.instead(self(), step);
      if (now == null) return;
      if (now instanceof Ask<S, ?>) {
        then(now);
        flush(step);
        return;
      }
      hung = hooks.of(now.getClass());
    }
    now.run(self());
    if (hung != null) hung.after(self(), now);
    flush(now);
  }

  /** Whether the question at the head must wait for its answer; else it is dealt with here. */
  private boolean waits(Ask<S, ?> asked) {
    @SuppressWarnings("unchecked") // its choices go back to the same question only
    Ask<S, Choice> ask = (Ask<S, Choice>) asked;
    if (number == NONE) {
      Hooks.OfType<S> hung = hooks.of(ask.getClass());
      Step<S> instead = hung == null ? ask : hung.instead(self(), ask);
      if (!ask.equals(instead)) {
        popHead();
        if (instead != null) then(instead);
        flush(ask);
        return false;
      }
    }
    Choices<Choice> choices = list(ask);
    int count = choices.size();
    if (listener != null) listener.asked(self(), ask, count);
    if (count == 0) {
      popHead();
      return false;
    }
    if (ask.seat() != last) noteBarrier();
    if (count > 1 || ask.secret()) return true;
    popHead();
    carryOut(ask, choices.at(0));
    return false;
  }

  private void popHead() {
    agenda = agenda == null ? null : agenda.tail();
    number = NONE;
  }

  private void carryOut(Ask<S, Choice> ask, Choice choice) {
    ask.answer(self(), choice);
    Hooks.OfType<S> hung = hooks.of(ask.getClass());
    if (hung != null) hung.after(self(), ask);
    flush(ask);
  }

  /** Puts what the step pushed before everything older. */
  private void flush(Step<S> step) {
    if (listener != null)
      listener.ran(self(), step, pushed == null ? null : pushed.reversedOnto(null));
    if (pushed == null) return;
    if (result == null) agenda = pushed.reversedOnto(agenda);
    pushed = null;
  }

  private Choices<Choice> list(Ask<S, Choice> ask) {
    Choices<Choice> choices = listed;
    if (choices == null) choices = listed = new Choices<>(false);
    choices.clear();
    listedNumber = NONE;
    ask.options(self(), choices);
    return choices;
  }

  // Lanes

  private void enter(int index) {
    Lane<S> lane = lanes.get(index);
    running = index;
    agenda = lane.agenda();
    number = lane.number();
    last = lane.last();
    laneBarrier = lane.barrier();
  }

  private void leave() {
    if (!lanes.isEmpty()) {
      List<Lane<S>> changed = new ArrayList<>(lanes);
      changed.set(
          running, new Lane<>(lanes.get(running).owner(), agenda, number, laneBarrier, last));
      lanes = List.copyOf(changed);
    }
    agenda = null;
    number = NONE;
    running = NONE;
  }

  private boolean anyLaneWaits() {
    for (Lane<S> lane : lanes) if (lane.agenda() != null) return true;
    return false;
  }

  /** Gives every seat that is asked in some lane exactly one open question. */
  private void openWaiting() {
    for (int i = 0; i < players; i++) {
      int index = openLane(Seat.of(i));
      if (index == NONE || lanes.get(index).number() != NONE) continue;
      Lane<S> lane = lanes.get(index);
      List<Lane<S>> changed = new ArrayList<>(lanes);
      changed.set(
          index, new Lane<>(lane.owner(), lane.agenda(), opened++, lane.barrier(), lane.last()));
      lanes = List.copyOf(changed);
    }
  }

  /** The lane whose question the seat is to answer: another's first, its own waits. */
  private int openLane(Seat seat) {
    int own = NONE;
    int others = NONE;
    for (int i = 0; i < lanes.size(); i++) {
      Lane<S> lane = lanes.get(i);
      if (lane.agenda() == null
          || !(lane.agenda().head() instanceof Ask<S, ?> ask)
          || ask.seat() != seat) continue;
      if (lane.owner() == seat) own = i;
      else if (others == NONE || opensBefore(lane, lanes.get(others))) others = i;
    }
    return others == NONE ? own : others;
  }

  private static boolean opensBefore(Lane<?> one, Lane<?> other) {
    return one.number() != NONE && (other.number() == NONE || one.number() < other.number());
  }

  // Questions and answers

  public final boolean over() {
    return result != null;
  }

  public final @Nullable Result result() {
    return result;
  }

  /** How many answers have been given so far. */
  public final int answers() {
    return answers;
  }

  /** The seats that have something to decide. */
  public final Seats deciding() {
    if (lanes.isEmpty()) return number == NONE ? Seats.NONE : Seats.of(head().seat());
    Seats deciding = Seats.NONE;
    for (int i = 0; i < players; i++) {
      if (openLane(Seat.of(i)) != NONE) deciding = deciding.with(Seat.of(i));
    }
    return deciding;
  }

  /** The seat whose open question has the lowest number. */
  public final Seat next() {
    if (lanes.isEmpty()) return head().seat();
    Seats deciding = deciding();
    Seat next = deciding.first();
    for (Seat seat : deciding) if (numberOf(seat) < numberOf(next)) next = seat;
    return next;
  }

  /** The number of the question open for that seat. */
  public final int numberOf(Seat seat) {
    if (lanes.isEmpty()) return askOf(seat) == null ? NONE : number;
    int index = openLane(seat);
    return index == NONE ? NONE : lanes.get(index).number();
  }

  /** What that seat may choose now; valid until the next answer. */
  public final Choices<?> choices(Seat seat) {
    Ask<S, Choice> ask = required(seat);
    int number = numberOf(seat);
    if (listedNumber == number && listed != null) return listed;
    Choices<Choice> choices = list(ask);
    listedNumber = number;
    return choices;
  }

  /** The open question of that seat, or null. */
  public final @Nullable Ask<S, ?> question(Seat seat) {
    return askOf(seat);
  }

  /** What that seat is asked, described. */
  public final Decision decision(Seat seat) {
    Ask<S, Choice> ask = required(seat);
    Choices<Choice> choices = new Choices<>(true);
    ask.options(self(), choices);
    List<Option> options = new ArrayList<>(choices.size());
    for (int i = 0; i < choices.size(); i++) options.add(ask.option(self(), choices.at(i)));
    List<Decision.Refused> refused = new ArrayList<>();
    for (Choices.Refused<Choice> r : choices.refused()) {
      refused.add(new Decision.Refused(ask.option(self(), r.choice()), r.reason()));
    }
    return new Decision(
        numberOf(seat),
        seat,
        ask.question(self()),
        ask.source(self()),
        ask.about(self()),
        ask.secret(),
        options,
        refused,
        ask.shortcuts(self()));
  }

  /** The choice with that option id, or null if the seat has none such. */
  public final @Nullable Choice choice(Seat seat, String option) {
    Ask<S, Choice> ask = required(seat);
    Choices<?> choices = choices(seat);
    for (int i = 0; i < choices.size(); i++) {
      if (ask.option(self(), choices.at(i)).id().equals(option)) return choices.at(i);
    }
    return null;
  }

  /** Described in one word pair: the option id of one of the seat's choices. */
  public final String optionId(Seat seat, Choice choice) {
    return required(seat).option(self(), choice).id();
  }

  /**
   * Carries out one of the choices listed for that seat, and goes on until somebody must decide.
   */
  public final void answer(Seat seat, Choice choice) {
    Ask<S, Choice> ask = required(seat);
    boolean inLane = !lanes.isEmpty();
    if (inLane) enter(openLane(seat));
    popHead();
    listedNumber = NONE;
    answers++;
    last = seat;
    carryOut(ask, choice);
    if (inLane) leave();
    settle();
  }

  /**
   * The first answer that seat may take back without asking anybody: nothing has become known
   * since. Equal to {@link #answers()} if there is none.
   */
  public final int barrier(Seat seat) {
    for (Lane<S> lane : lanes) if (lane.owner() == seat) return lane.barrier();
    return lanes.isEmpty() && last == seat ? barrier : answers;
  }

  private Ask<S, Choice> required(Seat seat) {
    Ask<S, Choice> ask = askOf(seat);
    if (ask == null)
      throw new IllegalArgumentException("seat " + seat.index() + " is not asked anything");
    return ask;
  }

  private @Nullable Ask<S, Choice> askOf(Seat seat) {
    if (lanes.isEmpty()) {
      if (number == NONE) return null;
      Ask<S, Choice> ask = head();
      return ask.seat() == seat ? ask : null;
    }
    int index = openLane(seat);
    return index == NONE ? null : question(lanes.get(index).agenda());
  }

  private Ask<S, Choice> head() {
    return question(agenda);
  }

  @SuppressWarnings("unchecked") // its choices go back to the same question only
  private static <S extends State<S>> Ask<S, Choice> question(@Nullable Agenda<S> agenda) {
    if (agenda == null) throw new IllegalStateException("nobody is asked anything");
    return (Ask<S, Choice>) agenda.head();
  }

  // What a game's verbs are made of

  /** Whether anybody hears events; without, they need not be worded. */
  protected final boolean heard() {
    return listener != null;
  }

  /** Tells these seats that something happened. */
  protected final void tell(Seats seats, Text text) {
    if (listener != null) listener.told(self(), new Event(text, seats));
  }

  /** The answer to a query after all modifiers in force. */
  public final int modified(Query query, int value) {
    return hooks.modified(self(), query, value);
  }

  /** A number from 0 to bound - 1 by chance. */
  protected final int pick(Stream stream, int bound) {
    return rng.draw(stream, advance(stream, 1), bound);
  }

  /** A die: from 1 to sides. */
  protected final int roll(Stream stream, int sides) {
    return pick(stream, sides) + 1;
  }

  /** The kind of a token drawn blindly; it is still in the bag. */
  protected final int draw(Stream stream, Bag bag) {
    return bag.kindAt(pick(stream, bag.total()));
  }

  /** The pile in random order; nobody knows any more what lies where. */
  protected final Pile shuffle(Stream stream, Pile pile) {
    return pile.size() < 2
        ? pile.followedBy(Seats.NONE)
        : pile.shuffled(rng, stream, advance(stream, pile.size() - 1));
  }

  private long advance(Stream stream, int draws) {
    noteBarrier();
    long position = positions[stream.ordinal()];
    positions = positions.clone();
    positions[stream.ordinal()] = position + draws;
    return position;
  }

  /** That thing, now seen by these seats too. */
  protected final int show(int thing, Seats seats) {
    int shown = Thing.seenAlsoBy(thing, seats);
    if (shown != thing) {
      noteBarrier();
      if (listener != null) listener.saw(self(), shown, seats);
    }
    return shown;
  }

  /** A pile now seen by these seats too. */
  protected final Pile show(Pile pile, Seats seats) {
    Pile shown = pile.seenAlsoBy(seats);
    for (int i = 0; i < pile.size(); i++) {
      if (shown.at(i) == pile.at(i)) continue;
      noteBarrier();
      if (listener != null) listener.saw(self(), shown.at(i), seats);
    }
    return shown;
  }

  /** That thing after a secret choice: only these still know which one it is. */
  protected static int followed(int thing, Seats by) {
    return Thing.followedBy(thing, by);
  }

  /** What a secret choice left behind: only these still know what is there. */
  protected static Pile followed(Pile pile, Seats by) {
    return pile.followedBy(by);
  }

  /** Remembers for a seat what was true once; only that seat is ever shown it. */
  protected final void note(Seat seat, Text text) {
    notes = new Notes(seat, text, notes);
  }

  /** What a seat remembers, oldest first. */
  public final List<Text> notes(Seat seat) {
    List<Text> own = new ArrayList<>();
    for (Notes note = notes; note != null; note = note.older())
      if (note.seat() == seat) own.addFirst(note.text());
    return own;
  }

  private void noteBarrier() {
    if (running == NONE) barrier = answers;
    else laneBarrier = answers;
  }

  // Copies, worlds, checks

  public final int players() {
    return players;
  }

  public final Seats seats() {
    return Seats.table(players);
  }

  /** An independent copy that nobody listens to. */
  @SuppressWarnings("unchecked") // a clone has its original's class
  public final S copy() {
    try {
      State<S> copy = (State<S>) super.clone();
      copy.listed = null;
      copy.listedNumber = NONE;
      copy.listener = null;
      return (S) copy;
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** A world that seat cannot tell from the present one, with a generator of its own. */
  public final S imagine(Seat seat, long seed) {
    S world = copy();
    ((State<S>) world).dealAnew(seat, seed);
    return world;
  }

  private void dealAnew(Seat seat, long seed) {
    Rng dealer = new FastRng(seed);
    Imagination.deal(self(), seat, dealer);
    imagined(seat, dealer);
    notes = Notes.of(seat, notes);
    rng = new FastRng(FastRng.mix(seed));
  }

  /** Puts another generator in; the positions of the streams stay. */
  public final void useChance(Rng chance) {
    rng = chance;
  }

  /** The generator; never part of a scene. */
  public final Rng chance() {
    return rng;
  }

  /** How many draws the stream has given. */
  public final long position(Stream stream) {
    return positions[stream.ordinal()];
  }

  /** Puts a listener in place of the one there was; null for none. */
  public final void listen(@Nullable Listener<S> heard) {
    listener = heard;
  }

  /** Every component found on this table. */
  public final Inventory inventory() {
    Inventory inventory = new Inventory();
    places(inventory);
    return inventory;
  }

  /** Whether that seat has seen the component where it lies now. */
  public final boolean knows(Seat seat, int number) {
    Search search = new Search(number);
    places(search);
    return search.onlookers().has(seat);
  }

  /** What is wrong with this table compared with the full box; empty if nothing. */
  public final List<String> violations(Inventory box) {
    List<String> violations = new ArrayList<>(inventory().differencesFrom(box));
    violations.addAll(faults());
    return violations;
  }

  /** The steps still to be done, lane by lane, for tests and people who look for a fault. */
  public final List<List<Step<S>>> agendas() {
    List<List<Step<S>>> agendas = new ArrayList<>();
    for (Lane<S> lane : lanes)
      agendas.add(lane.agenda() == null ? List.of() : lane.agenda().steps());
    if (agenda != null) agendas.add(agenda.steps());
    if (behind != null) agendas.add(behind.steps());
    return agendas;
  }

  @SuppressWarnings("unchecked") // S is the subclass by declaration
  private S self() {
    return (S) this;
  }
}
