package starboard.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import starboard.kernel.game.Game;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Decision;
import starboard.kernel.rules.State;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.seats.Seat;

/** What a seat sees and is asked is the same in every world it cannot tell from the true one. */
final class ViewCheck<S extends State<S>> {

  private final Game<S> game;
  private final Findings findings;

  ViewCheck(Recording<S> recording) {
    this.game = recording.game();
    this.findings = recording.findings();
  }

  /**
   * Compares the true world with one that was imagined for the seat.
   *
   * @param open what a spectator sees of the true one
   */
  void compare(S s, Scene open, S world, Seat seat) {
    String name = Players.name(seat);
    requireSame(
        Property.SCENE,
        name + " sees what it cannot know",
        game.scene(s, Viewer.of(seat)),
        game.scene(world, Viewer.of(seat)));
    requireSame(
        Property.PUBLIC,
        "a spectator sees what " + name + " cannot know",
        open,
        game.scene(world, Viewer.PUBLIC));
    for (Seat waited : s.deciding()) {
      if (!world.deciding().has(waited)) continue;
      requireSame(
          Property.PUBLIC,
          name + " reads in the question to another what it cannot know",
          Optional.ofNullable(s.openly(waited)),
          Optional.ofNullable(world.openly(waited)));
    }
    if (!s.deciding().has(seat)) return;
    Decision decision = s.decision(seat);
    Decision imagined = world.decision(seat);
    requireSame(
        Property.DECISION,
        "the question to " + name + " tells what it cannot know",
        decision,
        imagined);
    if (!decision.equals(imagined)) return;
    requireSame(
        Property.DECISION,
        "a choice of " + name + " holds what it cannot know",
        FreshChoices.of(s, seat),
        FreshChoices.of(world, seat));
    requireSame(
        Property.UNDO,
        "what " + name + " may take back freely depends on what it cannot know",
        barriers(s, seat),
        barriers(world, seat));
  }

  /** After which of its choices the seat may not take them back freely. */
  private static <S extends State<S>> List<Choice> barriers(S s, Seat seat) {
    List<Choice> barriers = new ArrayList<>();
    for (Choice choice : FreshChoices.of(s, seat)) {
      S after = s.copy();
      after.answer(seat, choice);
      if (after.over() || after.barrier(seat) > s.answers()) barriers.add(choice);
    }
    return barriers;
  }

  private void requireSame(Property property, String otherwise, Object here, Object there) {
    if (!here.equals(there))
      findings.note(property, otherwise + ": " + Structure.difference(here, there));
  }
}
