package starboard.rone.effect;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.words.Text;
import starboard.rone.Rone;

/** A question of this game, known by the key of its sentence. */
public interface Question<C extends Choice> extends Ask<Rone, C> {

  /** The key of its sentence. */
  String key();

  @Override
  default Text question(Rone s) {
    return Text.of(key());
  }
}
