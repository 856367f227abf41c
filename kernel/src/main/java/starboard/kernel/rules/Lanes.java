package starboard.kernel.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** The lanes in which a game goes on: its main line alone, or those the main line waits for. */
final class Lanes<S extends State<S>> {

  private final Lane<S> main;

  /** Those the main line waits for, in seat order; null while it goes on itself. */
  private Lane<S> @Nullable [] others;

  Lanes() {
    this(new Lane<>(null, Seat.ONE, null, 0), null);
  }

  private Lanes(Lane<S> main, Lane<S> @Nullable [] others) {
    this.main = main;
    this.others = others;
  }

  /** The lanes a state was saved with. */
  Lanes(SavedCourse<S> saved) {
    this(saved.main(), saved.others().length == 0 ? null : saved.others());
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // filled with lanes of S only
  static <S extends State<S>> Lane<S>[] array(int length) {
    return new Lane[length];
  }

  Lanes<S> copy() {
    return new Lanes<>(main.copy(), others == null ? null : copies(others));
  }

  private static <S extends State<S>> Lane<S>[] copies(Lane<S>[] lanes) {
    Lane<S>[] copies = array(lanes.length);
    for (int i = 0; i < copies.length; i++) copies[i] = lanes[i].copy();
    return copies;
  }

  Lane<S> main() {
    return main;
  }

  /** Whether the main line waits for others. */
  boolean areParted() {
    return others != null;
  }

  /** Those the main line waits for; it must. */
  Lane<S>[] others() {
    if (others == null) throw new IllegalStateException("the main line waits for nobody");
    return others;
  }

  /** Those that can go on now. */
  private Lane<S>[] open() {
    if (others != null) return others;
    Lane<S>[] alone = array(1);
    alone[0] = main;
    return alone;
  }

  /** Parts the main line: a barrier, unless one seat alone goes on in its own lane. */
  void part(List<Lane.Opening<S>> openings, int answers) {
    if (areParted()) throw new IllegalStateException("no lanes inside lanes");
    if (openings.isEmpty()) return;
    boolean alone = openings.size() == 1 && openings.getFirst().owner() == main.last;
    if (!alone) main.barrier = answers;
    Lane<S>[] lanes = array(openings.size());
    for (int i = 0; i < lanes.length; i++) {
      Seat owner = openings.get(i).owner();
      Agenda<S> agenda = new Agenda<>(openings.get(i).first(), null);
      lanes[i] = new Lane<>(owner, owner, agenda, main.barrier);
    }
    others = lanes;
  }

  /** Whether all lanes the main line waited for are empty, so that it goes on behind the last. */
  boolean join(Lane<S> last, int answers) {
    if (others == null) return false;
    for (Lane<S> lane : others) if (lane.agenda != null) return false;
    goOnBehind(last, others.length, answers);
    return true;
  }

  /** The main line goes on: a barrier, unless one seat alone went on in its own lane. */
  private void goOnBehind(Lane<S> last, int lanes, int answers) {
    boolean alone = lanes == 1 && last.owner() == last.last;
    main.barrier = alone ? last.barrier : answers;
    main.last = last.last;
    others = null;
  }

  /** Nothing is to be done any more, behind the last lane that ran. */
  void clear(Lane<S> last, int answers) {
    if (others != null) goOnBehind(last, others.length, answers);
    main.agenda = null;
    main.pop();
  }

  /** The lane whose question the seat is to answer: another's first, its own waits. */
  @Nullable Lane<S> asking(Seat seat) {
    if (others == null) return main.asked == seat ? main : null;
    Lane<S> own = null;
    Lane<S> another = null;
    for (Lane<S> lane : others) {
      if (lane.asked != seat) continue;
      if (lane.owner() == seat) own = lane;
      else if (another == null || lane.opensBefore(another)) another = lane;
    }
    return another == null ? own : another;
  }

  /** The seats that are asked something. */
  Seats asked() {
    Seats seats = Seats.NONE;
    for (Lane<S> lane : open()) if (lane.asked != null) seats = seats.with(lane.asked);
    return seats;
  }

  /** Gives every seat that is asked exactly one open question; tells how many have opened now. */
  int openQuestions(int players, int opened) {
    if (others == null) return main.asked == null ? opened : main.open(opened);
    int now = opened;
    for (int i = 0; i < players; i++) {
      Lane<S> lane = asking(Seat.of(i));
      if (lane != null) now = lane.open(now);
    }
    return now;
  }

  /** The seat whose open question has the lowest number. */
  Seat next() {
    Lane<S> lowest = others == null ? main : lowest(others);
    if (lowest == null || lowest.asked == null)
      throw new IllegalStateException("nobody is asked anything");
    return lowest.asked;
  }

  private @Nullable Lane<S> lowest(Lane<S>[] lanes) {
    Lane<S> lowest = null;
    for (Lane<S> lane : lanes) {
      if (lane.asked == null || asking(lane.asked) != lane) continue;
      if (lowest == null || lane.number < lowest.number) lowest = lane;
    }
    return lowest;
  }

  /** A barrier in the lanes of these seats. */
  void bar(Seats seats, int answers) {
    for (Lane<S> lane : open()) if (seats.has(lane.owner())) lane.barrier = answers;
  }

  /** The first answer that seat may take back in its lane; that many if it has none. */
  int barrier(Seat seat, int answers) {
    for (Lane<S> lane : open()) if (lane.owner() == seat) return lane.barrier;
    return answers;
  }

  /** The steps still to be done, lane by lane, the main line last. */
  List<List<Step<S>>> agendas() {
    List<List<Step<S>>> agendas = new ArrayList<>();
    for (Lane<S> lane : open()) if (lane.agenda != null) agendas.add(lane.agenda.steps());
    if (areParted() && main.agenda != null) agendas.add(main.agenda.steps());
    return agendas;
  }
}
