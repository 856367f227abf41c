package starboard.nemesis.ask;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;

/** A question that an effect puts to the one who uses it, in the name of what it stands on. */
public interface EffectAsk<C extends Choice> extends Ask<Nemesis, C> {

  Occasion on();

  @Override
  default Seat seat() {
    return on().you();
  }

  @Override
  default Text source(Nemesis s) {
    return on().source(s);
  }
}
