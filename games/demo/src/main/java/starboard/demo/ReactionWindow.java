package starboard.demo;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/**
 * D7 Jamming: both futures lie in the window, a jammer turns them round. Everybody is asked who
 * could hold a jammer as far as the table knows, so neither a question nor its absence tells a
 * hand.
 *
 * @param actor whose action or jammer it is about
 * @param jammer whether it is about a jammer
 * @param left who is still to be asked
 */
record ReactionWindow(
    Seat actor, boolean jammer, Seats left, Step<Demo> ahead, Step<Demo> otherwise)
    implements Ask<Demo, ReactionWindow.Reaction> {

  /** What a crew does about it. */
  enum Reaction implements Choice {
    LET_IT_BE,
    JAM
  }

  /** The action, if nobody jams it. */
  static Step<Demo> around(Demo s, Seat actor, Step<Demo> ahead, Step<Demo> otherwise) {
    return of(actor, false, s.couldJam(actor), ahead, otherwise);
  }

  private static Step<Demo> of(
      Seat actor, boolean jammer, Seats left, Step<Demo> ahead, Step<Demo> otherwise) {
    return left.isEmpty() ? ahead : new ReactionWindow(actor, jammer, left, ahead, otherwise);
  }

  @Override
  public Seat seat() {
    return left.first();
  }

  @Override
  public boolean secret() {
    return true;
  }

  @Override
  public Reaction letItBe() {
    return Reaction.LET_IT_BE;
  }

  @Override
  public void options(Demo s, Choices<Reaction> out) {
    out.add(Reaction.LET_IT_BE);
    if (s.holds(seat(), Components.BOX.jammer)) out.add(Reaction.JAM);
  }

  /** D7.2 A jammer can be jammed itself; then those left are asked about the first matter. */
  @Override
  public void answer(Demo s, Reaction reaction) {
    Step<Demo> rest = of(actor, jammer, left.rest(), ahead, otherwise);
    if (reaction == Reaction.LET_IT_BE) {
      s.then(rest);
      return;
    }
    Seat seat = seat();
    s.discard(seat, Components.BOX.jammer, "jammed");
    s.then(of(seat, true, s.couldJam(seat), otherwise, rest));
  }

  @Override
  public Text question(Demo s) {
    return Text.of(jammer ? "choose-answer" : "choose-reaction", actor);
  }

  @Override
  public Text source(Demo s) {
    return Text.of("rule.jam");
  }

  @Override
  public Option option(Demo s, Reaction reaction) {
    return switch (reaction) {
      case LET_IT_BE -> Option.of("let-it-be", Text.of("do.let-it-be"));
      case JAM ->
          Option.of("jam", Text.of("do.jam"), DemoScene.handCard(seat(), Components.BOX.jammer));
    };
  }
}
