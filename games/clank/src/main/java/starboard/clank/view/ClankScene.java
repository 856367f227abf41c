package starboard.clank.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import starboard.clank.Clank;
import starboard.clank.Decks;
import starboard.clank.attack.Scoring;
import starboard.clank.content.Content;
import starboard.clank.content.SoloEntry;
import starboard.clank.words.Widgets;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Decision;
import starboard.kernel.scene.Scene;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;

/** What a viewer sees of the table. */
public final class ClankScene {

  private static final Content CONTENT = Content.BOX;
  private static final List<String> COLUMNS =
      List.of("outcome", "artifact", "pod", "credits", "tokens", "cards", "total");

  private final Clank s;
  private final Viewer viewer;
  private final Badges badges;

  private ClankScene(Clank s, Viewer viewer) {
    this.s = s;
    this.viewer = viewer;
    badges = new Badges(s, viewer);
  }

  public static Scene of(Clank s, Viewer viewer) {
    return new ClankScene(s, viewer).scene();
  }

  private Scene scene() {
    List<Widget> widgets = new ArrayList<>();
    if (s.hasBoard()) widgets.add(BoardView.of(s));
    widgets.add(CubesView.rage(s));
    widgets.add(CubesView.area(s));
    widgets.add(CubesView.bag(s));
    widgets.add(CubesView.aside(s));
    widgets.add(Zones.row(viewer, badges, s.row()));
    widgets.add(reserve());
    widgets.add(market());
    widgets.add(pile("deck", "zone.deck", s.deck()));
    widgets.add(pile("row-discard", "zone.row-discard", s.rowDiscard()));
    widgets.add(pile("trash", "zone.trash", s.trash()));
    widgets.add(counter("crystals", "counter.crystals-left", s.crystalSupply()));
    widgets.add(counter("codes", "counter.codes-left", s.codes()));
    widgets.add(pools());
    if (s.isSolo()) widgets.add(solo());
    for (Seat seat : s.seats()) widgets.add(new PlayerView(s, viewer, seat).mat());
    if (s.over()) widgets.add(score());
    widgets.add(prompt());
    widgets.add(new Widget.Log(Label.of("log", Text.of("log")), List.of()));
    return new Scene(widgets);
  }

  static Widget counter(String id, String key, int value) {
    return Widget.Counter.of(
        Label.of(id, Text.of(key)).explained(Text.of(key + ".about")).styled(style(key)), value);
  }

  /** The last part of a key: what is counted. */
  private static String style(String key) {
    return key.substring(key.lastIndexOf('.') + 1);
  }

  private Widget pile(String id, String key, Pile pile) {
    return Zones.of(viewer, id, Text.of(key), Widget.Layout.PILE, null, pile);
  }

  private Widget reserve() {
    List<Widget.Card> cards = new ArrayList<>();
    for (int i = 0; i < Decks.RESERVES; i++) {
      int kind = Decks.FIRST_RESERVE + i;
      int left = s.reserve(kind).size();
      if (left > 0) cards.add(Zones.reserveCard(kind, left, badges));
    }
    cards.add(Zones.enemy(s.reserveEnemy(), badges));
    return new Widget.Zone(
        Label.of("reserve", Text.of("zone.reserve")).styled("reserve"),
        Widget.Layout.ROW,
        null,
        cards.size(),
        cards);
  }

  private Widget market() {
    List<Widget.Card> cards = new ArrayList<>();
    for (int item = 0; item < CONTENT.items().size(); item++) {
      cards.add(Zones.item(Widgets.item(item), item, s.stock(item), badges));
    }
    return new Widget.Zone(
        Label.of("market", Text.of("zone.market"))
            .explained(Text.of("zone.market.about"))
            .styled("market"),
        Widget.Layout.ROW,
        null,
        cards.size(),
        cards);
  }

  /** What the player whose turn it is has gathered. */
  private Widget pools() {
    return new Widget.Mat(
        Label.of("turn", Text.of("mat.turn")).styled("turn"),
        null,
        List.of(
            counter("skill", "counter.skill", s.skill()),
            counter("swords", "counter.swords", s.swords()),
            counter("boots", "counter.boots", s.mayWalk() ? s.boots() : 0),
            counter("bank", "counter.bank", s.bank()),
            counter("teleports", "counter.teleports", s.teleports()),
            counter("jumps", "counter.jumps", s.jumps())));
  }

  private Widget solo() {
    List<Widget> content = new ArrayList<>();
    content.add(counter("threat", "counter.threat", s.threat()));
    if (s.goal() != Clank.NONE) {
      SoloEntry.Goal goal = CONTENT.solo().goals().at(s.goal());
      Text name = Text.of("goal." + goal.id());
      content.add(Widget.Counter.of(Label.of("goal", name), s.goalDone()));
      content.add(counter("goal-turns", "counter.goal-turns", goal.turns() - s.goalTurns()));
    }
    return new Widget.Mat(Label.of("solo", Text.of("mat.solo")), null, content);
  }

  /** C19; who is lost has no points (C3.2). */
  private Widget score() {
    List<Widget.Row> rows = new ArrayList<>();
    Seats winners = Scoring.result(s).winners();
    for (Seat seat : s.seats()) {
      List<Text> cells = new ArrayList<>();
      cells.add(Text.of("outcome." + Scoring.outcome(s, seat)));
      cells.addAll(points(s.isLost(seat) ? Scoring.NONE : Scoring.of(s, seat)));
      Label label =
          Label.of("score-" + seat.index(), Text.of("row.score", seat))
              .styled(winners.has(seat) ? "won" : "lost");
      rows.add(new Widget.Row(label, cells));
    }
    List<Text> columns = new ArrayList<>();
    for (String column : COLUMNS) columns.add(Text.of("column." + column));
    return new Widget.Sheet(Label.of("score", Text.of("sheet.score")), columns, rows);
  }

  private static List<Text> points(Scoring points) {
    return IntStream.of(
            points.artifact(),
            points.pod(),
            points.credits(),
            points.tokens(),
            points.cards(),
            points.total())
        .mapToObj(number -> Text.of("cell.number", number))
        .toList();
  }

  private Widget prompt() {
    List<Decision> decisions = new ArrayList<>();
    for (Seat seat : s.deciding()) if (viewer.is(seat)) decisions.add(s.decision(seat));
    return new Widget.Prompt(Label.of("prompt", Text.of("prompt")), s.deciding(), decisions);
  }
}
