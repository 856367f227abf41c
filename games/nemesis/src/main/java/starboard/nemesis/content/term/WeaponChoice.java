package starboard.nemesis.content.term;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/**
 * Which weapons in your hands an op means: all if both are null.
 *
 * @param ofClass only those of this class
 * @param item only this one
 */
public record WeaponChoice(@Nullable WeaponClass ofClass, @Nullable ItemId item) {
  public static final WeaponChoice ANY = new WeaponChoice(null, null);

  public static WeaponChoice of(String text, Function<String, ItemId> items) {
    return switch (text) {
      case "any" -> ANY;
      case "energy", "energy-weapon" -> new WeaponChoice(WeaponClass.ENERGY, null);
      case "classic" -> new WeaponChoice(WeaponClass.CLASSIC, null);
      default -> new WeaponChoice(null, items.apply(text));
    };
  }

  public Text text() {
    if (item != null) return item.name();
    return Text.of("op.weapon-choice." + (ofClass == null ? "any" : Spelling.of(ofClass)));
  }
}
