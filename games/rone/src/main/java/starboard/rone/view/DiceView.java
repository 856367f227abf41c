package starboard.rone.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.scene.Widget;
import starboard.kernel.scene.Widget.Label;
import starboard.kernel.words.Text;
import starboard.rone.Dice;
import starboard.rone.Player;
import starboard.rone.SymbolTexts;

/** R4 The dice of a player with all their screws. */
final class DiceView {

  private DiceView() {}

  static Widget die(Player player, int die) {
    long screws = player.die(die);
    List<Text> faces = new ArrayList<>();
    List<List<Widget.Symbol>> slots = new ArrayList<>();
    for (int face = 0; face < Dice.FACES; face++) {
      faces.add(SymbolTexts.face(screws, face));
      slots.add(Symbols.face(screws, face));
    }
    String id = "die-" + player.seat().index() + "-" + (die + 1);
    Label label = Label.of(id, Text.of("die", die + 1)).styled("die");
    Widget.DieUse use =
        player.isBarred(die)
            ? Widget.DieUse.BARRED
            : player.isUsed(die) ? Widget.DieUse.USED : Widget.DieUse.FREE;
    return new Widget.Die(label, faces, slots, player.face(die), use);
  }
}
