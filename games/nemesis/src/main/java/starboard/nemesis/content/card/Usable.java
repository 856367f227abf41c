package starboard.nemesis.content.card;

import java.util.List;
import starboard.nemesis.content.term.CombatUse;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.ListMode;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.Trigger;

/** What cards and items have in common: somebody uses them. */
public interface Usable extends Named {
  /** The cost of what is no action of its own: a weapon, a passive item, a component. */
  int NO_ACTION = -1;

  /** Action cards discarded; those of an action card in addition to the card itself (N4.3). */
  int cost();

  CombatUse combat();

  /** Whether it is no action of the turn but the answer to one of its triggers (N4.10). */
  boolean reaction();

  List<Trigger> triggers();

  ListMode mode();

  List<Effect> ops();

  /** Whether using it is an action or a reaction at all. */
  default boolean hasAction() {
    return cost() != NO_ACTION;
  }
}
