package starboard.nemesis.ask;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Widgets;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.words.Reasons;

/** An op that happens to Intruders: to all within reach, or to some of the user's choice. */
public interface OnIntruders extends OpRule {

  /** The figures it may happen to, a bit each; only those it does something to. */
  int reach(Nemesis s, Occasion on);

  /** How many of them. */
  Amount howMany();

  void happenTo(Nemesis s, int figure, Occasion on);

  @Override
  default @Nullable Text whyNot(Nemesis s, Occasion on) {
    return reach(s, on) == 0 ? Reasons.NO_TARGET : null;
  }

  @Override
  default void happen(Nemesis s, Occasion on) {
    int figures = reach(s, on);
    if (!howMany().isAll() && howMany().number() < Integer.bitCount(figures)) {
      s.then(new Choose(this, on, howMany().number(), 0));
      return;
    }
    for (int left = figures; left != 0; left &= left - 1) {
      happenTo(s, Integer.numberOfTrailingZeros(left), on);
    }
  }

  /**
   * Intruders of the user's choice, one after another.
   *
   * @param left how many are still to be chosen
   * @param chosen those already chosen, a bit each
   */
  record Choose(OnIntruders op, Occasion on, int left, int chosen) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      for (int each = op.reach(s, on) & ~chosen; each != 0; each &= each - 1) {
        out.add(Target.figure(Integer.numberOfTrailingZeros(each)));
      }
    }

    @Override
    public void answer(Nemesis s, Target figure) {
      op.happenTo(s, figure.index(), on);
      if (left > 1) s.then(new Choose(op, on, left - 1, chosen | 1 << figure.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.intruder-for", Arg.of(op.text()));
    }

    @Override
    public Option option(Nemesis s, Target figure) {
      String widget = Widgets.figure(s, figure.index());
      Text text = Text.of("do.intruder", Arg.of(s.creatures().figureNamed(figure.index())));
      return Option.of("intruder:" + widget, text, widget);
    }
  }
}
