package starboard.nemesis.mars;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.catalogue.Section;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.ShownCards;

/** L21 The contingency tokens, and what a player can deduce from those it has seen. */
final class ContingencyView {

  private final Nemesis s;
  private final MarsState mars;
  private final Viewer viewer;
  private final ShownCards cards;

  ContingencyView(Nemesis s, Viewer viewer, ShownCards cards) {
    this.s = s;
    this.mars = MarsState.of(s);
    this.viewer = viewer;
    this.cards = cards;
  }

  /** The active one, the neutral ones, and those of every player, as far as they are seen. */
  Widget tokens() {
    List<Widget.Card> shown = new ArrayList<>();
    for (int i = 0; i < mars.active().size(); i++) {
      shown.add(card("active-contingency", mars.active().at(i)));
    }
    for (int i = 0; i < mars.neutral().size(); i++) {
      shown.add(card(MarsWidgets.neutral(i), mars.neutral().at(i)));
    }
    for (Seat seat : s.seats()) {
      Pile own = mars.own(seat);
      for (int i = 0; i < own.size(); i++) {
        shown.add(card(MarsWidgets.contingency(seat.index(), i), own.at(i)));
      }
    }
    Label label =
        Label.of("contingencies", Text.of("zone.contingencies"))
            .explained(Text.of("glossary.contingency"));
    return new Widget.Zone(label, Widget.Layout.ROW, null, shown.size(), shown);
  }

  private Widget.Card card(String id, int token) {
    return viewer.sees(token) ? cards.face(id, token, true) : cards.back(id, token);
  }

  /**
   * What each contingency would mean now, and whether it may be the active one; a private sheet.
   */
  @Nullable Widget deductions() {
    Seat seat = viewer.seat();
    if (seat == null || mars.active().isEmpty()) return null;
    Deduction deduction = new Deduction(s, seat);
    Section<MarsContent.Contingency> kinds = mars.base().content().contingencyTokens();
    List<Widget.Row> rows = new ArrayList<>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      MarsContent.Contingency contingency = kinds.at(kind);
      boolean mine = deduction.left(kind) > 0;
      Label label =
          Label.of("deduce-" + contingency.id(), Text.of("contingency." + contingency.id()))
              .explained(Text.of("face." + contingency.id()))
              .knownTo(Seats.of(seat))
              .styled(mine ? "possible" : "ruled-out");
      rows.add(
          new Widget.Row(
              label,
              List.of(
                  Text.of("cell.seen-tokens", deduction.seen(kind), contingency.count()),
                  Text.of(mine ? "cell.possible" : "cell.ruled-out"),
                  Text.of("cell.threat." + threat(contingency.kills(), seat)))));
    }
    Label label =
        Label.of("deductions", Text.of("sheet.deductions"))
            .explained(Text.of("glossary.deductions"))
            .knownTo(Seats.of(seat));
    List<Text> columns =
        List.of(Text.of("column.seen"), Text.of("column.active"), Text.of("column.threat"));
    return new Widget.Sheet(label, columns, rows);
  }

  /** Whether it would kill that player as things stand: yes, no, or by the way it leaves. */
  private String threat(MarsContent.Kills kills, Seat seat) {
    if (kills.wayOut() != null && s.crew().isInPlay(seat)) return "way-" + kills.wayOut().id();
    return EndCheck.strikes(s, kills, seat) ? "dies" : "lives";
  }
}
