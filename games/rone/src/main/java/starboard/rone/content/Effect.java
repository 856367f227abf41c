package starboard.rone.content;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Mistake;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** One sentence of a card: what happens, on what condition, how often. */
public record Effect(@Flat Op op, @Key("if") @Nullable Condition condition, @Nullable Per per) {

  /** That effects are such as the Invasion has: on players and on itself, without conditions. */
  static void requireOfInvasion(List<Effect> effects) {
    for (Effect effect : effects) {
      if (!effect.op.isOfInvasion() || effect.condition != null || effect.per != null) {
        throw new Mistake(Text.of("content.not-of-invasion", Arg.word(effect.op.word())));
      }
    }
  }

  /** That effects are such as players have. */
  static void requireOfPlayers(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect.op.isOfInvasion()) {
        throw new Mistake(Text.of("content.of-invasion", Arg.word(effect.op.word())));
      }
    }
  }
}
