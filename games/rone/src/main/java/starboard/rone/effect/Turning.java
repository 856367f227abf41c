package starboard.rone.effect;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Box;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.What;

/** R5.5, R16 Cards of a base are refreshed or exhausted, one after another. */
public record Turning(Seat seat, Seat whose, String from, int left, What what, boolean refreshing)
    implements Question<Place> {

  @Override
  public void options(Rone s, Choices<Place> out) {
    Player player = s.player(whose);
    for (int i = 0; i < player.base().size(); i++) {
      int kind = Box.kindOf(player.base().number(i));
      boolean fits =
          switch (what) {
            case ANY -> true;
            case LEADER -> Box.isLeader(kind);
            case TECHNOLOGY -> Box.isTechnology(kind);
          };
      if (fits && player.isExhausted(i) == refreshing) out.add(Place.of(i));
    }
  }

  @Override
  public void answer(Rone s, Place place) {
    if (refreshing) s.player(whose).refresh(place.position());
    else s.player(whose).exhaust(place.position());
    if (left > 1) s.then(new Turning(seat, whose, from, left - 1, what, refreshing));
  }

  @Override
  public String key() {
    return refreshing ? "choose-refreshed" : "choose-exhausted";
  }

  @Override
  public Option option(Rone s, Place place) {
    return place.inBase(refreshing ? "refresh" : "exhaust", s.player(whose));
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }
}
