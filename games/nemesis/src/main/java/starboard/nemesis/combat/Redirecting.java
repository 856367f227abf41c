package starboard.nemesis.combat;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Widgets;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Trigger;

/** An attack aimed at a Character is aimed at another one in the room, before its card is drawn. */
public record Redirecting(Attack attack) implements Ask<Nemesis, Target> {

  /** Whether the target may have an answer, and somebody else is there. */
  static boolean isPossible(Nemesis s, Seat target) {
    return Reactions.mayAnswer(s, Trigger.TARGETED_BY_INTRUDER, target)
        && s.crew().seatsIn(s.crew().roomOf(target)).size() > 1;
  }

  static Step<Nemesis> around(Nemesis s, Attack attack) {
    return Reactions.toOwn(
        s,
        Trigger.TARGETED_BY_INTRUDER,
        attack.target(),
        new Attack.Launch(attack),
        new Redirecting(attack));
  }

  @Override
  public Seat seat() {
    return attack.target();
  }

  @Override
  public void options(Nemesis s, Choices<Target> out) {
    for (int i = 0; i < s.players(); i++) {
      Seat other = Seat.of(i);
      if (other != seat() && s.crew().roomOf(other) == s.crew().roomOf(seat()))
        out.add(Target.seat(i));
    }
  }

  @Override
  public void answer(Nemesis s, Target other) {
    Seat target = Seat.of(other.index());
    s.then(new Attack.Launch(new Attack(attack.figure(), target, attack.surprise())));
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.redirect");
  }

  @Override
  public Text source(Nemesis s) {
    return Text.of("rule.reaction");
  }

  @Override
  public Option option(Nemesis s, Target other) {
    Seat seat = Seat.of(other.index());
    String mat = Widgets.mat(seat);
    return Option.of("character:" + mat, Text.of("do.seat", seat), mat);
  }
}
