package starboard.nemesis.round;

import java.util.List;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.Site;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.WayOut;
import starboard.nemesis.content.term.WeaknessSlotId;

/**
 * A place with nothing of its own: the answers of the base game that need no ship. A place says
 * what is different there.
 */
public abstract class PlainSite implements Site {

  private final Content box;
  private final int noiseMarkers;
  private final int fireMarkers;
  private final int malfunctionMarkers;
  private final int doors;

  protected PlainSite(Content box) {
    this.box = box;
    noiseMarkers = box.count("noise-markers");
    fireMarkers = box.count("fire-markers");
    malfunctionMarkers = box.count("malfunction-markers");
    doors = box.count("doors");
  }

  protected final Content box() {
    return box;
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new NemesisPart.Nothing(table);
  }

  @Override
  public int noiseMarkers() {
    return noiseMarkers;
  }

  @Override
  public int fireMarkers() {
    return fireMarkers;
  }

  @Override
  public int malfunctionMarkers() {
    return malfunctionMarkers;
  }

  @Override
  public int doors() {
    return doors;
  }

  @Override
  public boolean malfunctionOnUnexplored() {
    return true;
  }

  @Override
  public boolean carefulMarkerWhenOccupied() {
    return true;
  }

  @Override
  public boolean carefulMeetsDanger() {
    return false;
  }

  /** N17.1 Each kind of sample has its slot. */
  @Override
  public int slotsFor(Nemesis s, ObjectKind sample) {
    WeaknessSlotId slot = box.object(sample).slot();
    return slot == null ? 0 : 1 << slot.index();
  }

  @Override
  public List<Step<Nemesis>> eventPhase(Nemesis s) {
    return List.of(
        new TimePasses(),
        new EventSteps.IntruderAttacks(),
        new EventSteps.FireDamage(),
        new EventSteps.DrawEvent(),
        new EventSteps.BagDevelopment());
  }

  /** N3.10 The time marker moves; on the last space the time is up. */
  private record TimePasses() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.clock().advanceTime();
      if (s.clock().time() == s.kit().content().tracks().time().last()) {
        s.then(new Ending.TimeIsUp());
      }
    }
  }

  @Override
  public List<Step<Nemesis>> endOfTurn(Seat seat) {
    return List.of(new Turn.Burn(seat));
  }

  @Override
  public List<Step<Nemesis>> endChecks() {
    return List.of(new Ending.InfectionCheck());
  }

  @Override
  public String fate(int way) {
    return "escaped";
  }

  /** Whoever leaves is gone. */
  @Override
  public void leave(Nemesis s, Seat seat, WayOut way, int room) {
    s.crew().leave(seat, way.ordinal());
    s.then(new Ending.IfNobodyIsLeft());
  }

  /** N23.2 */
  @Override
  public void nobodyIsLeft(Nemesis s) {
    s.clock().setTime(box.tracks().time().last());
    s.then(new Ending.TimeIsUp());
  }
}
