package starboard.kernel.rules;

import java.util.ArrayList;
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

  /** The question has come up but is not open yet: its seat has another to answer first. */
  static final int WAITING = -2;

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

  private Lane<S>[] lanes = Lane.none();

  private int answers;
  private int opened;
  private @Nullable Result result;

  /** The first step pushed by the one that is running; most push no more. */
  private transient @Nullable Step<S> pushed;

  /** The steps pushed after it, newest first. */
  private transient @Nullable Agenda<S> alsoPushed;

  /** The lane that is running, and its barrier. */
  private transient int running = NONE;

  private transient int laneBarrier;

  /** The choices last listed, and the number of the question they belong to. */
  private transient @Nullable Choices<Choice> listed;

  private transient int listedNumber = NONE;
  private transient @Nullable Listener<S> listener;

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
    if (pushed == null) pushed = step;
    else alsoPushed = new Agenda<>(step, alsoPushed);
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
    lanes = Lane.none();
    number = NONE;
  }

  /**
   * Carries out a step now, before everything older, and goes on until somebody has to decide: how
   * a game begins, and how a rule test looks at one step alone.
   */
  public final void perform(Step<S> step) {
    if (lanes.length > 0) throw new IllegalStateException("lanes are open; answer in them first");
    agenda = new Agenda<>(step, agenda);
    number = NONE;
    listedNumber = NONE;
    settle();
  }

  /** Runs until somebody has to decide or the game is over. */
  private void settle() {
    if (lanes.length == 0) settleHere();
    while (lanes.length > 0) {
      settleLanes();
      if (result != null) return;
      if (anyLaneWaits()) {
        openWaiting();
        return;
      }
      barrier = lanes.length == 1 && lanes[0].owner() == last ? lanes[0].barrier() : answers;
      lanes = Lane.none();
      agenda = behind;
      behind = null;
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
        if (settleQuestion(ask)) return moved;
      } else {
        agenda = agenda.tail();
        run(step);
        if (lanes.length > 0 && running == NONE) return true;
      }
      moved = true;
    }
    return moved;
  }

  private void run(Step<S> step) {
    step.run(self());
    hooks.after(self(), step);
    flush(step);
  }

  /** Whether the question at the head must wait for its answer; else it is dealt with here. */
  private boolean settleQuestion(Ask<S, ?> asked) {
    @SuppressWarnings("unchecked") // its choices go back to the same question only
    Ask<S, Choice> ask = (Ask<S, Choice>) asked;
    Choices<Choice> choices = list(ask);
    int count = choices.size();
    if (listener != null) listener.asked(self(), ask, count);
    if (count == 0) {
      popHead();
      return false;
    }
    if (number < 0 && ask.seat() != last) noteBarrier(Seats.NONE);
    if (count > 1 || ask.secret()) {
      if (number == NONE) number = WAITING;
      return true;
    }
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
    hooks.after(self(), ask);
    flush(ask);
  }

  /** Puts what the step pushed before everything older. */
  private void flush(Step<S> step) {
    if (listener != null) listener.ran(self(), step, pushedOnto(null));
    if (pushed == null) return;
    if (result == null) agenda = pushedOnto(agenda);
    pushed = null;
    alsoPushed = null;
  }

  /** What the running step has pushed, in its order, before those steps. */
  private @Nullable Agenda<S> pushedOnto(@Nullable Agenda<S> older) {
    if (pushed == null) return older;
    return new Agenda<>(pushed, alsoPushed == null ? older : alsoPushed.reversedOnto(older));
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

  /** Opens lanes: a barrier, unless one seat alone goes on in its own. */
  final void openLanes(List<Lane.Opening<S>> openings) {
    if (lanes.length > 0) throw new IllegalStateException("no lanes inside lanes");
    if (openings.isEmpty()) return;
    boolean alone = openings.size() == 1 && openings.getFirst().owner() == last;
    if (!alone) barrier = answers;
    lanes = Lane.open(openings, barrier);
    behind = agenda;
    agenda = null;
  }

  /** Runs every lane in seat order, round and round, until none of them moves any more. */
  private void settleLanes() {
    int index = 0;
    for (int still = 0; still < lanes.length; still++) {
      enter(index);
      if (settleHere()) still = 0;
      leave();
      index = index + 1 == lanes.length ? 0 : index + 1;
    }
  }

  private void enter(int index) {
    Lane<S> lane = lanes[index];
    running = index;
    agenda = lane.agenda();
    number = lane.number();
    last = lane.last();
    laneBarrier = lane.barrier();
  }

  private void leave() {
    if (lanes.length > 0) change(running, lanes[running].after(agenda, number, laneBarrier, last));
    agenda = null;
    number = NONE;
    running = NONE;
  }

  /**
   * An answer in another's lane, or one that made another lane move, has told somebody something:
   * it is a barrier in the lane of who gave it.
   */
  @SuppressWarnings("ReferenceEquality") // an agenda that was not touched is the same object
  private void noteCrossing(Seat seat, int answered, Lane<S>[] before) {
    boolean crossed = answered < before.length && before[answered].owner() != seat;
    for (int i = 0; i < Math.min(lanes.length, before.length); i++) {
      if (i != answered && lanes[i].agenda() != before[i].agenda()) crossed = true;
    }
    if (!crossed) return;
    for (int i = 0; i < lanes.length; i++) {
      Lane<S> lane = lanes[i];
      if (lane.owner() == seat) change(i, lane.barredAt(answers));
    }
  }

  @SuppressWarnings("ReferenceEquality") // a lane that did not move is the same object
  private void change(int index, Lane<S> lane) {
    if (lane == lanes[index]) return;
    lanes = lanes.clone();
    lanes[index] = lane;
  }

  private boolean anyLaneWaits() {
    for (Lane<S> lane : lanes) if (lane.agenda() != null) return true;
    return false;
  }

  /** Gives every seat that is asked in some lane exactly one open question. */
  private void openWaiting() {
    for (int i = 0; i < players; i++) {
      int index = openLane(Seat.of(i));
      if (index != NONE && lanes[index].number() < 0) {
        change(index, lanes[index].numbered(opened++));
      }
    }
  }

  /** The lane whose question the seat is to answer: another's first, its own waits. */
  private int openLane(Seat seat) {
    int own = NONE;
    int others = NONE;
    for (int i = 0; i < lanes.length; i++) {
      Lane<S> lane = lanes[i];
      if (lane.asked() != seat) continue;
      if (lane.owner() == seat) own = i;
      else if (others == NONE || lane.opensBefore(lanes[others])) others = i;
    }
    return others == NONE ? own : others;
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
    if (lanes.length == 0) return number == NONE ? Seats.NONE : Seats.of(head().seat());
    Seats deciding = Seats.NONE;
    for (int i = 0; i < players; i++) {
      if (openLane(Seat.of(i)) != NONE) deciding = deciding.with(Seat.of(i));
    }
    return deciding;
  }

  /** The seat whose open question has the lowest number. */
  public final Seat next() {
    if (lanes.length == 0) return head().seat();
    int lowest = NONE;
    for (int i = 0; i < players; i++) {
      int index = openLane(Seat.of(i));
      if (index == NONE) continue;
      if (lowest == NONE || lanes[index].number() < lanes[lowest].number()) lowest = index;
    }
    if (lowest == NONE) throw new IllegalStateException("nobody is asked anything");
    return question(lanes[lowest].agenda()).seat();
  }

  /** The number of the question open for that seat. */
  public final int numberOf(Seat seat) {
    if (lanes.length == 0) return askOf(seat) == null ? NONE : number;
    int index = openLane(seat);
    return index == NONE ? NONE : lanes[index].number();
  }

  /** What that seat may choose now; valid until the next answer or the next such call. */
  public final Choices<?> choices(Seat seat) {
    int lane = openLane(seat);
    Ask<S, Choice> ask = required(seat, lane);
    int open = lane == NONE ? number : lanes[lane].number();
    if (listedNumber == open && listed != null) return listed;
    Choices<Choice> choices = list(ask);
    listedNumber = open;
    return choices;
  }

  /** The open question of that seat, or null. */
  public final @Nullable Ask<S, ?> question(Seat seat) {
    return askOf(seat);
  }

  /** What everybody may read of that seat's question; null: that it decides, and no more. */
  public final @Nullable Text openly(Seat seat) {
    return required(seat).openly(self());
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
   * That it is one of them is not checked here, since searches answer millions of times; worlds
   * check it.
   */
  public final void answer(Seat seat, Choice choice) {
    int lane = openLane(seat);
    Ask<S, Choice> ask = required(seat, lane);
    if (lane != NONE) enter(lane);
    popHead();
    listedNumber = NONE;
    answers++;
    last = seat;
    carryOut(ask, choice);
    if (lane != NONE) leave();
    Lane<S>[] before = lanes;
    settle();
    if (lane != NONE) noteCrossing(seat, lane, before);
  }

  /**
   * The first answer that seat may take back without asking anybody: nothing has become known
   * since. Equal to {@link #answers()} if there is none.
   */
  public final int barrier(Seat seat) {
    for (Lane<S> lane : lanes) if (lane.owner() == seat) return lane.barrier();
    return lanes.length == 0 && last == seat ? barrier : answers;
  }

  private Ask<S, Choice> required(Seat seat) {
    return required(seat, openLane(seat));
  }

  private Ask<S, Choice> required(Seat seat, int lane) {
    Ask<S, Choice> ask = askOf(seat, lane);
    if (ask == null)
      throw new IllegalArgumentException("seat " + seat.index() + " is not asked anything");
    return ask;
  }

  private @Nullable Ask<S, Choice> askOf(Seat seat) {
    return askOf(seat, openLane(seat));
  }

  /**
   * @param lane the seat's open lane, if it has one
   */
  private @Nullable Ask<S, Choice> askOf(Seat seat, int lane) {
    if (lane != NONE) return question(lanes[lane].agenda());
    if (number == NONE) return null;
    Ask<S, Choice> ask = head();
    return ask.seat() == seat ? ask : null;
  }

  private Ask<S, Choice> head() {
    return question(agenda);
  }

  @SuppressWarnings("unchecked") // its choices go back to the same question only
  private static <S extends State<S>> Ask<S, Choice> question(@Nullable Agenda<S> agenda) {
    if (agenda == null) throw new IllegalStateException("nobody is asked anything");
    return (Ask<S, Choice>) agenda.head();
  }

  // Listening and copying

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
    if (running == NONE) {
      barrier = answers;
      return;
    }
    laneBarrier = answers;
    for (int i = 0; i < lanes.length; i++) {
      if (i != running && seeing.has(lanes[i].owner())) change(i, lanes[i].barredAt(answers));
    }
  }

  /** An independent copy that nobody listens to. */
  @SuppressWarnings("unchecked") // a clone has its original's class
  public final S copy() {
    try {
      Course<S> copy = (Course<S>) super.clone();
      copy.listed = null;
      copy.listedNumber = NONE;
      copy.listener = null;
      copy.ownParts();
      return copy.self();
    } catch (CloneNotSupportedException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The steps still to be done, lane by lane, for tests and people who look for a fault. */
  public final List<List<Step<S>>> agendas() {
    List<List<Step<S>>> agendas = new ArrayList<>();
    for (Lane<S> lane : lanes) {
      agendas.add(lane.agenda() == null ? List.of() : lane.agenda().steps());
    }
    if (agenda != null) agendas.add(agenda.steps());
    if (behind != null) agendas.add(behind.steps());
    return agendas;
  }
}
