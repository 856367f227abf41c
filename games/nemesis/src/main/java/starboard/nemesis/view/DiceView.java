package starboard.nemesis.view;

import java.util.List;
import starboard.kernel.rules.Step;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.combat.Combat;
import starboard.nemesis.content.piece.NoiseDie;
import starboard.nemesis.content.term.Face;
import starboard.nemesis.movement.NoiseRoll;
import starboard.nemesis.words.Words;

/** N7.1, N11.2 The die that lies rolled while somebody decides what becomes of the roll. */
final class DiceView {

  private final Nemesis s;

  DiceView(Nemesis s) {
    this.s = s;
  }

  void add(List<Widget> widgets) {
    for (List<Step<Nemesis>> agenda : s.agendas()) {
      for (Step<Nemesis> waiting : agenda) {
        switch (waiting) {
          case NoiseRoll.Reroll roll -> widgets.add(noise(roll, Widget.DieUse.FREE));
          case Combat.Rolled shot -> widgets.add(combat(shot, Widget.DieUse.FREE));
          case Combat.ExtraAmmo shot -> widgets.add(combat(shot.shot(), Widget.DieUse.USED));
          default -> {}
        }
      }
    }
  }

  private Widget noise(NoiseRoll.Reroll roll, Widget.DieUse use) {
    List<NoiseDie.Side> sides = s.rules().place().noiseDie(s, s.crew().roomOf(roll.seat())).faces();
    List<Text> faces = sides.stream().map(Words::of).toList();
    return new Widget.Die(label("noise-die"), faces, sides.indexOf(roll.side()), use);
  }

  private Widget combat(Combat.Rolled shot, Widget.DieUse use) {
    List<Face> sides = shot.die(s).die().faces();
    List<Text> faces = sides.stream().map(Words::of).toList();
    return new Widget.Die(label("combat-die"), faces, sides.indexOf(shot.face()), use);
  }

  private static Label label(String id) {
    return Label.of(id, Text.of("die." + id)).explained(Text.of("glossary." + id)).styled(id);
  }
}
