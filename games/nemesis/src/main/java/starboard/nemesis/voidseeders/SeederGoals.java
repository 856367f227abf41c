package starboard.nemesis.voidseeders;

import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;

/** V12 What objectives mean with Void Seeders. */
public sealed interface SeederGoals extends GoalRule {

  /** V12.1 Three lairs are destroyed, or the place with them. */
  record DespoilerDead() implements SeederGoals {
    @Override
    public boolean isMet(Nemesis s, Seat seat) {
      return s.creatures().isMatriarchKilled();
    }

    @Override
    public Text text() {
      return Text.of("goal.despoiler-dead");
    }
  }
}
