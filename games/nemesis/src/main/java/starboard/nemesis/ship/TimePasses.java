package starboard.nemesis.ship;

import starboard.kernel.Step;
import starboard.nemesis.Nemesis;
import starboard.nemesis.content.Track;
import starboard.nemesis.content.Tracks;
import starboard.nemesis.round.Ending;

/** N3.10 The time marker moves, and the self-destruct with it; what that triggers comes at once. */
record TimePasses() implements Step<Nemesis> {

  @Override
  public void run(Nemesis s) {
    Tracks tracks = s.kit().content().tracks();
    s.advanceTime();
    if (s.time() == tracks.time().first(Track.Colour.BLUE)) s.announce("event.hibernation-opens");
    if (s.selfDestruct() != Nemesis.NONE) {
      s.advanceSelfDestruct();
      if (s.selfDestruct() == tracks.selfDestruct().first(Track.Colour.YELLOW)) s.unlockAll();
    }
    boolean jump = s.time() == tracks.time().last();
    boolean skull = s.selfDestruct() == tracks.selfDestruct().last();
    // N23.3: a jump with the self-destruct running destroys the ship as well
    if (skull || (jump && s.selfDestruct() != Nemesis.NONE)) s.then(new Ending.PlaceDestroyed());
    else if (jump) s.then(new Ending.TimeIsUp());
  }
}
