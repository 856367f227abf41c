package starboard.rone.effect;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;

/** R6.2 Screws, one after another, on cards of the training ground. */
record Screws(Seat seat, String from, int left) implements Question<Place> {

  @Override
  public void options(Rone s, Choices<Place> out) {
    for (int i = 0; i < s.player(seat).training().size(); i++) out.add(Place.of(i));
  }

  @Override
  public void answer(Rone s, Place place) {
    s.player(seat).screwOn(place.position());
    if (left > 1) s.then(new Screws(seat, from, left - 1));
  }

  @Override
  public String key() {
    return "choose-screw";
  }

  @Override
  public Option option(Rone s, Place place) {
    Player player = s.player(seat);
    return place.onGround("screw", player);
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }
}
