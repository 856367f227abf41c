package starboard.clank.turn;

import starboard.clank.Clank;
import starboard.clank.Cubes;
import starboard.clank.content.Content;
import starboard.clank.content.Numbers;
import starboard.clank.content.SoloEntry;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;

/** C2 The set-up, then the first turn. */
public record SetUp() implements Step<Clank> {

  private static final Content CONTENT = Content.BOX;

  @Override
  public void run(Clank s) {
    Seat first = lay(s);
    s.then(new Turns.Arrive(first, CONTENT.setup().rowSize()));
    s.then(new Turns.Next(first));
  }

  /** Everything before the first turn; tells who is first. */
  public static Seat lay(Clank s) {
    Numbers numbers = CONTENT.setup();
    SoloEntry.SetUp solo = CONTENT.solo().setup();
    int as = s.isSolo() ? solo.asPlayers() : s.players();
    s.layBoard(s.plan() == Clank.NONE ? s.anyBoard() : s.plan());
    s.layArtifacts(s.isSolo() ? Solo.removedArtifacts(s) : removed(s, as));
    s.laySecrets(
        numbers.majorTokensPerSpot(),
        s.isSolo() ? solo.minorTokensPerSpot() : numbers.minorTokensPerSpot());
    s.layMarket(
        numbers.marketCopies().getOrDefault(as, 0), numbers.accessCodes().getOrDefault(as, 0));
    s.placeTyrant(Cubes.TRACK.startSpace().getOrDefault(s.players(), 1));
    s.fillBag();
    s.layCards();
    s.comeAboard();
    s.placePawns();
    for (Seat seat : s.seats()) s.dealStarters(seat);
    Seat first = s.anySeat();
    Seat seat = first;
    for (int i = 0; i < s.players(); i++) {
      s.addNoise(seat, numbers.startClankByTurnOrder().get(i));
      seat = seat.next(s.players());
    }
    if (s.isSolo()) s.addThreat(solo.threatCubesStart());
    return first;
  }

  /** C2.2 */
  private static int removed(Clank s, int players) {
    int removed = 0;
    int all = (1 << CONTENT.artifacts().size()) - 1;
    for (int i = CONTENT.setup().artifactsRemoved().getOrDefault(players, 0); i > 0; i--) {
      removed |= s.anyArtifact(all & ~removed);
    }
    return removed;
  }
}
