package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** The lanes in which a game goes on: its main line alone, or those the main line waits for. */
final class Lanes<S extends State<S>> {

  private final Lane<S> main;
  private final Lane<S>[] mainAlone;

  /** In seat order. */
  private Lane<S>[] open;

  Lanes() {
    this(new Lane<>(null, Seat.ONE, null, 0));
  }

  private Lanes(Lane<S> main) {
    this.main = main;
    mainAlone = array(1);
    mainAlone[0] = main;
    open = mainAlone;
  }

  private Lanes(Lane<S> main, Lane<S>[] others) {
    this(main);
    if (others.length > 0) open = others;
  }

  /** The lanes a state was saved with. */
  Lanes(SavedCourse<S> saved) {
    this(saved.main(), saved.others());
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // filled with lanes of S only
  static <S extends State<S>> Lane<S>[] array(int length) {
    return new Lane[length];
  }

  Lanes<S> copy() {
    Lane<S>[] others = array(areParted() ? open.length : 0);
    for (int i = 0; i < others.length; i++) others[i] = open[i].copy();
    return new Lanes<>(main.copy(), others);
  }

  Lane<S> main() {
    return main;
  }

  /** Those that can go on now. */
  Lane<S>[] open() {
    return open;
  }

  /** Whether the main line waits for others. */
  boolean areParted() {
    return open[0] != main;
  }

  /** Parts the main line: a barrier, unless one seat alone goes on in its own lane. */
  void part(List<Lane.Opening<S>> openings, int answers) {
    if (areParted()) throw new IllegalStateException("no lanes inside lanes");
    if (openings.isEmpty()) return;
    boolean alone = openings.size() == 1 && openings.getFirst().owner() == main.last;
    if (!alone) main.barrier = answers;
    open = array(openings.size());
    for (int i = 0; i < open.length; i++) {
      Seat owner = openings.get(i).owner();
      Agenda<S> agenda = new Agenda<>(openings.get(i).first(), null);
      open[i] = new Lane<>(owner, owner, agenda, main.barrier);
    }
  }

  /** Whether all lanes the main line waited for are empty, so that it goes on behind the last. */
  boolean join(Lane<S> last, int answers) {
    if (!areParted()) return false;
    for (Lane<S> lane : open) if (lane.agenda != null) return false;
    boolean alone = open.length == 1 && last.owner() == last.last;
    main.barrier = alone ? last.barrier : answers;
    main.last = last.last;
    open = mainAlone;
    return true;
  }

  /** Nothing is to be done any more, behind the last lane that ran. */
  void clear(Lane<S> last) {
    open = mainAlone;
    main.agenda = null;
    main.pop();
    main.last = last.last;
  }

  /** The lane whose question the seat is to answer: another's first, its own waits. */
  @Nullable Lane<S> asking(Seat seat) {
    Lane<S> own = null;
    Lane<S> others = null;
    for (Lane<S> lane : open) {
      if (lane.asked != seat) continue;
      if (lane.owner() == seat) own = lane;
      else if (others == null || lane.opensBefore(others)) others = lane;
    }
    return others == null ? own : others;
  }

  /** The seats that are asked something. */
  Seats asked() {
    Seats seats = Seats.NONE;
    for (Lane<S> lane : open) if (lane.asked != null) seats = seats.with(lane.asked);
    return seats;
  }

  /** The seat whose open question has the lowest number. */
  Seat next() {
    Lane<S> lowest = null;
    for (Lane<S> lane : open) {
      if (lane.asked == null || asking(lane.asked) != lane) continue;
      if (lowest == null || lane.number < lowest.number) lowest = lane;
    }
    if (lowest == null || lowest.asked == null)
      throw new IllegalStateException("nobody is asked anything");
    return lowest.asked;
  }

  /** A barrier in the lanes of these seats. */
  void bar(Seats seats, int answers) {
    for (Lane<S> lane : open) if (seats.has(lane.owner())) lane.barrier = answers;
  }

  /** The first answer that seat may take back in its lane; that many if it has none. */
  int barrier(Seat seat, int answers) {
    for (Lane<S> lane : open) if (lane.owner() == seat) return lane.barrier;
    return answers;
  }

  /** The steps still to be done, lane by lane, the main line last. */
  List<List<Step<S>>> agendas() {
    List<List<Step<S>>> agendas = new ArrayList<>();
    for (Lane<S> lane : open) if (lane.agenda != null) agendas.add(lane.agenda.steps());
    if (areParted() && main.agenda != null) agendas.add(main.agenda.steps());
    return agendas;
  }
}
