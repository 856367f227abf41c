package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.State;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;

/** An answer that may be taken back freely has told nobody anything. */
final class BarrierCheck<S extends State<S>> {

  /**
   * The table before an answer.
   *
   * @param waiting what comes next, lane by lane: a question among these that is listed again has
   *     come up before the answer
   */
  record Before<S extends State<S>>(List<Things.At> things, long draws, List<Step<S>> waiting) {

    static <S extends State<S>> Before<S> of(S s) {
      List<Step<S>> waiting = new ArrayList<>();
      for (List<Step<S>> agenda : s.agendas())
        if (!agenda.isEmpty()) waiting.add(agenda.getFirst());
      return new Before<>(Things.on(s), s.draws(), waiting);
    }
  }

  private final Findings findings;

  BarrierCheck(Findings findings) {
    this.findings = findings;
  }

  /** If the seat may take its answer back freely, it has brought nobody anything new. */
  void requireNoFreeNews(Before<S> before, S s, Seat seat, Trace<S> trace) {
    if (s.barrier(seat) >= s.answers()) return;
    String news = s.draws() == before.draws ? null : "chance was used";
    if (news == null) news = firstSeen(before, s);
    if (news == null) news = firstAsked(before, seat, trace);
    if (news == null) return;
    findings.note(
        Property.UNDO, Players.name(seat) + " may take its answer back freely though " + news);
  }

  private static @Nullable String firstSeen(Before<?> before, State<?> s) {
    SortedMap<Integer, Integer> seen = new TreeMap<>();
    for (Things.At at : before.things) seen.merge(at.number(), at.seenBy().bits(), (a, b) -> a | b);
    for (Things.At at : Things.on(s)) {
      int gained = at.seenBy().bits() & ~seen.getOrDefault(at.number(), 0);
      if (gained != 0) return Players.names(new Seats(gained)) + " saw component " + at.number();
    }
    return null;
  }

  /** Whom else the answer has led to ask. */
  private static @Nullable String firstAsked(Before<?> before, Seat seat, Trace<?> trace) {
    for (Trace.Entry entry : trace.entries()) {
      if (entry instanceof Trace.Asked asked
          && asked.fate() != Trace.Fate.FELL_AWAY
          && asked.ask().seat() != seat
          && !before.waiting.contains(asked.ask())) {
        return Players.name(asked.ask().seat()) + " was asked " + asked.ask();
      }
    }
    return null;
  }
}
