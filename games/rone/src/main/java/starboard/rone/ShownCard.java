package starboard.rone;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Thing;
import starboard.kernel.rules.Beat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.content.Ability;
import starboard.rone.content.DamageType;

/** A card held up to be looked at by all who see it, with what it does. */
final class ShownCard {

  private ShownCard() {}

  static Beat.Card of(int thing) {
    int kind = Box.kindOf(Thing.number(thing));
    return new Beat.Card(Text.of("thing", Arg.thing(thing)), text(kind), Box.style(kind));
  }

  /** Its damage, its reward and its abilities; null if it does nothing. */
  private static @Nullable Text text(int kind) {
    List<Text> does = new ArrayList<>();
    if (Box.isRecruit(kind)) {
      for (DamageType type : DamageType.values()) {
        int n = Player.combat(kind, type);
        if (n > 0) does.add(Text.of("part.combat", Arg.of(n), Arg.of(SymbolTexts.damage(type))));
      }
      int reward = Box.recruit(kind).rewardSpareParts();
      if (reward > 0) does.add(Text.of("part.reward", reward));
    }
    for (Ability ability : Box.abilities(kind)) does.add(OpTexts.of(ability));
    return does.stream()
        .reduce((all, one) -> Text.of("also", Arg.of(all), Arg.of(one)))
        .orElse(null);
  }
}
