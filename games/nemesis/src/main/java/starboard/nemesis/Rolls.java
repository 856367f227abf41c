package starboard.nemesis;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import starboard.kernel.rules.Beat;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.content.piece.CombatDie;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.words.Words;

/** How rolls are shown: the face, and how many of all faces are like it. */
final class Rolls {

  private Rolls() {}

  static Beat noise(NoiseDie die, NoiseDie.Side side, Seat seat) {
    return rolled("noise", die.faces(), side, Words::of, seat);
  }

  static Beat combat(CombatDie die, Face face, Seat seat) {
    return rolled("combat", die.faces(), face, Words::of, seat);
  }

  private static <F> Beat rolled(
      String die, List<F> faces, F face, Function<F, Text> called, Seat seat) {
    int alike = 0;
    for (F each : faces) if (each.equals(face)) alike++;
    return Beats.of("event." + die + "-roll", seat)
        .shows(new Beat.Face(die + "-die", faces.indexOf(face), called.apply(face)))
        .shows(new Beat.Stock(Text.of("die." + die + "-die"), shares(faces, face, called)))
        .odds(alike, faces.size());
  }

  private static <F> List<Beat.Share> shares(List<F> faces, F rolled, Function<F, Text> called) {
    Map<F, Integer> kinds = new LinkedHashMap<>();
    for (F face : faces) kinds.merge(face, 1, Integer::sum);
    List<Beat.Share> shares = new ArrayList<>();
    kinds.forEach(
        (face, inside) ->
            shares.add(new Beat.Share(called.apply(face), inside, face.equals(rolled) ? 1 : 0)));
    return shares;
  }
}
