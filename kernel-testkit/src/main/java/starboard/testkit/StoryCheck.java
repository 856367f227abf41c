package starboard.testkit;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Ending;
import starboard.kernel.scene.Telling;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Language;
import starboard.kernel.words.RuleBook;

/**
 * A game tells what happens: what changes before a viewer's eyes is told by a beat, a beat names
 * only what its hearers see, a chain begins only where the rules say so, and everybody's end has a
 * cause.
 */
final class StoryCheck<S extends State<S>> {

  private final Recording<S> recording;
  private final Contract<S> contract;
  private final Findings findings;

  StoryCheck(Recording<S> recording) {
    this.recording = recording;
    this.contract = recording.contract();
    this.findings = recording.findings();
  }

  /** The game once more, with everybody listening. */
  void listen() {
    if (contract.isMute()) return;
    findings.at(0);
    Trace<S> trace = Trace.keeping(contract.mostSteps());
    S s = recording.open(trace);
    List<Event> log = new ArrayList<>(told(trace));
    for (int i = 0; i < recording.size(); i++) {
      trace.clear();
      findings.require(Property.ASKING, "played on while listening", recording.again(s, i));
      requireBeginnings(trace);
      List<Event> told = told(trace);
      log.addAll(told);
      if (recording.isSampled(i)) compareViews(i, told);
    }
    requireEnds(s, log);
  }

  private static List<Event> told(Trace<?> trace) {
    List<Event> told = new ArrayList<>();
    for (Trace.Entry entry : trace.entries()) {
      if (entry instanceof Trace.Told(Event event)) told.add(event);
    }
    return told;
  }

  /**
   * A chain begins where a step says so; what is told first then has no cause, all else has. No
   * chain begins with harm.
   */
  private void requireBeginnings(Trace<S> trace) {
    Event first = null;
    Event begun = null;
    for (Trace.Entry entry : trace.entries()) {
      if (entry instanceof Trace.Told(Event event) && event.cause() == null) {
        if (event.beat().kind() == Beat.Kind.WOUND) tornOff(event);
        if (first != null) tornOff(event);
        first = event;
      }
      if (!(entry instanceof Trace.Ran ran)) continue;
      if (ran.step().begins()) begun = null;
      if (begun != null && first != null) tornOff(first);
      if (first != null) begun = first;
      first = null;
    }
  }

  private void tornOff(Event event) {
    findings.note(Property.CAUSE, event.id() + " was brought about by nothing and begins nothing");
  }

  private void compareViews(int index, List<Event> told) {
    compareView(index, told, null);
    for (Seat seat : recording.state(index).seats()) compareView(index, told, seat);
  }

  private void compareView(int index, List<Event> told, @Nullable Seat seat) {
    Viewer viewer = seat == null ? Viewer.PUBLIC : Viewer.of(seat);
    String name = seat == null ? "a spectator" : Players.name(seat);
    Eyes before = Eyes.of(recording.game().scene(recording.state(index), viewer));
    Eyes after = Eyes.of(recording.game().scene(recording.state(index + 1), viewer));
    Set<String> named = new LinkedHashSet<>();
    Set<Seat> concerned = EnumSet.noneOf(Seat.class);
    for (Event event : told) {
      if (!viewer.hears(event)) continue;
      Beat beat = event.beat();
      Set<String> ids = ids(beat);
      for (String id : ids) {
        if (before.has(id) || after.has(id) || isEverSeen(viewer, id)) continue;
        findings.note(
            Property.TOLD, event.id() + " names " + id + ", which " + name + " does not see");
      }
      requireRule(event);
      named.addAll(ids);
      if (beat.seat() != null) concerned.add(beat.seat());
    }
    List<String> untold = new ArrayList<>(before.untold(after, named, concerned));
    untold.removeIf(contract::isSilent);
    if (untold.isEmpty()) return;
    List<String> events = told.stream().filter(viewer::hears).map(Event::id).toList();
    findings.note(
        Property.TOLD,
        name + " sees " + untold + " change by " + recording.turn(index) + " and hears " + events);
  }

  /** What comes and goes within one answer can still be named. */
  private boolean isEverSeen(Viewer viewer, String id) {
    for (int i = 0; i <= recording.size(); i++) {
      if (Eyes.of(recording.game().scene(recording.state(i), viewer)).has(id)) return true;
    }
    return false;
  }

  /** The paragraph a beat names stands in the book of the game, in every language. */
  private void requireRule(Event event) {
    String rule = event.beat().rule();
    RuleBook book = recording.game().book();
    if (rule == null || book.equals(RuleBook.EMPTY)) return;
    for (Language language : Language.values()) {
      if (book.entry(rule, language) == null) {
        findings.note(Property.TOLD, event.id() + " names " + rule + ", which is no rule");
      }
    }
  }

  private static Set<String> ids(Beat beat) {
    Set<String> ids = new LinkedHashSet<>(beat.on());
    if (beat.from() != null) ids.add(beat.from());
    if (beat.to() != null) ids.add(beat.to());
    return ids;
  }

  /** Whoever played is told how it ended for that seat, and what brought it about. */
  private void requireEnds(S s, List<Event> log) {
    Result result = s.result();
    if (result == null) return;
    for (Result.Outcome outcome : result.seats()) {
      Seat seat = outcome.seat();
      Ending ending = Ending.of(Telling.of(Viewer.of(seat), log), seat);
      if (ending == null) {
        findings.note(Property.CAUSE, Players.name(seat) + " is not told how it ended");
      } else if (ending.chain().size() < 2) {
        findings.note(
            Property.CAUSE,
            Players.name(seat) + " is told " + ending.end().id() + " without cause");
      }
    }
  }
}
