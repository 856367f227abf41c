package starboard.testkit;

import java.util.List;
import java.util.Objects;
import starboard.kernel.codec.Codec;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/**
 * What a seat does not know interferes with nothing it notices: until it is shown something new,
 * the same answer does the same in all worlds it cannot tell from the true one.
 */
final class InterferenceCheck<S extends State<S>> {

  private final Recording<S> recording;
  private final Contract<S> contract;
  private final Findings findings;
  private final EventCheck<S> events;
  private final ImaginationCheck<S> imagination;
  private final BarrierCheck<S> barriers;

  InterferenceCheck(Recording<S> recording, TextCheck texts, Truths truths) {
    this.recording = recording;
    this.contract = recording.contract();
    this.findings = recording.findings();
    this.events = new EventCheck<>(findings, texts);
    this.imagination = new ImaginationCheck<>(recording, truths);
    this.barriers = new BarrierCheck<>(findings);
  }

  /** The game once more, with somebody listening and with worlds imagined before every answer. */
  void playInWorlds() {
    findings.at(0);
    Trace<S> trace = Trace.keeping(contract.mostSteps(), events::hear);
    S s = recording.open(trace);
    for (int i = 0; ; i++) {
      findings.at(i);
      List<Imagined<S>> worlds = recording.isSampled(i) ? imagination.imagine(s, i) : List.of();
      if (i == recording.size()) return;
      BarrierCheck.Before<S> before = BarrierCheck.Before.of(s);
      trace.clear();
      findings.require(Property.ASKING, "played on after imagining", recording.again(s, i));
      Turn turn = recording.turn(i);
      barriers.requireNoFreeNews(before, s, turn.seat(), trace);
      for (Imagined<S> world : worlds) {
        String doing = turn + " in a world imagined for " + Players.name(world.seat());
        findings.guard(Property.IMAGINATION, doing, () -> answerThere(world, turn, s, trace));
      }
    }
  }

  /** Gives an answer in an imagined world too, and compares what it does. */
  private void answerThere(Imagined<S> world, Turn turn, S s, Trace<S> trace) {
    S there = world.state();
    Seat seat = world.seat();
    if (!there.deciding().has(turn.seat())) return;
    if (!there.choices(turn.seat()).contains(turn.choice())) return;
    Trace<S> traceThere = Trace.keeping(contract.mostSteps());
    there.listen(traceThere);
    there.answer(turn.seat(), turn.choice());
    Parting parting = Parting.of(trace.before(seat), traceThere.before(seat));
    if (parting == null) {
      compareOutcome(s, there, seat, turn);
    } else if (!parting.bringsNews(contract::isNews)) {
      String what = turn + " does, by what " + Players.name(seat) + " does not know, " + parting;
      findings.note(parting.broken(), what);
    }
  }

  private void compareOutcome(S s, S there, Seat seat, Turn turn) {
    String how = "after " + turn + ", by what " + Players.name(seat) + " does not know, ";
    if (!s.deciding().equals(there.deciding())) {
      findings.note(
          Property.QUESTION, how + s.deciding() + " or " + there.deciding() + " are asked");
      return;
    }
    if (!Objects.equals(s.result(), there.result())) {
      findings.note(
          Property.DIFFERENTIAL, how + "the game ends as " + s.result() + " or " + there.result());
      return;
    }
    if (!findings.has(Property.SCENE) && !isSameScene(s, there, seat, how)) return;
    for (Seat any : s.seats()) {
      if (s.barrier(any) != there.barrier(any))
        findings.note(Property.UNDO, how + Players.name(any) + " may take back more or less");
    }
    compareDreams(s, there, seat, how);
  }

  private boolean isSameScene(S s, S there, Seat seat, String how) {
    Scene here = recording.game().scene(s, Viewer.of(seat));
    Scene other = recording.game().scene(there, Viewer.of(seat));
    if (here.equals(other)) return true;
    findings.note(
        Property.DIFFERENTIAL, how + "its scene differs: " + Structure.difference(here, other));
    return false;
  }

  /** The seat has learnt the same in both worlds, so it goes on to imagine the same. */
  private void compareDreams(S s, S there, Seat seat, String how) {
    S dream = s.imagine(seat, recording.seed());
    S other = there.imagine(seat, recording.seed());
    Things.keepOnly(dream, seat);
    Things.keepOnly(other, seat);
    if (Codec.hash(dream).equals(Codec.hash(other))) return;
    findings.note(
        Property.IMAGINATION,
        how + "it imagines something else: " + Fields.differences(dream, other));
  }
}
