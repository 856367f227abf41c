package starboard.nemesis;

import java.util.List;
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
    return rolled("noise", die.faces(), side, Words.of(side), seat);
  }

  static Beat combat(CombatDie die, Face face, Seat seat) {
    return rolled("combat", die.faces(), face, Words.of(face), seat);
  }

  private static <F> Beat rolled(String die, List<F> faces, F face, Text name, Seat seat) {
    int alike = 0;
    for (F each : faces) if (each.equals(face)) alike++;
    return Beats.of("event." + die + "-roll", seat)
        .shows(new Beat.Face(die + "-die", faces.indexOf(face), name))
        .odds(alike, faces.size());
  }
}
