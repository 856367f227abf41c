package starboard.nemesis.ship;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.codec.Codec;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.PlaceView;
import starboard.nemesis.ShownCards;
import starboard.nemesis.ask.PrintedTrack;
import starboard.nemesis.content.board.Track;

/** Time, self-destruct, engines, course and pods, as one viewer sees them. */
final class ShipView implements PlaceView {

  private final Nemesis s;
  private final ShipState ship;
  private final Viewer viewer;
  private final ShownCards cards;

  ShipView(Nemesis s, Viewer viewer, ShownCards cards) {
    this.s = s;
    this.ship = ShipState.of(s);
    this.viewer = viewer;
    this.cards = cards;
  }

  @Override
  public void marks(int room, List<String> marks) {
    if (ship.airlock() == room) marks.add("airlock");
  }

  @Override
  public Text whereabouts(Seat seat) {
    int pod = ship.podOf(seat);
    if (pod != Nemesis.NONE) return Text.of("status.pod", pod + 1);
    return Text.of(ship.isHibernating(seat) ? "status.hibernating" : "status.launched");
  }

  // Time

  @Override
  public void time(List<Widget> widgets) {
    Track time = s.kit().content().tracks().time();
    Track selfDestruct = ship.ship().content().tracks().selfDestruct();
    int opens = time.first(Track.Colour.BLUE);
    int unlocks = selfDestruct.first(Track.Colour.YELLOW);
    int runs = ship.selfDestruct();
    widgets.add(PrintedTrack.of(time, "glossary.time", s.clock().time(), opens, "hibernation"));
    widgets.add(
        PrintedTrack.of(selfDestruct, "glossary.self-destruct", runs, unlocks, "pods-unlock"));
    countdown("hibernation", opens - s.clock().time(), widgets);
    widgets.add(PrintedTrack.countdown("jump", time.last() - s.clock().time()));
    if (runs == Nemesis.NONE) return;
    countdown("pods-unlock", unlocks - runs, widgets);
    widgets.add(PrintedTrack.countdown("explosion", selfDestruct.last() - runs));
  }

  /** What is past is counted no more. */
  private static void countdown(String what, int rounds, List<Widget> widgets) {
    if (rounds > 0) widgets.add(PrintedTrack.countdown(what, rounds));
  }

  // Engines and course

  @Override
  public void systems(List<Widget> widgets) {
    widgets.addAll(viewer.drawn("ship", Codec.held(ship), this::systems));
  }

  private List<Widget> systems() {
    return List.of(engines(), destination(), coordinates(), pods());
  }

  /** N2.6 The upper token counts; who has seen one of an engine's two tokens knows both. */
  private Widget engines() {
    List<Widget.Card> tokens = new ArrayList<>();
    for (int engine = 0; 2 * engine < ship.engines().size(); engine++) {
      int lower = ship.engines().at(2 * engine);
      int upper = ship.engineToken(engine);
      String id = "engine-" + (engine + 1);
      if (!viewer.sees(upper) && !viewer.sees(lower)) {
        tokens.add(cards.back(id, upper));
        continue;
      }
      Seats know = Thing.seenBy(upper).or(Thing.seenBy(lower));
      Label label =
          Label.of(id, s.kit().name(Thing.number(upper)))
              .explained(Text.of("glossary.engine"))
              .knownTo(know)
              .styled(ship.isWorking(engine) ? "engine-working" : "engine-damaged");
      tokens.add(new Widget.Card(label, true, List.of(), List.of()));
    }
    Label label =
        Label.of("engines", Text.of("zone.engines")).explained(Text.of("glossary.engine"));
    return new Widget.Zone(label, Widget.Layout.ROW, null, tokens.size(), tokens);
  }

  /** N20.3 Where each space leads is known to who has seen the coordinates card. */
  private Widget destination() {
    ShipContent.Course course = ship.ship().content().tracks().destination();
    List<Widget.Space> spaces = new ArrayList<>();
    for (CourseSpace space : course.spaces()) {
      Label label = Label.of(ShipWidgets.course(space), Text.of("space", Arg.word(space.name())));
      spaces.add(new Widget.Space(label, leadsTo(space)));
    }
    CourseSpace at = CourseSpace.values()[ship.destination()];
    Label marker = Label.of("course-marker", Text.of("marker.course"));
    Label label =
        Label.of("destination", Text.of("track." + course.id()))
            .explained(Text.of("glossary.coordinates"));
    return new Widget.Track(
        label, spaces, List.of(new Widget.Marker(marker, ShipWidgets.course(at), null)));
  }

  private @Nullable Text leadsTo(CourseSpace space) {
    Pile course = ship.coordinates();
    if (course.isEmpty() || !viewer.sees(course.at(0))) return null;
    return ship.ship().destination(course.number(0), space).title();
  }

  private Widget coordinates() {
    Pile course = ship.coordinates();
    List<Widget.Card> shown = new ArrayList<>();
    for (int i = 0; i < course.size(); i++) {
      int card = course.at(i);
      shown.add(
          viewer.sees(card)
              ? cards.face("coordinates", card, true)
              : cards.back("coordinates", card));
    }
    Label label =
        Label.of("course", Text.of("zone.course")).explained(Text.of("glossary.coordinates"));
    return new Widget.Zone(label, Widget.Layout.ROW, null, shown.size(), shown);
  }

  // Pods

  private Widget pods() {
    List<Widget.Row> rows = new ArrayList<>();
    for (int left = ship.pods(); left != 0; left &= left - 1) {
      int pod = Integer.numberOfTrailingZeros(left);
      EscapePod entry = ship.ship().content().escapePods().at(pod);
      List<Text> cells = new ArrayList<>();
      cells.add(Text.of("cell.section", Arg.word(entry.section().name())));
      cells.add(Text.of(ship.isUnlocked(pod) ? "cell.unlocked" : "cell.locked"));
      cells.add(Text.of("cell.seats", ship.seatsInPod(pod).size(), entry.seats()));
      cells.add(aboard(ship.seatsInPod(pod)));
      Label label =
          Label.of(ShipWidgets.pod(pod), Text.of("pod." + entry.id()))
              .explained(Text.of("glossary.pods"))
              .styled(ship.isUnlocked(pod) ? "pod-unlocked" : "pod-locked");
      rows.add(new Widget.Row(label, cells));
    }
    Label label = Label.of("pods", Text.of("sheet.pods")).explained(Text.of("glossary.pods"));
    List<Text> columns =
        List.of(
            Text.of("column.section"),
            Text.of("column.lock"),
            Text.of("column.seats"),
            Text.of("column.aboard"));
    return new Widget.Sheet(label, columns, rows);
  }

  private static Text aboard(Seats seats) {
    Text text = null;
    for (Seat seat : seats) {
      Text one = Text.of("cell.aboard", seat);
      text = text == null ? one : Text.of("cell.two", Arg.of(text), Arg.of(one));
    }
    return text == null ? Text.of("cell.nobody") : text;
  }
}
