package starboard.nemesis.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.scene.Widget.Mark;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.SpeciesView;

/**
 * What threatens Characters as things lie, from what everybody sees: a layer of the board that a
 * viewer can switch on.
 */
final class DangerView {

  private static final String LAYER = "danger";

  private final Nemesis s;
  private final SpeciesView species;

  DangerView(Nemesis s, SpeciesView species) {
    this.species = species;
    this.s = s;
  }

  /** N3.11 Intruders strike the Characters in their room; N3.8 fire hurts whoever stays in it. */
  void room(int room, String id, List<Mark> marks) {
    if (!hasCrew(room)) return;
    int strikes = 0;
    for (int left = s.creatures().figuresIn(room); left != 0; left &= left - 1) {
      int type = s.creatures().typeOf(Integer.numberOfTrailingZeros(left));
      if (s.creatures().breeds().attacks(type)) strikes++;
    }
    if (strikes > 0) marks.add(mark("strike", id, strikes));
    if (s.interior().burns(room)) marks.add(mark("burning", id, 1));
    List<String> more = new ArrayList<>();
    species.dangers(room, more);
    for (String danger : more) marks.add(mark(danger, id, 1));
  }

  /**
   * N7.2 A noise roll that names a corridor with noise brings an encounter; N9.3 events spread fire
   * through open and destroyed doors.
   */
  void corridor(int corridor, String id, List<Mark> marks) {
    int one = s.board().oneEnd(corridor);
    int other = s.board().otherEnd(corridor, one);
    if (s.interior().hasNoise(corridor) && (hasCrew(one) || hasCrew(other))) {
      marks.add(mark("encounter", id, 1));
    }
    if (s.interior().burns(one) != s.interior().burns(other) && !s.interior().isClosed(corridor)) {
      marks.add(mark("fire-spread", id, 1));
    }
  }

  private boolean hasCrew(int room) {
    for (Seat seat : s.seats()) if (s.crew().roomOf(seat) == room) return true;
    return false;
  }

  private static Mark mark(String what, String where, int count) {
    Label label =
        Label.of(what + "-in-" + where, Text.of("mark.danger." + what))
            .explained(Text.of("glossary.danger." + what))
            .styled(what);
    return new Mark(label, count, LAYER);
  }
}
