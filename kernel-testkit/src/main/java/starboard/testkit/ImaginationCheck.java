package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.chance.FastRng;
import starboard.kernel.codec.Codec;
import starboard.kernel.rules.Result;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/**
 * An imagined world depends on nothing its seat does not know, holds every component, can be played
 * to its end, and is not always the truth.
 */
final class ImaginationCheck<S extends State<S>> {

  /** How many worlds are imagined for each seat. */
  private static final int WORLDS = 2;

  private final Recording<S> recording;
  private final Findings findings;
  private final ViewCheck<S> views;
  private final Truths truths;

  ImaginationCheck(Recording<S> recording, Truths truths) {
    this.recording = recording;
    this.findings = recording.findings();
    this.views = new ViewCheck<>(recording);
    this.truths = truths;
  }

  /** Worlds for every seat, checked by themselves and beside the true one. */
  List<Imagined<S>> imagine(S s, int index) {
    List<Imagined<S>> worlds = new ArrayList<>();
    List<Things.At> truth = Things.on(s);
    Scene open = recording.game().scene(s, Viewer.PUBLIC);
    for (Seat seat : s.seats()) {
      findings.guard(
          Property.IMAGINATION,
          "imagining for " + Players.name(seat),
          () -> {
            for (int k = 0; k < WORLDS; k++) {
              S world = s.imagine(seat, salt(index, seat, k));
              requireIgnorance(s, seat, world, index, k);
              requireComponents(world, "imagined by " + Players.name(seat) + ", ");
              views.compare(s, open, world, seat);
              requireSameWorth(s, world, seat);
              lookForTruth(seat, truth, Things.on(world));
              world.useChance(s.chance());
              worlds.add(new Imagined<>(seat, world));
            }
          });
    }
    Seat dreamer = Seat.of(index % s.players());
    findings.guard(
        Property.IMAGINATION,
        "playing on in a world imagined for " + Players.name(dreamer),
        () -> playToTheEnd(s.imagine(dreamer, salt(index, dreamer, WORLDS)), index));
    return worlds;
  }

  /** Another number for each world that is imagined in a game. */
  private long salt(int index, Seat seat, int world) {
    return FastRng.mix(recording.seed() * 1_000_003 + index * 64L + seat.index() * 8L + world);
  }

  /** What the seat imagines in the true world it imagines in the imagined one too. */
  private void requireIgnorance(S s, Seat seat, S world, int index, int k) {
    for (int other = k; other <= k + 1; other++) {
      long salt = salt(index, seat, other);
      S direct = s.imagine(seat, salt);
      S twice = world.imagine(seat, salt);
      if (Codec.hash(direct).equals(Codec.hash(twice))) continue;
      findings.note(
          Property.IMAGINATION,
          "what "
              + Players.name(seat)
              + " imagines depends on what it does not know: "
              + Fields.differences(direct, twice));
    }
  }

  /** What a seat thinks of the table is no more than it can know. */
  private void requireSameWorth(S s, S world, Seat seat) {
    double worth = recording.game().worth(s, seat);
    String to = "the table is worth " + worth + " to " + Players.name(seat);
    if (!(worth >= 0 && worth <= 1)) findings.note(Property.WORTH, to);
    Result result = s.result();
    if (result != null && worth != (result.winners().has(seat) ? 1 : 0)) {
      findings.note(Property.WORTH, to + " at the end");
    }
    double there = recording.game().worth(world, seat);
    if (worth != there) {
      findings.note(Property.WORTH, to + " and " + there + " in a world it imagines");
    }
  }

  private void requireComponents(S world, String which) {
    List<String> wrong = world.violations(recording.box());
    if (!wrong.isEmpty()) findings.note(Property.IMAGINATION, which + String.join("; ", wrong));
  }

  /** Looks which hidden places hold something else than in truth, where they could. */
  private void lookForTruth(Seat seat, List<Things.At> truth, List<Things.At> world) {
    if (truth.size() != world.size()) return;
    int backs = 0;
    for (Things.At at : truth) backs = Math.max(backs, at.back() + 1);
    int[] hidden = new int[backs];
    for (Things.At at : truth) if (!at.seenBy().has(seat)) hidden[at.back()]++;
    for (int i = 0; i < truth.size(); i++) {
      Things.At at = truth.get(i);
      if (at.seenBy().has(seat) || hidden[at.back()] < 2) continue;
      truths.look(at.place(), at.number() == world.get(i).number());
    }
  }

  private void playToTheEnd(S world, int index) {
    RandomPlayer player = new RandomPlayer(recording.seed() ^ index);
    Trace<S> trace = Trace.counting(recording.contract().mostSteps());
    world.listen(trace);
    for (int i = 0; !world.over(); i++) {
      if (world.deciding().isEmpty() || i > recording.contract().mostAnswers()) {
        findings.note(Property.IMAGINATION, "an imagined world does not come to an end");
        return;
      }
      trace.clear();
      player.answer(world);
    }
    requireComponents(world, "an imagined world ends with ");
  }
}
