package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Result;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;

/** N23.4 How the game ended: who won, what became of everybody, and what they were after. */
final class OutcomeView {

  private OutcomeView() {}

  static void add(Nemesis s, List<Widget> widgets) {
    Result result = s.result();
    if (result == null) return;
    List<Widget.Row> rows = new ArrayList<>();
    for (Result.Outcome outcome : result.seats()) {
      Seat seat = outcome.seat();
      boolean won = result.winners().has(seat);
      Label label =
          Label.of("outcome-" + seat.index(), Text.of("mat.player", seat))
              .styled(won ? "won" : "lost");
      List<Text> cells =
          List.of(Text.of(won ? "cell.won" : "cell.lost"), outcome.why(), objectives(s, seat));
      rows.add(new Widget.Row(label, cells));
    }
    Label label =
        Label.of("outcome", Text.of("sheet.outcome"))
            .explained(Text.of("glossary.outcome"))
            .styled("outcome");
    List<Text> columns =
        List.of(Text.of("column.result"), Text.of("column.fate"), Text.of("column.objective"));
    widgets.add(new Widget.Sheet(label, columns, rows));
  }

  private static Text objectives(Nemesis s, Seat seat) {
    Pile pile = s.briefing().objectives(seat);
    Text text = null;
    for (int i = 0; i < pile.size(); i++) {
      int card = pile.number(i);
      Text goals = Objects.requireNonNull(s.rules().faces().text(card));
      Text one = Text.of("cell.objective", Arg.of(s.kit().name(card)), Arg.of(goals));
      text = text == null ? one : Text.of("cell.two", Arg.of(text), Arg.of(one));
    }
    return text == null ? Text.of("cell.nobody") : text;
  }
}
