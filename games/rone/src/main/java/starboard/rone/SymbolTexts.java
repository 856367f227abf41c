package starboard.rone;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;

/** How resources, damage and the faces of dice are called. */
public final class SymbolTexts {

  private static final List<Text> RESOURCE_NAMES = resourceNames();

  private SymbolTexts() {}

  private static List<Text> resourceNames() {
    List<Text> names = new ArrayList<>();
    for (int i = 0; i < Colour.RESOURCES; i++) {
      names.add(Text.of("resource." + Colour.of(i).name().toLowerCase(Locale.ROOT)));
    }
    return List.copyOf(names);
  }

  public static Text resource(int colour) {
    return RESOURCE_NAMES.get(colour);
  }

  public static Text damage(DamageType type) {
    return Text.of("damage." + type.name().toLowerCase(Locale.ROOT));
  }

  /** Resources one after another. */
  public static Text resources(long resources) {
    Text text = Text.of("resource.none");
    boolean any = false;
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      for (int n = Resources.count(resources, colour); n > 0; n--) {
        Text one = resource(colour);
        text = any ? Text.of("list", Arg.of(text), Arg.of(one)) : one;
        any = true;
      }
    }
    return text;
  }

  /** The screws of a face. */
  public static Text face(long die, int face) {
    Text text = Text.of("face.none");
    boolean any = false;
    for (int slot = 0; slot < Dice.SLOTS; slot++) {
      int screw = Dice.screw(die, face, slot);
      if (screw == Dice.NEUTRAL) continue;
      text = any ? Text.of("list", Arg.of(text), Arg.of(resource(screw))) : resource(screw);
      any = true;
    }
    return text;
  }
}
