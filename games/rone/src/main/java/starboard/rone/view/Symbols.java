package starboard.rone.view;

import java.util.ArrayList;
import java.util.List;
import starboard.kernel.scene.Widget;
import starboard.kernel.words.Text;
import starboard.rone.Dice;
import starboard.rone.Resources;
import starboard.rone.SymbolTexts;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.effect.Hue;

/** Resources, screws and damage as signs. */
final class Symbols {

  private static final Widget.Symbol NEUTRAL =
      new Widget.Symbol(Text.of("face.none"), Widget.Symbol.BLANK);

  private Symbols() {}

  static String style(int colour) {
    return "resource-" + Hue.word(colour);
  }

  private static Widget.Symbol of(int colour) {
    return new Widget.Symbol(SymbolTexts.resource(colour), style(colour));
  }

  /** The screws of a face, slot by slot. */
  static List<Widget.Symbol> face(long die, int face) {
    List<Widget.Symbol> screws = new ArrayList<>();
    for (int slot = 0; slot < Dice.SLOTS; slot++) {
      int screw = Dice.screw(die, face, slot);
      screws.add(screw == Dice.NEUTRAL ? NEUTRAL : of(screw));
    }
    return screws;
  }

  static List<Widget.Symbol> of(long resources) {
    List<Widget.Symbol> symbols = new ArrayList<>();
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      for (int n = Resources.count(resources, colour); n > 0; n--) symbols.add(of(colour));
    }
    return symbols;
  }

  static String style(DamageType type) {
    return switch (type) {
      case ARMOUR -> "breach";
      case MELEE -> "melee";
      case RANGED -> "ranged";
    };
  }

  static Widget.Symbol of(DamageType type) {
    return new Widget.Symbol(SymbolTexts.damage(type), style(type));
  }
}
