package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/**
 * The course of a game: its agenda, its lanes, the questions that wait and the answers given. The
 * upper half of every {@link State}; apart from it only so that each can be read at one sitting.
 */
public abstract sealed class Course<S extends State<S>> implements Cloneable permits State {

  /** No question is open. */
  static final int NONE = -1;

  /** Hardly a step pushes more. */
  private static final int FEW = 8;

  private final int players;
  private final Hooks<S> hooks;

  private Lanes<S> lanes = new Lanes<>();
  private int answers;
  private int opened;
  private @Nullable Result result;

  /** The first step pushed by the one that is running; most push no more. */
  private transient @Nullable Step<S> pushed;

  /** Where the steps pushed after it stand, in their order; kept from step to step. */
  private transient Step<S> @Nullable [] alsoPushed;

  /** How many of them there are. */
  private transient int also;

  /** The lane that is running. */
  private transient Lane<S> running = lanes.main();

  /** The choices last listed, and the lane with their question. */
  private transient @Nullable Choices<Choice> listed;

  private transient @Nullable Lane<S> listedFor;
  private transient @Nullable Listener<S> listener;

  /** What brought about the steps that wait, and what is going on; only while somebody listens. */
  private transient @Nullable Causes<S> causes;

  private transient Event.@Nullable At cause;
  private transient int told;

  Course(int players, Hooks<S> hooks) {
    this.players = players;
    this.hooks = hooks;
  }

  /** This as the game's own class. */
  abstract S self();

  /** Makes a fresh copy independent: it takes copies of the parts it shares with its original. */
  protected void ownParts() {}

  // The agenda

  /** These steps next, in this order, behind what the running step has pushed already. */
  @SafeVarargs
  public final void then(Step<S>... steps) {
    for (Step<S> step : steps) then(step);
  }

  /** This step next, behind what the running step has pushed already. */
  public final void then(Step<S> step) {
    if (pushed == null) {
      pushed = step;
      return;
    }
    Step<S>[] steps = alsoPushed;
    if (steps == null) steps = alsoPushed = steps(FEW);
    if (also == steps.length) steps = alsoPushed = Arrays.copyOf(steps, 2 * also);
    steps[also++] = step;
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // filled with steps of S only
  private static <S extends State<S>> Step<S>[] steps(int length) {
    return new Step[length];
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
    lanes.clear(running, answers);
  }

  /**
   * Carries out a step now, before everything older, and goes on until somebody has to decide: how
   * a game begins, and how a rule test looks at one step alone.
   */
  public final void perform(Step<S> step) {
    if (lanes.areParted()) throw new IllegalStateException("lanes are open; answer in them first");
    Lane<S> main = lanes.main();
    main.push(step);
    cause = null;
    settle(main);
  }

  final void openLanes(List<Lane.Opening<S>> openings) {
    lanes.part(openings, answers);
    if (listener == null || !lanes.areParted()) return;
    for (Lane<S> lane : lanes.others()) causes = Causes.with(causes, cause, lane.agenda, null);
  }

  /** Goes on, after something has happened in that lane, until somebody has to decide. */
  private void settle(Lane<S> lane) {
    listedFor = null;
    boolean crossed = settleLanes(lane) || lane.owner() != lane.last;
    if (crossed && lane != lanes.main()) lanes.bar(Seats.of(lane.last), answers);
    while (lanes.join(running, answers)) settleLanes(lanes.main());
    running = lanes.main();
    opened = lanes.openQuestions(players, opened);
  }

  /**
   * Runs the main line until it is parted, then every lane in seat order, round and round, until
   * none of them moves any more; tells whether any has moved but the one in which it began.
   */
  private boolean settleLanes(Lane<S> first) {
    boolean others = false;
    if (!lanes.areParted()) {
      others = runUpToQuestion(lanes.main()) && first != lanes.main();
      if (!lanes.areParted()) return others;
    }
    Lane<S>[] open = lanes.others();
    int index = 0;
    for (int still = 0; still < open.length && lanes.areParted(); still++) {
      Lane<S> lane = open[index];
      if (runUpToQuestion(lane)) {
        others |= lane != first;
        still = 0;
      }
      index = index + 1 == open.length ? 0 : index + 1;
    }
    return others;
  }

  /** Runs the steps of a lane up to a question that must wait; tells whether any was run. */
  private boolean runUpToQuestion(Lane<S> lane) {
    running = lane;
    boolean parted = lanes.areParted();
    boolean moved = false;
    while (lane.agenda != null && lanes.areParted() == parted) {
      Step<S> step = lane.agenda.head();
      if (step instanceof Ask<S, ?>) {
        if (mustWait(lane.question())) return moved;
      } else {
        if (listener != null) begin(lane.agenda);
        lane.pop();
        step.run(self());
        finished(step);
      }
      moved = true;
    }
    return moved;
  }

  /** Whether the question at the head must wait for its answer; else it is dealt with here. */
  private boolean mustWait(Ask<S, Choice> ask) {
    Lane<S> lane = running;
    Choices<Choice> choices = list(lane, ask);
    int count = choices.size();
    if (listener != null) listener.asked(self(), ask, count);
    if (count == 0) {
      lane.pop();
      return false;
    }
    Seat seat = ask.seat();
    if (lane.number < 0 && seat != lane.last) noteBarrier(Seats.NONE);
    if (count > 1 || ask.secret()) {
      lane.asked = seat;
      return true;
    }
    if (listener != null && lane.agenda != null) begin(lane.agenda);
    lane.pop();
    ask.answer(self(), choices.at(0));
    finished(ask);
    return false;
  }

  /** What hangs on a step is pushed behind what it pushed itself, all before everything older. */
  private void finished(Step<S> step) {
    hooks.after(self(), step);
    if (listener != null) listener.ran(self(), step, pushedOnto(null));
    if (pushed == null) return;
    if (result == null) {
      Agenda<S> older = running.agenda;
      running.agenda = pushedOnto(older);
      if (listener != null) causes = Causes.with(causes, cause, running.agenda, older);
    }
    pushed = null;
    also = 0;
  }

  /** A step that waited is carried out: what it tells has the cause it waited with. */
  private void begin(Agenda<S> place) {
    cause = place.head().begins() ? null : Causes.of(causes, place);
    causes = Causes.without(causes, place);
  }

  /** The next event and its cause; what follows has this one as its cause. */
  final Event happening(Text text, Seats seats, Beat beat) {
    Event event = new Event(text, seats, beat, new Event.At(answers, told++), cause);
    if (cause == null) begun(event.at());
    cause = event.at();
    return event;
  }

  /** A chain has begun: what waits without a cause goes on with it. */
  private void begun(Event.At first) {
    for (Agenda<S> place : places()) {
      if (Causes.of(causes, place) == null) {
        causes = Causes.with(Causes.without(causes, place), first, place, place.tail());
      }
    }
  }

  /** What the running step has pushed, in its order, before those steps. */
  private @Nullable Agenda<S> pushedOnto(@Nullable Agenda<S> older) {
    if (pushed == null) return older;
    Agenda<S> rest = older;
    Step<S>[] steps = alsoPushed;
    if (steps != null) {
      for (int i = also - 1; i >= 0; i--) rest = new Agenda<>(steps[i], rest);
    }
    return new Agenda<>(pushed, rest);
  }

  private Choices<Choice> list(Lane<S> lane, Ask<S, Choice> ask) {
    Choices<Choice> choices = listed;
    if (choices == null) choices = listed = new Choices<>(false);
    choices.clear();
    listedFor = null;
    ask.options(self(), choices);
    listedFor = lane;
    return choices;
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
    return lanes.asked();
  }

  /** The seat whose open question has the lowest number. */
  public final Seat next() {
    return lanes.next();
  }

  /** The number of the question open for that seat. */
  public final int numberOf(Seat seat) {
    Lane<S> lane = lanes.asking(seat);
    return lane == null ? NONE : lane.number;
  }

  /** What that seat may choose now; valid until the next answer or the next such call. */
  public final Choices<?> choices(Seat seat) {
    Lane<S> lane = required(seat);
    return listedFor == lane && listed != null ? listed : list(lane, lane.question());
  }

  /** The open question of that seat, or null. */
  public final @Nullable Ask<S, ?> question(Seat seat) {
    Lane<S> lane = lanes.asking(seat);
    return lane == null ? null : lane.question();
  }

  /** What everybody may read of that seat's question; null: that it decides, and no more. */
  public final @Nullable Text openly(Seat seat) {
    return required(seat).question().openly(self());
  }

  /** What that seat is asked, described. */
  public final Decision decision(Seat seat) {
    Lane<S> lane = required(seat);
    return Decision.of(self(), lane.number, lane.question());
  }

  /** The choice with that option id, or null if the seat has none such. */
  public final @Nullable Choice choice(Seat seat, String option) {
    Ask<S, Choice> ask = required(seat).question();
    Choices<?> choices = choices(seat);
    for (int i = 0; i < choices.size(); i++) {
      if (ask.option(self(), choices.at(i)).id().equals(option)) return choices.at(i);
    }
    return null;
  }

  /** Described in one word pair: the option id of one of the seat's choices. */
  public final String optionId(Seat seat, Choice choice) {
    return required(seat).question().option(self(), choice).id();
  }

  /**
   * Carries out one of the choices listed for that seat, and goes on until somebody must decide.
   * That it is one of them is not checked here, since searches answer millions of times; worlds
   * check it.
   */
  public final void answer(Seat seat, Choice choice) {
    Lane<S> lane = required(seat);
    Ask<S, Choice> ask = lane.question();
    answers++;
    told = 0;
    if (listener != null && lane.agenda != null) begin(lane.agenda);
    lane.pop();
    lane.last = seat;
    running = lane;
    ask.answer(self(), choice);
    finished(ask);
    settle(lane);
  }

  /**
   * The first answer that seat may take back without asking anybody: nothing has become known
   * since. Equal to {@link #answers()} if there is none.
   */
  public final int barrier(Seat seat) {
    return lanes.barrier(seat, answers);
  }

  /** The lane whose question that seat is to answer. */
  private Lane<S> required(Seat seat) {
    Lane<S> lane = lanes.asking(seat);
    if (lane == null)
      throw new IllegalArgumentException("seat " + seat.index() + " is not asked anything");
    return lane;
  }

  // Listening, copying, saving

  public final int players() {
    return players;
  }

  public final Seats seats() {
    return Seats.table(players);
  }

  /** Puts a listener in place of the one there was; null for none. */
  public final void listen(@Nullable Listener<S> heard) {
    listener = heard;
  }

  final @Nullable Listener<S> listener() {
    return listener;
  }

  /**
   * Something became known: earlier answers cannot be taken back without consent any more, neither
   * in the lane that is running nor in those of the seats that have seen it.
   */
  final void noteBarrier(Seats seeing) {
    running.barrier = answers;
    if (lanes.areParted()) lanes.bar(seeing, answers);
  }

  /** An independent copy that nobody listens to. */
  @SuppressWarnings("unchecked") // a clone has its original's class
  public final S copy() {
    try {
      Course<S> copy = (Course<S>) super.clone();
      copy.take(lanes.copy());
      copy.listed = null;
      copy.alsoPushed = alsoPushed == null || also == 0 ? null : alsoPushed.clone();
      copy.listener = null;
      copy.ownParts();
      return copy.self();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private void take(Lanes<S> others) {
    lanes = others;
    running = others.main();
    listedFor = null;
  }

  /**
   * What brought about the steps that wait: kept beside a saved state, which says nothing of it.
   */
  public final List<Cause> causes() {
    List<Cause> known = new ArrayList<>();
    List<Agenda<S>> places = places();
    for (int place = 0; place < places.size(); place++) {
      Event.At by = Causes.of(causes, places.get(place));
      if (by != null) known.add(new Cause(place, by));
    }
    return known;
  }

  /** The steps that wait were brought about by this, as {@link #causes} said when it was saved. */
  public final void recall(List<Cause> known) {
    List<Agenda<S>> places = places();
    for (Cause one : known) {
      Agenda<S> place = places.get(one.waiting());
      causes = Causes.with(causes, one.by(), place, place.tail());
    }
  }

  /** The places of all steps that wait, those of the main line first. */
  private List<Agenda<S>> places() {
    List<Agenda<S>> places = new ArrayList<>();
    addPlaces(lanes.main(), places);
    if (lanes.areParted()) for (Lane<S> lane : lanes.others()) addPlaces(lane, places);
    return places;
  }

  private static <S extends State<S>> void addPlaces(Lane<S> lane, List<Agenda<S>> places) {
    for (Agenda<S> place = lane.agenda; place != null; place = place.tail()) places.add(place);
  }

  /** What is saved of it. */
  public final SavedCourse<S> saved() {
    return new SavedCourse<>(lanes, answers, opened, result);
  }

  /** Goes on from what was saved. */
  public final void resume(SavedCourse<S> saved) {
    answers = saved.answers();
    opened = saved.opened();
    result = saved.result();
    take(new Lanes<>(saved));
  }

  /** The steps still to be done, lane by lane, for tests and people who look for a fault. */
  public final List<List<Step<S>>> agendas() {
    return lanes.agendas();
  }
}
