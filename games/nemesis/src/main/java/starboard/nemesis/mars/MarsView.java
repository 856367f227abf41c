package starboard.nemesis.mars;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Thing;
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
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;

/**
 * Time with all that is scheduled, power, capsules, ways out and secrets, as one viewer sees them.
 */
final class MarsView implements PlaceView {

  private final Nemesis s;
  private final MarsState mars;
  private final Viewer viewer;
  private final ShownCards cards;

  MarsView(Nemesis s, Viewer viewer, ShownCards cards) {
    this.s = s;
    this.mars = MarsState.of(s);
    this.viewer = viewer;
    this.cards = cards;
  }

  @Override
  public void marks(int room, List<String> marks) {
    if (mars.base().premises().isOutside(room)) marks.add("outside");
    else marks.add(s.rules().place().isPowered(s, room) ? "powered" : "dark");
    if (mars.base().premises().hasSurface() && mars.base().premises().leadsToBunker(room))
      marks.add("bunker-path");
    if (mars.venting() == room) marks.add("venting");
    if (mars.base().premises().isExit(room))
      marks.add(mars.isGateOpen() ? "gate-open" : "gate-closed");
    if (mars.rover() == room) marks.add("rover");
    if (mars.elevator() == room) marks.add("elevator");
  }

  @Override
  public Text whereabouts(Seat seat) {
    int dock = s.crew().waitsAt(seat);
    if (dock != Nemesis.NONE) {
      return Text.of("status.capsule", Arg.of(MarsWidgets.capsule(dock)));
    }
    if (s.crew().hasLeftBy(seat, MarsWayOut.ISOLATION.ordinal())) {
      return Text.of("status.isolated");
    }
    boolean bunker = s.crew().hasLeftBy(seat, MarsWayOut.BUNKER.ordinal());
    return Text.of(bunker ? "status.bunker" : "status.escaped");
  }

  // Time

  @Override
  public void time(List<Widget> widgets) {
    widgets.add(track());
    Schedule schedule = mars.base().schedule();
    int now = s.clock().time();
    countdown("isolation", schedule.opens() - now, widgets);
    int next = nextCss(now);
    if (next != Nemesis.NONE) widgets.add(PrintedTrack.countdown("launch", next - now + 1));
    if (mars.alert() != Nemesis.NONE) countdown("commandos", mars.alert() - now + 1, widgets);
    if (mars.autodestruction() != Nemesis.NONE) {
      String what = mars.isAutodestructionRed() ? "destruction" : "autodestruction-red";
      countdown(what, mars.autodestruction() - now + 1, widgets);
    }
    countdown("end", schedule.last() - now, widgets);
  }

  private static void countdown(String what, int rounds, List<Widget> widgets) {
    if (rounds > 0) widgets.add(PrintedTrack.countdown(what, rounds));
  }

  /** The first field from that of the time token on with a token of the capsules, or NONE. */
  private int nextCss(int now) {
    for (int field = now; field < mars.base().schedule().last(); field++) {
      if (mars.cssAt(field) != Nemesis.NONE) return field;
    }
    return Nemesis.NONE;
  }

  private Widget track() {
    Track time = s.kit().content().tracks().time();
    List<Widget.Space> spaces = new ArrayList<>();
    for (Track.Space space : time.spaces()) {
      boolean last = space.index() == time.last();
      Text name =
          last ? Text.of("space.mars-time.last") : Text.of("space", Arg.word(space.label()));
      Label label =
          Label.of(MarsWidgets.field(space.index()), name).styled(Spelling.of(space.colour()));
      spaces.add(new Widget.Space(label, printedAt(space.index(), last)));
    }
    List<Widget.Marker> markers = new ArrayList<>();
    String side = mars.isTimeBlue() ? "blue" : "red";
    marker(markers, "time-token", "marker.time." + side, s.clock().time());
    if (mars.alert() != Nemesis.NONE) {
      marker(markers, "alert-token", "marker.alert", mars.alert());
    }
    if (mars.autodestruction() != Nemesis.NONE) {
      String red = mars.isAutodestructionRed() ? "red" : "yellow";
      marker(
          markers,
          "autodestruction-token",
          "marker.autodestruction." + red,
          mars.autodestruction());
    }
    for (int i = 0; i < mars.css().size(); i++) {
      int token = mars.css().at(i);
      Text name = viewer.sees(token) ? s.kit().name(Thing.number(token)) : Text.of("marker.css");
      Label label =
          Label.of(MarsWidgets.css(i), name)
              .explained(Text.of("glossary.css"))
              .knownTo(Thing.seenBy(token));
      markers.add(new Widget.Marker(label, MarsWidgets.field(mars.cssField(i)), null));
    }
    Label label =
        Label.of(time.id(), Text.of("track." + time.id())).explained(Text.of("glossary.mars-time"));
    return new Widget.Track(label, spaces, markers);
  }

  private static void marker(List<Widget.Marker> markers, String id, String name, int field) {
    markers.add(new Widget.Marker(Label.of(id, Text.of(name)), MarsWidgets.field(field), null));
  }

  /** What leaving or reaching a field does. */
  private @Nullable Text printedAt(int field, boolean last) {
    if (last) return Text.of("threshold.commandos");
    List<Text> printed = new ArrayList<>();
    if (field == mars.base().schedule().opens()) printed.add(Text.of("threshold.isolation"));
    MarsContent.Side milestone = mars.base().schedule().milestoneAfter(field);
    if (milestone != null) printed.add(Text.of("threshold.milestone." + Spelling.of(milestone)));
    return printed.isEmpty() ? null : OpTexts.list(printed);
  }

  // Systems

  @Override
  public void systems(List<Widget> widgets) {
    widgets.add(power());
    widgets.add(computer());
    widgets.add(capsules());
    widgets.add(ways());
    widgets.add(knowledge());
    widgets.add(new ContingencyView(s, viewer, cards).tokens());
    Widget sheet = new ContingencyView(s, viewer, cards).deductions();
    if (sheet != null) widgets.add(sheet);
  }

  /** L8 Each circuit with its token. */
  private Widget power() {
    List<Widget.Row> rows = new ArrayList<>();
    for (Circuit circuit : Circuit.values()) {
      boolean on = mars.isPowered(circuit);
      Label label =
          Label.of(MarsWidgets.circuit(circuit), circuit.title())
              .explained(Text.of("glossary.power"))
              .styled(on ? "power-on" : "power-off");
      rows.add(
          new Widget.Row(
              label,
              List.of(
                  Text.of(on ? "cell.powered" : "cell.unpowered"),
                  Text.of("cell.power-token", mars.tokenAt(circuit)))));
    }
    Label label = Label.of("power", Text.of("sheet.power")).explained(Text.of("glossary.power"));
    List<Text> columns = List.of(Text.of("column.power"), Text.of("column.power-token"));
    return new Widget.Sheet(label, columns, rows);
  }

  private Widget computer() {
    List<Widget.Card> shown = new ArrayList<>();
    if (!mars.computerDeck().isEmpty()) {
      shown.add(cards.face("computer-card", mars.computerDeck().top(), true));
    }
    Label label =
        Label.of("computer", Text.of("zone.computer")).explained(Text.of("glossary.computer"));
    int count = mars.computerDeck().size();
    return new Widget.Zone(label, Widget.Layout.ROW, null, count, shown);
  }

  /** L10 Each capsule, who is aboard, and when the next token is turned. */
  private Widget capsules() {
    int next = nextCss(s.clock().time());
    Text when =
        next == Nemesis.NONE
            ? Text.of("cell.no-launch")
            : Text.of("cell.next-launch", Arg.word(mars.base().label(next)));
    List<Widget.Row> rows = new ArrayList<>();
    for (Dock dock : Dock.values()) {
      Seats aboard = s.crew().seatsWaitingAt(dock.ordinal());
      int room = s.rules().place().roomBeside(s, dock.ordinal());
      Text terminal =
          room == Nemesis.NONE
              ? Text.of("cell.undiscovered")
              : Text.of("cell.room", s.interior().at(room));
      Label label =
          Label.of(MarsWidgets.pod(dock.ordinal()), MarsWidgets.capsule(dock.ordinal()))
              .explained(Text.of("glossary.css"));
      Text who = aboard.isEmpty() ? Text.of("cell.nobody") : Text.of("cell.aboard", aboard.first());
      rows.add(new Widget.Row(label, List.of(terminal, who, when)));
    }
    Label label =
        Label.of("capsules", Text.of("sheet.capsules")).explained(Text.of("glossary.css"));
    List<Text> columns =
        List.of(Text.of("column.terminal"), Text.of("column.aboard"), Text.of("column.launch"));
    return new Widget.Sheet(label, columns, rows);
  }

  /** L11, L16.23 Gate, rover, elevator, isolation. */
  private Widget ways() {
    List<Widget.Row> rows = new ArrayList<>();
    row(rows, "gate", Text.of(mars.isGateOpen() ? "cell.gate-open" : "cell.gate-closed"));
    Text rover =
        mars.rover() == MarsState.BUNKER
            ? Text.of("cell.in-bunker")
            : Text.of("cell.room", s.interior().at(mars.rover()));
    row(rows, "rover", rover);
    row(rows, "elevator-at", Text.of("cell.room", s.interior().at(mars.elevator())));
    boolean open = Isolation.isUnlocked(s);
    row(rows, "isolation", Text.of(open ? "cell.unlocked" : "cell.locked"));
    Label label = Label.of("ways-out", Text.of("sheet.ways-out"));
    return new Widget.Sheet(label, List.of(Text.of("column.state")), rows);
  }

  private static void row(List<Widget.Row> rows, String id, Text state) {
    Label label = Label.of(id, Text.of("row." + id)).explained(Text.of("glossary.row-" + id));
    rows.add(new Widget.Row(label, List.of(state)));
  }

  /** L19 Who knows how much, and which weaknesses that opens. */
  private Widget knowledge() {
    List<Integer> thresholds = mars.base().content().tracks().knowledge().weaknessThresholds();
    List<Widget.Row> rows = new ArrayList<>();
    for (Seat seat : s.seats()) {
      int level = mars.knowledge(seat);
      int opened = 0;
      for (int i = 0; i < thresholds.size(); i++) {
        if (s.rules().place().mayUse(s, Seats.of(seat), i)) opened++;
      }
      Label label = Label.of("knowledge-" + seat.index(), Text.of("row.knowledge", seat));
      rows.add(
          new Widget.Row(
              label,
              List.of(
                  Text.of("cell.knowledge", level),
                  Text.of(mars.isVerified(seat) ? "cell.verified" : "cell.unverified"),
                  Text.of("cell.weaknesses-open", opened, thresholds.size()))));
    }
    Label label =
        Label.of("knowledge", Text.of("track.knowledge-track"))
            .explained(
                Text.of(
                    "glossary.knowledge", thresholds.get(0), thresholds.get(1), thresholds.get(2)));
    List<Text> columns =
        List.of(
            Text.of("column.knowledge"), Text.of("column.verified"), Text.of("column.weaknesses"));
    return new Widget.Sheet(label, columns, rows);
  }
}
