package starboard.nemesis.game;

import starboard.nemesis.GameMode;
import starboard.nemesis.RuleSet;
import starboard.nemesis.content.BoxIndex;

/** A place with a species on one side of the board. */
interface Pairing {

  BoxIndex kit();

  /** Their rules in that mode. */
  RuleSet rules(GameMode mode);
}
