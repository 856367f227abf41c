package starboard.rone.effect;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Cause;
import starboard.rone.Rone;
import starboard.rone.content.Colour;

/** R3.7 Resources of colours one chooses, gained or stored one after another. */
record Gaining(Cause cause, int left, boolean storing) implements Question<Hue> {

  @Override
  public Seat seat() {
    return cause.seat();
  }

  @Override
  public void options(Rone s, Choices<Hue> out) {
    for (int colour = 0; colour < Colour.COLOURS; colour++) out.add(Hue.of(colour));
  }

  @Override
  public void answer(Rone s, Hue hue) {
    Sharing.Unit unit = storing ? Sharing.Unit.STORED : Sharing.Unit.RESOURCE;
    Sharing.hand(s, cause, unit, hue.colour(), 1);
    if (left > 1) s.then(new Gaining(cause, left - 1, storing));
  }

  @Override
  public String key() {
    return storing ? "choose-colour-to-store" : "choose-colour";
  }

  @Override
  public Option option(Rone s, Hue hue) {
    return hue.option("take");
  }

  @Override
  public Text source(Rone s) {
    return cause.name();
  }
}
