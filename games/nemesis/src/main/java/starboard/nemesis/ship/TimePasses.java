package starboard.nemesis.ship;

import starboard.kernel.rules.Step;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.board.Track;
import starboard.nemesis.round.Ending;

/** N3.10 The time marker moves, and the self-destruct with it; what that triggers comes at once. */
record TimePasses() implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    Track time = s.kit().content().tracks().time();
    Track selfDestruct = ShipState.of(s).ship().content().tracks().selfDestruct();
    s.clock().advanceTime();
    if (s.clock().time() == time.first(Track.Colour.BLUE)) s.announce("event.hibernation-opens");
    if (ShipState.of(s).selfDestruct() != Nemesis.NONE) {
      ShipState.of(s).advanceSelfDestruct();
      if (ShipState.of(s).selfDestruct() == selfDestruct.first(Track.Colour.YELLOW))
        ShipState.of(s).unlockAll();
    }
    boolean jump = s.clock().time() == time.last();
    boolean skull = ShipState.of(s).selfDestruct() == selfDestruct.last();
    // N23.3: a jump with the self-destruct running destroys the ship as well
    if (skull || (jump && ShipState.of(s).selfDestruct() != Nemesis.NONE))
      s.then(new Ending.PlaceDestroyed());
    else if (jump) s.then(new Ending.TimeIsUp());
  }
}
