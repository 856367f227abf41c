package starboard.nemesis.ship;

import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;

/** What only the ship has on the table. */
public final class ShipState extends NemesisPart {

  ShipState(Nemesis table) {
    super(table);
  }

  /** That of a table in the ship. */
  public static ShipState of(Nemesis s) {
    return (ShipState) s.placeState();
  }
}
