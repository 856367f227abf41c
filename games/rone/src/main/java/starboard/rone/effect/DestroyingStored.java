package starboard.rone.effect;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Resources;
import starboard.rone.Rone;
import starboard.rone.content.Colour;

/** R16 Stored resources of an opponent are destroyed, one after another. */
public record DestroyingStored(Seat seat, Seat whose, String from, int left)
    implements Question<Hue> {

  @Override
  public void options(Rone s, Choices<Hue> out) {
    Player player = s.player(whose);
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      if (Resources.count(player.stored(), colour) > 0) out.add(Hue.of(colour));
    }
  }

  @Override
  public void answer(Rone s, Hue hue) {
    s.player(whose).destroyStored(hue.colour());
    if (left > 1) s.then(new DestroyingStored(seat, whose, from, left - 1));
  }

  @Override
  public String key() {
    return "choose-stored-destroyed";
  }

  @Override
  public Option option(Rone s, Hue hue) {
    return hue.onStored("destroy", whose);
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }
}
