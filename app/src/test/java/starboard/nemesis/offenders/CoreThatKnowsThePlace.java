package starboard.nemesis.offenders;

import starboard.nemesis.ship.ShipState;

/** Breaks the rule that the core of a family names no place. */
final class CoreThatKnowsThePlace {
  private CoreThatKnowsThePlace() {}

  static int spots(ShipState ship) {
    return ship.hashCode();
  }
}
