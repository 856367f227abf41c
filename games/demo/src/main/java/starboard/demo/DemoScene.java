package starboard.demo;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Bag;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Decision;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/** What a viewer sees of the table, and how its widgets are called. */
final class DemoScene {

  static final String TRAY = "tray";

  private static final Components BOX = Components.BOX;

  private final Demo s;
  private final Viewer viewer;

  private DemoScene(Demo s, Viewer viewer) {
    this.s = s;
    this.viewer = viewer;
  }

  static Scene of(Demo s, Viewer viewer) {
    return new DemoScene(s, viewer).scene();
  }

  // Names of widgets

  static String mat(Seat seat) {
    return "crew-" + seat.index();
  }

  static String hold(Seat seat) {
    return "hold-" + seat.index();
  }

  static String berth(int berth) {
    return "berth-" + (berth + 1);
  }

  static String handCard(Seat seat, int kind) {
    return "hand-" + seat.index() + "." + BOX.id(kind);
  }

  static String rowCard(int kind) {
    return "row." + BOX.id(kind);
  }

  // The widgets

  private Scene scene() {
    List<Widget> widgets = new ArrayList<>();
    widgets.add(viewer.drawn("rounds", List.of(s.round(), s.over()), this::rounds));
    widgets.add(viewer.drawn("wreck", s.wreck(), this::wreck));
    widgets.add(viewer.drawn("bag", s.bag(), this::bag));
    widgets.add(viewer.drawn("die", List.of(), DemoScene::die));
    widgets.add(zone("deck", Text.of("zone.deck"), Widget.Layout.PILE, null, s.deck()));
    widgets.add(
        zone("discard", Text.of("zone.discard"), Widget.Layout.PILE, null, s.discardPile()));
    widgets.add(zone("row", Text.of("zone.row"), Widget.Layout.ROW, null, s.row()));
    widgets.add(zone(TRAY, Text.of("zone.tray"), Widget.Layout.ROW, null, s.tray()));
    widgets.add(zone("crates", Text.of("zone.crates"), Widget.Layout.PILE, null, s.supply()));
    for (Seat seat : s.seats()) widgets.add(crew(seat));
    Seat own = viewer.seat();
    if (own != null) notes(own, widgets);
    if (s.over()) widgets.add(score());
    widgets.add(prompt());
    widgets.add(new Widget.Log(Label.of("log", Text.of("log")), List.of()));
    return new Scene(widgets);
  }

  private Widget rounds() {
    List<Widget.Space> spaces = new ArrayList<>();
    for (int round = 1; round <= s.rounds(); round++) {
      Label label = Label.of("round-" + round, Text.of("space.round", round));
      spaces.add(new Widget.Space(label, null));
    }
    Label end = Label.of("round-end", Text.of("space.end"));
    spaces.add(new Widget.Space(end, Text.of("space.end.threshold")));
    String at = s.over() ? "round-end" : "round-" + s.round();
    Label marker = Label.of("round-marker", Text.of("marker.round"));
    return new Widget.Track(
        Label.of("rounds", Text.of("track.rounds")),
        spaces,
        List.of(new Widget.Marker(marker, at, null)));
  }

  private Widget wreck() {
    List<Widget.Node> nodes = new ArrayList<>();
    List<Widget.Link> links = new ArrayList<>();
    List<Widget.Piece> pieces = new ArrayList<>();
    for (int berth = 0; berth < s.wreck().size(); berth++) {
      Label label = Label.of(berth(berth), Text.of("node.berth", berth + 1));
      nodes.add(new Widget.Node(label, new Widget.Point(100 + 200 * berth, 100), List.of()));
      if (berth > 0) {
        Label link = Label.of("way-" + berth, Text.of("map.wreck"));
        links.add(new Widget.Link(link, berth(berth - 1), berth(berth), null, null, List.of()));
      }
      int crate = s.wreck().at(berth);
      Text name = viewer.sees(crate) ? nameOf(crate) : Text.of("piece.crate");
      Label piece = Label.of("crate-in-" + berth(berth), name).knownTo(Thing.seenBy(crate));
      pieces.add(new Widget.Piece(piece, berth(berth), null, List.of()));
    }
    Label label = Label.of("wreck", Text.of("map.wreck")).explained(Text.of("glossary.wreck"));
    return new Widget.Map(label, 800, 200, List.of(), nodes, links, pieces);
  }

  private Widget bag() {
    Bag bag = s.bag();
    List<Widget.Population> kinds = new ArrayList<>();
    for (int kind = 0; kind < bag.kinds(); kind++) {
      Label label = Label.of("token-" + kind, BOX.tokenName(kind));
      kinds.add(new Widget.Population(label, bag.count(kind)));
    }
    Label label = Label.of("bag", Text.of("bag.tokens")).explained(Text.of("glossary.bag"));
    return new Widget.Bag(label, bag.total(), kinds);
  }

  private static Widget die() {
    List<Text> faces = new ArrayList<>();
    for (int face = 1; face <= 6; face++) faces.add(Text.of("die.face", face));
    Label label = Label.of("die", Text.of("die.storm"));
    return new Widget.Die(label, faces, -1, Widget.DieUse.FREE);
  }

  private Widget crew(Seat seat) {
    Text hand = Text.of("zone.hand");
    Text hold = Text.of("zone.hold");
    Text bid = Text.of("zone.bid");
    Label credits = Label.of("credits-" + seat.index(), Text.of("counter.credits"));
    return new Widget.Mat(
        Label.of(mat(seat), Text.of("mat.crew", seat)),
        seat,
        List.of(
            zone("hand-" + seat.index(), hand, Widget.Layout.HAND, seat, s.hand(seat)),
            zone(hold(seat), hold, Widget.Layout.STACK, seat, s.hold(seat)),
            zone("bid-" + seat.index(), bid, Widget.Layout.ROW, seat, s.bid(seat)),
            Widget.Counter.of(credits.explained(Text.of("glossary.credits")), s.credits(seat))));
  }

  /** How many lie there, and the faces the viewer has seen; the order of a hand tells nothing. */
  private Widget zone(String id, Text name, Widget.Layout layout, @Nullable Seat owner, Pile pile) {
    return viewer.drawn(id, pile, () -> drawn(id, name, layout, owner, pile));
  }

  private Widget drawn(
      String id, Text name, Widget.Layout layout, @Nullable Seat owner, Pile pile) {
    int[] copies = new int[BOX.kinds()];
    List<Widget.Card> cards = new ArrayList<>();
    for (int kind = 0; kind < copies.length; kind++) {
      for (int i = 0; i < pile.size(); i++) {
        int thing = pile.at(i);
        if (viewer.sees(thing) && BOX.kindOf(pile.number(i)) == kind) {
          cards.add(card(id, thing, ++copies[kind]));
        }
      }
    }
    return new Widget.Zone(Label.of(id, name), layout, owner, pile.size(), cards);
  }

  private Widget.Card card(String zone, int thing, int copy) {
    int kind = BOX.kindOf(Thing.number(thing));
    String id = zone + "." + BOX.id(kind) + (copy == 1 ? "" : "." + copy);
    Label label =
        Label.of(id, BOX.name(kind))
            .explained(glossary(kind))
            .knownTo(Thing.seenBy(thing))
            .styled(BOX.id(kind));
    Text value = Text.of("part.value", BOX.value(kind));
    return new Widget.Card(
        label, true, List.of(new Widget.Part("value", value, BOX.value(kind))), List.of());
  }

  private static Text glossary(int kind) {
    if (kind == BOX.jammer) return Text.of("glossary.jammer");
    if (kind == BOX.probe) return Text.of("glossary.probe");
    return Text.of("glossary.scrap");
  }

  private static Text nameOf(int thing) {
    return BOX.name(BOX.kindOf(Thing.number(thing)));
  }

  private void notes(Seat seat, List<Widget> widgets) {
    List<Text> notes = s.notes(seat);
    if (notes.isEmpty()) return;
    List<Widget.Row> rows = new ArrayList<>();
    for (int i = 0; i < notes.size(); i++) {
      Label label = Label.of("note-" + (i + 1), Text.of("row.note", i + 1));
      rows.add(new Widget.Row(label, List.of(notes.get(i))));
    }
    Label label = Label.of("notes", Text.of("sheet.notes")).knownTo(Seats.of(seat));
    widgets.add(new Widget.Sheet(label, List.of(Text.of("sheet.column.note")), rows));
  }

  private Widget score() {
    List<Widget.Row> rows = new ArrayList<>();
    for (Seat seat : s.seats()) {
      Label label = Label.of("score-" + seat.index(), Text.of("row.score", seat));
      rows.add(new Widget.Row(label, List.of(Text.of("cell.number", Rounds.points(s, seat)))));
    }
    Label label = Label.of("score", Text.of("sheet.score"));
    return new Widget.Sheet(label, List.of(Text.of("sheet.column.points")), rows);
  }

  private Widget prompt() {
    List<Decision> decisions = new ArrayList<>();
    for (Seat seat : s.deciding()) if (viewer.is(seat)) decisions.add(s.decision(seat));
    return new Widget.Prompt(Label.of("prompt", Text.of("prompt")), s.deciding(), decisions);
  }

  /** The name of a component for the phrase book. */
  static Text component(int number) {
    return BOX.name(BOX.kindOf(number));
  }
}
