package starboard.demo;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Reacting;
import starboard.kernel.rules.ReactionWindow;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/**
 * D7 Jamming an action, or the jammer of another crew.
 *
 * @param actor whose action or jammer it is about
 * @param jammer whether it is about a jammer
 */
record Jamming(Seat actor, boolean jammer) implements Reacting<Demo, Jamming.Reaction> {

  /** What a crew does about it. */
  enum Reaction implements Choice {
    LET_IT_BE,
    JAM
  }

  /** The action, if nobody jams it. */
  static Step<Demo> around(Demo s, Seat actor, Step<Demo> ahead, Step<Demo> otherwise) {
    Jamming on = new Jamming(actor, false);
    return ReactionWindow.around(s, on, s.couldJam(actor), ahead, otherwise);
  }

  @Override
  public Reaction letItBe() {
    return Reaction.LET_IT_BE;
  }

  @Override
  public void reactions(Demo s, Seat seat, Choices<Reaction> out) {
    if (s.holds(seat, Components.BOX.jammer)) out.add(Reaction.JAM);
  }

  /** D7.2 A jammer can be jammed itself; then those left are asked about the first matter. */
  @Override
  public Step<Demo> react(
      Demo s, Seat seat, Reaction reaction, Step<Demo> otherwise, Step<Demo> rest) {
    s.discard(seat, Components.BOX.jammer, "jammed");
    return ReactionWindow.around(s, new Jamming(seat, true), s.couldJam(seat), otherwise, rest);
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
  public Option option(Demo s, Seat seat, Reaction reaction) {
    return switch (reaction) {
      case LET_IT_BE -> Option.of("let-it-be", Text.of("do.let-it-be"));
      case JAM ->
          Option.of("jam", Text.of("do.jam"), DemoScene.handCard(seat, Components.BOX.jammer));
    };
  }
}
