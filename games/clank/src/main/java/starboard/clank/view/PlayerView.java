package starboard.clank.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import starboard.clank.Clank;
import starboard.clank.Cubes;
import starboard.clank.attack.Odds;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Box;
import starboard.clank.content.Content;
import starboard.clank.words.Texts;
import starboard.clank.words.Widgets;
import starboard.kernel.box.Pile;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

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
    content.add(left());
    content.add(points());
    if (s.isAboard(seat)) content.add(danger());
    content.add(counter("credits", s.credits(seat)));
    content.add(counter("crystals", s.crystalsCounted(seat)));
    content.add(counter("supply", s.supply(seat.index())));
    int black = Integer.bitCount(s.blackWounds(seat));
    if (black > 0) content.add(counter("black-wounds", black));
    content.add(counter("data-cubes", dataCubes()));
    content.add(health());
    Label label =
        Label.of(Widgets.mat(seat), Text.of("mat.player", seat)).explained(fate()).styled("mat");
    return new Widget.Mat(label, seat, List.of(whereabouts()), content);
  }

  private String id(String part) {
    return part + "-" + seat.index();
  }

  private Widget zone(String part, Widget.Layout layout, Pile pile) {
    return Zones.of(viewer, id(part), Text.of("zone." + part), layout, seat, pile);
  }

  /** What is left in the draw pile; for the others together with what is in the hand. */
  private Widget left() {
    boolean own = viewer.is(seat);
    Pile unseen = own ? s.drawPile(seat) : s.drawPile(seat).with(s.hand(seat));
    Map<Integer, Integer> kinds = new TreeMap<>();
    for (int i = 0; i < unseen.size(); i++) {
      kinds.merge(Box.kindOf(unseen.number(i)), 1, Integer::sum);
    }
    List<Widget.Population> cards = new ArrayList<>();
    kinds.forEach(
        (kind, count) -> {
          String card = Content.BOX.card(kind).id();
          Label label = Label.of(id("left") + "." + card, Texts.card(kind)).styled(card);
          cards.add(new Widget.Population(label, count));
        });
    Text name = Text.of(own ? "left.draw" : "left.draw-and-hand");
    Label label = Label.of(id("left"), name).explained(Text.of("left.about")).styled("left");
    return new Widget.Bag(label, unseen.size(), cards);
  }

  /** C19.1 The points if the game ended now; who is lost has none (C3.2). */
  private Widget points() {
    if (s.isLost(seat)) return Widget.Counter.of(label("points"), 0);
    Scoring points = Scoring.of(s, seat);
    return new Widget.Counter(
        label("points"),
        points.total(),
        null,
        List.of(
            part("column.artifact", points.artifact()),
            part("column.pod", points.pod()),
            part("column.credits", points.credits()),
            part("column.tokens", points.tokens()),
            part("column.cards", points.cards())));
  }

  /** How likely a wound is before the player's next turn if this one ends now, in percent. */
  private Widget danger() {
    Odds odds = Odds.of(s, seat);
    List<Widget.Summand> parts = new ArrayList<>();
    parts.add(part("danger.attack", Odds.percent(odds.attack())));
    parts.add(part("danger.hit", Odds.percent(odds.hit())));
    if (odds.clock() > 0) parts.add(part("danger.clock", Odds.percent(odds.clock())));
    if (odds.departed() > 0) parts.add(part("danger.departed", Odds.percent(odds.departed())));
    return new Widget.Counter(
        label("danger"), Odds.percent(odds.wound()), Text.of("unit.percent"), parts);
  }

  private Label label(String part) {
    String key = "counter." + part;
    return Label.of(id(part), Text.of(key)).explained(Text.of(key + ".about")).styled(part);
  }

  private static Widget.Summand part(String key, int value) {
    return new Widget.Summand(Text.of(key), value);
  }

  private Widget counter(String part, int value) {
    return ClankScene.counter(id(part), "counter." + part, value);
  }

  private int dataCubes() {
    int placed = (s.firstHack(seat) == Clank.NONE ? 0 : 1) + (s.hasCode(seat) ? 1 : 0);
    return Content.BOX.limits().dataCubesPerPlayer() - placed;
  }

  private Text fate() {
    return Text.of("fate." + (s.isAboard(seat) ? "aboard" : Scoring.outcome(s, seat)));
  }

  /** Where the pawn stands, or what became of the player. */
  private Text whereabouts() {
    return s.isAboard(seat) && s.hasBoard()
        ? Texts.space(s.spaceOf(seat))
        : Text.of("outcome." + Scoring.outcome(s, seat));
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
        Label.of(id("items"), Text.of("zone.items")).styled("items"),
        Widget.Layout.ROW,
        seat,
        cards.size(),
        cards);
  }

  private Widget.Card token(String suffix, Text name) {
    return new Widget.Card(
        Label.of(id("items") + suffix, name).styled(suffix.substring(1)),
        true,
        List.of(),
        List.of());
  }

  private Widget health() {
    List<Widget.Space> spaces = new ArrayList<>();
    for (int place = 0; place <= Cubes.HEALTH; place++) {
      Text threshold = place == Cubes.HEALTH ? Text.of("health.out") : null;
      spaces.add(new Widget.Space(woundsAt(place), threshold));
    }
    String at = id("health") + "-" + s.wounds(seat);
    Label marker = Label.of(id("wounds"), Text.of("health.marker"));
    return new Widget.Track(
        Label.of(id("health"), Text.of("health")).styled("health"),
        spaces,
        List.of(new Widget.Marker(marker, at, seat)));
  }

  /**
   * A space of the health track; the last wound up to there may be marked by a black cube (C17.3).
   */
  private Label woundsAt(int place) {
    String space = id("health") + "-" + place;
    boolean black = place > 0 && (s.blackWounds(seat) & (1 << (place - 1))) != 0;
    return black
        ? Label.of(space, Text.of("health.wounds-black", place)).styled("cube-black")
        : Label.of(space, Text.of("health.wounds", place));
  }
}
