package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.box.Pile;
import starboard.kernel.box.Thing;
import starboard.kernel.scene.Viewer;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.seats.Seats;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.GoalRule;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Standing;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.card.Objective;
import starboard.nemesis.content.term.Goal;
import starboard.nemesis.content.term.Spelling;

/** Objectives and how their owner's matters stand, from what the owner knows. */
final class GoalsView {

  private final Nemesis s;
  private final Viewer viewer;
  private final CardViews cards;

  GoalsView(Nemesis s, Viewer viewer, CardViews cards) {
    this.s = s;
    this.viewer = viewer;
    this.cards = cards;
  }

  void add(Seat seat, List<Widget> content) {
    content.add(objectives(seat));
    Pile pile = s.briefing().objectives(seat);
    for (int i = 0; i < pile.size(); i++) {
      if (viewer.sees(pile.at(i))) content.add(progress(seat, pile.at(i)));
    }
  }

  /** Others see how many a player still has, and of which back. */
  Widget objectives(Seat seat) {
    Pile pile = s.briefing().objectives(seat);
    return viewer.drawn("objectives-" + seat.index(), pile, () -> objectives(seat, pile));
  }

  private Widget objectives(Seat seat, Pile pile) {
    List<Widget.Card> shown = new ArrayList<>();
    for (int i = 0; i < pile.size(); i++) {
      int card = pile.at(i);
      String id =
          viewer.is(seat)
              ? Widgets.objective(seat, s.kit().objective(Thing.number(card)))
              : Widgets.objectiveBack(seat, i);
      shown.add(viewer.sees(card) ? cards.face(id, card, true) : cards.back(id, card));
    }
    Label label =
        Label.of("objectives-" + seat.index(), Text.of("zone.objectives"))
            .explained(Text.of("glossary.objectives"))
            .styled("objectives");
    return CardViews.zone(label, Widget.Layout.ROW, seat, pile.size(), shown);
  }

  /** N24.8 Every condition of every alternative with its standing. */
  private Widget progress(Seat seat, int thing) {
    Objective objective = s.kit().objective(Thing.number(thing));
    String id = "progress-" + seat.index() + "-" + objective.id();
    List<Widget.Row> rows = new ArrayList<>();
    for (int way = 0; way < objective.anyOf().size(); way++) {
      List<Goal> all = objective.anyOf().get(way);
      for (int i = 0; i < all.size(); i++) {
        Goal goal = all.get(i);
        Text name =
            objective.anyOf().size() == 1 ? Text.of("row.goal") : Text.of("row.way", way + 1);
        Label label = Label.of(id + "-" + (way + 1) + "-" + (i + 1), name).knownTo(told(seat));
        // how it stands is what its owner knows: nobody else is told, though the card may be public
        boolean told = viewer.is(seat) || s.over();
        Standing known = told ? GoalRule.of(goal).standing(s, seat) : Standing.UNKNOWN;
        String standing = Spelling.of(known);
        rows.add(new Widget.Row(label, Text.of("standing." + standing), List.of(goal.text())));
      }
    }
    Label label =
        Label.of(id, Text.of("sheet.progress", Arg.of(s.kit().name(Thing.number(thing)))))
            .explained(Text.of("glossary.progress"))
            .knownTo(told(seat));
    return new Widget.Sheet(label, List.of(Text.of("column.standing")), rows);
  }

  /** N23.4 In the end all is laid open. */
  private Seats told(Seat seat) {
    return s.over() ? Seats.EVERYONE : Seats.of(seat);
  }
}
