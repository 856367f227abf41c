package starboard.nemesis.mars;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;
import starboard.nemesis.content.term.Amount;

/**
 * Noise is put down or taken away, one marker after another.
 *
 * @param places whether it is put down
 * @param from corridors are named in ascending order
 */
public record Noises(Occasion on, Amount amount, BaseOps.Where where, boolean places, int from)
    implements EffectAsk<Target> {

  @Override
  public void options(Nemesis s, Choices<Target> out) {
    long noise = s.interior().noise();
    long left = where.spots(s, on) & (places ? ~noise : noise);
    left = left >>> from << from;
    if (left == 0) return;
    for (; left != 0; left &= left - 1) out.add(Target.corridor(Long.numberOfTrailingZeros(left)));
    if (from > 0) out.add(Target.DONE);
  }

  @Override
  public void answer(Nemesis s, Target spot) {
    if (spot.equals(Target.DONE)) return;
    if (places) s.interior().placeNoise(spot.index());
    else s.interior().fadeNoise(1L << spot.index());
    if (amount.isAny()) s.then(new Noises(on, amount, where, places, spot.index() + 1));
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of(places ? "ask.place-noise" : "ask.remove-noise");
  }

  @Override
  public Option option(Nemesis s, Target spot) {
    if (spot.equals(Target.DONE)) return Option.of("done", Text.of("do.done"));
    String widget = Widgets.corridor(s, spot.index());
    Text text = Text.of(places ? "do.noise" : "do.remove-noise", s.interior().along(spot.index()));
    return Option.of((places ? "noise:" : "quiet:") + widget, text, widget);
  }
}
