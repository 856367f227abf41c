package starboard.rone.turn;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Player;
import starboard.rone.Rone;
import starboard.rone.content.Trigger;
import starboard.rone.effect.Passives;
import starboard.rone.effect.Place;
import starboard.rone.effect.Question;

/** R8.10 Phase 9: trained cards go on the discard pile in an order of their owner's choice. */
record Training(Seat seat) implements Question<Place> {

  /** The phase begins. */
  record Phase(Seat seat) implements Step<Rone> {
    @Override
    public void run(Rone s) {
      s.player(seat).enter(9);
      s.then(new Training(seat));
    }
  }

  @Override
  public void options(Rone s, Choices<Place> out) {
    Player player = s.player(seat);
    for (int i = 0; i < player.training().size(); i++) {
      if (player.isTrained(i)) out.add(Place.of(i));
    }
  }

  @Override
  public void answer(Rone s, Place place) {
    s.player(seat).train(place.position());
    Passives.setOff(s, seat, Trigger.WHEN_TRAINED, null);
    s.then(this);
  }

  @Override
  public String key() {
    return "choose-trained";
  }

  @Override
  public Text source(Rone s) {
    return Text.of("rule.train");
  }

  @Override
  public Option option(Rone s, Place place) {
    return place.onGround("finish", s.player(seat));
  }
}
