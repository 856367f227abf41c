package starboard.nemesis.family;

import java.util.List;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.NemesisPart;
import starboard.nemesis.PlaceView;
import starboard.nemesis.ShownCards;
import starboard.nemesis.Site;
import starboard.nemesis.combat.EventSteps;
import starboard.nemesis.content.Content;
import starboard.nemesis.content.Vocabulary;
import starboard.nemesis.content.term.ObjectKind;
import starboard.nemesis.content.term.WayOut;
import starboard.nemesis.round.Ending;
import starboard.nemesis.round.Turn;

/** A place with nothing of its own but one way out, open from the beginning, and what it counts. */
record Outpost(Content content) implements Site {

  static final Vocabulary VOCABULARY = Vocabulary.ofOps(List.of()).andWaysOut(Way.values());

  /** Off and away. */
  enum Way implements WayOut {
    POD;

    @Override
    public String id() {
      return "pod";
    }
  }

  /** How many have left. */
  private static final class Departures extends NemesisPart {
    private int count;

    Departures(Nemesis table) {
      super(table);
    }

    static Departures of(Nemesis s) {
      return (Departures) s.placeState();
    }
  }

  static int departures(Nemesis s) {
    return Departures.of(s).count;
  }

  /** Time passes; the last space is the end. */
  private record TimePasses() implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.clock().advanceTime();
      if (s.clock().time() == s.kit().content().tracks().time().last())
        s.then(new Ending.TimeIsUp());
    }
  }

  /** Nothing but how many have left, and where they are. */
  private record Sight(int departed) implements PlaceView {
    @Override
    public void systems(List<Widget> widgets) {
      Widget.Label label = Widget.Label.of("departures", Text.of("why.escaped"));
      widgets.add(Widget.Counter.of(label, departed));
    }

    @Override
    public Text whereabouts(Seat seat) {
      return Text.of("status.launched");
    }
  }

  @Override
  public NemesisPart state(Nemesis table) {
    return new Departures(table);
  }

  @Override
  public int noiseMarkers() {
    return content.count("noise-markers");
  }

  @Override
  public int fireMarkers() {
    return content.count("fire-markers");
  }

  @Override
  public int malfunctionMarkers() {
    return content.count("malfunction-markers");
  }

  @Override
  public int doors() {
    return content.count("doors");
  }

  @Override
  public boolean malfunctionOnUnexplored() {
    return false;
  }

  @Override
  public boolean carefulMarkerWhenOccupied() {
    return false;
  }

  @Override
  public boolean carefulMeetsDanger() {
    return true;
  }

  @Override
  public boolean losesInterruptedItem() {
    return true;
  }

  @Override
  public int slotsFor(Nemesis s, ObjectKind sample) {
    return 1;
  }

  @Override
  public List<Step<Nemesis>> eventPhase(Nemesis s) {
    return List.of(
        new EventSteps.IntruderAttacks(),
        new EventSteps.DrawEvent(),
        new EventSteps.BagDevelopment(),
        new TimePasses());
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

  @Override
  public void leave(Nemesis s, Seat seat, WayOut way, int room) {
    s.crew().leave(seat, way.ordinal());
    Departures.of(s).count++;
    s.then(new Ending.IfNobodyIsLeft());
  }

  @Override
  public void nobodyIsLeft(Nemesis s) {
    s.then(new Ending.TimeIsUp());
  }

  @Override
  public PlaceView view(Nemesis s, Viewer viewer, ShownCards cards) {
    return new Sight(departures(s));
  }
}
