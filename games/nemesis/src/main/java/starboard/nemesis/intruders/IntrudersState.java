package starboard.nemesis.intruders;

import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;

/** What only the Intruders have on the table. */
public final class IntrudersState extends NemesisPart {

  IntrudersState(Nemesis table) {
    super(table);
  }

  /** That of a table with Intruders. */
  public static IntrudersState of(Nemesis s) {
    return (IntrudersState) s.speciesState();
  }
}
