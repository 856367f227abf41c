package starboard.clank;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.Pile;
import starboard.kernel.Seat;
import starboard.kernel.Text;
import starboard.kernel.Viewer;
import starboard.kernel.Widget;
import starboard.kernel.Widget.Label;

/** What lies before a player. */
record PlayerView(Clank s, Viewer viewer, Seat seat) {

  Widget mat() {
    List<Widget> content = new ArrayList<>();
    content.add(zone("hand", Widget.Layout.HAND, s.hand(seat)));
    content.add(zone("play", Widget.Layout.ROW, s.playArea(seat)));
    content.add(zone("discard", Widget.Layout.PILE, s.discardPile(seat)));
    content.add(zone("draw", Widget.Layout.PILE, s.drawPile(seat)));
    content.add(zone("tokens", Widget.Layout.ROW, s.tokens(seat)));
    content.add(possessions());
    content.add(counter("credits", s.credits(seat)));
    content.add(counter("crystals", s.crystalsCounted(seat)));
    content.add(counter("supply", s.supply(seat.index())));
    content.add(counter("data-cubes", dataCubes()));
    content.add(health());
    Label label = Label.of(Widgets.mat(seat), Text.of("mat.player", seat)).explained(fate());
    return new Widget.Mat(label, seat, content);
  }

  private String id(String part) {
    return part + "-" + seat.index();
  }

  private Widget zone(String part, Widget.Layout layout, Pile pile) {
    return Zones.of(viewer, id(part), Text.of("zone." + part, seat), layout, seat, pile);
  }

  private Widget counter(String part, int value) {
    return ClankScene.counter(id(part), "counter." + part, value);
  }

  private int dataCubes() {
    int placed = (s.firstHack(seat) == Clank.NONE ? 0 : 1) + (s.hasCode(seat) ? 1 : 0);
    return Content.BOX.limits().dataCubesPerPlayer() - placed;
  }

  private Text fate() {
    if (s.isAboard(seat)) return Text.of("fate.aboard");
    if (s.escaped().has(seat)) return Text.of("fate.escaped");
    return Text.of(s.rescued().has(seat) ? "fate.rescued" : "fate.lost");
  }

  /** Items, artifact and access code. */
  private Widget possessions() {
    List<Widget.Card> cards = new ArrayList<>();
    for (int item = 0; item < Content.BOX.items().size(); item++) {
      if (s.owns(seat, item)) {
        cards.add(token("." + Content.BOX.items().at(item).id(), Texts.item(item)));
      }
    }
    if (s.hasArtifact(seat)) cards.add(token(".artifact", Texts.artifact(s.artifactOf(seat))));
    if (s.hasCode(seat)) cards.add(token(".access-code", Text.of("component.access-code")));
    return new Widget.Zone(
        Label.of(id("items"), Text.of("zone.items", seat)),
        Widget.Layout.ROW,
        seat,
        cards.size(),
        cards);
  }

  private Widget.Card token(String suffix, Text name) {
    return new Widget.Card(Label.of(id("items") + suffix, name), true, List.of(), List.of());
  }

  private Widget health() {
    List<Widget.Space> spaces = new ArrayList<>();
    for (int place = 0; place <= Cubes.HEALTH; place++) {
      Text threshold = place == Cubes.HEALTH ? Text.of("health.out") : null;
      spaces.add(
          new Widget.Space(
              Label.of(id("health") + "-" + place, Text.of("health.wounds", place)), threshold));
    }
    String at = id("health") + "-" + s.wounds(seat);
    Label marker = Label.of(id("wounds"), Text.of("health.marker", seat));
    return new Widget.Track(
        Label.of(id("health"), Text.of("health", seat)),
        spaces,
        List.of(new Widget.Marker(marker, at, seat)));
  }
}
