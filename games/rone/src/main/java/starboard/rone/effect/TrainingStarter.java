package starboard.rone.effect;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.rone.Rone;
import starboard.rone.content.Trigger;

/** R6.4 Cards of the starting-card pile go straight to the own discard pile. */
record TrainingStarter(Seat seat, String from, int left) implements Question<Kind> {

  @Override
  public void options(Rone s, Choices<Kind> out) {
    Kind.list(s.starters(), out);
  }

  @Override
  public void answer(Rone s, Kind card) {
    s.trainStarter(seat, card.kind());
    Passives.setOff(s, seat, Trigger.WHEN_TRAINED, null);
    if (left > 1) s.then(new TrainingStarter(seat, from, left - 1));
  }

  @Override
  public String key() {
    return "choose-starter";
  }

  @Override
  public Option option(Rone s, Kind card) {
    return card.option("train", "starters");
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }
}
