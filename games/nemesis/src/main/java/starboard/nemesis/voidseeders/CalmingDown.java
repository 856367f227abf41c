package starboard.nemesis.voidseeders;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.content.term.Spelling;

/** V10.1 Rest, Canteen and Shower: insanity one lower, a scan, or both, in this order. */
public record CalmingDown(Occasion on, Seat seat, Step<Nemesis> scan)
    implements Ask<Nemesis, CalmingDown.Way> {

  /** What one does. */
  public enum Way implements Choice {
    LOWER,
    SCAN,
    BOTH
  }

  @Override
  public void options(Nemesis s, Choices<Way> out) {
    for (Way way : Way.values()) out.add(way);
  }

  @Override
  public void answer(Nemesis s, Way way) {
    if (way != Way.SCAN) SeedersState.of(s).setLevel(seat, Insanity.lowered(s, seat));
    if (way != Way.LOWER) s.then(scan);
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.calm-down");
  }

  @Override
  public Text source(Nemesis s) {
    return on.source(s);
  }

  @Override
  public Option option(Nemesis s, Way way) {
    String word = Spelling.of(way);
    return Option.of("calm-" + word, Text.of("do.calm." + word, Insanity.lowered(s, seat)));
  }
}
