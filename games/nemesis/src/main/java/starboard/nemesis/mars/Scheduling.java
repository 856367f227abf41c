package starboard.nemesis.mars;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;

/** L16.13 Who looks at the schedule of the capsules, and changes it. */
public final class Scheduling {

  private Scheduling() {}

  /**
   * One token after another; each only once.
   *
   * @param seen those looked at already, a bit each
   */
  public record Look(Occasion on, SecretsOps.PeekCss op, int left, int seen)
      implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      MarsState mars = MarsState.of(s);
      int current = mars.cssAt(s.clock().time());
      for (int i = 0; left > 0 && i < mars.css().size(); i++) {
        boolean fits = op.which() == SecretsOps.PeekCss.Which.ANY || i == current;
        if (fits && (seen >>> i & 1) == 0) out.add(Target.other(i));
      }
    }

    @Override
    public void answer(Nemesis s, Target token) {
      MarsState.of(s).peekCss(on.you(), token.index());
      if (op.shift() > 0) s.then(new Shift(on, op, token.index()));
      if (left > 1) s.then(new Look(on, op, left - 1, seen | 1 << token.index()));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.look-css");
    }

    @Override
    public Option option(Nemesis s, Target token) {
      String widget = MarsWidgets.css(token.index());
      MarsState mars = MarsState.of(s);
      String field = mars.base().label(mars.cssField(token.index()));
      return Option.of("look:" + widget, Text.of("do.look-css", Arg.word(field)), widget);
    }
  }

  /** L16.13 Onto a field without a token, from that of the time token down to the last but one. */
  public record Shift(Occasion on, SecretsOps.PeekCss op, int token) implements EffectAsk<Target> {
    @Override
    public void options(Nemesis s, Choices<Target> out) {
      MarsState mars = MarsState.of(s);
      int from = mars.cssField(token);
      if (from == s.clock().time()) return;
      int first = Math.max(s.clock().time(), from - op.shift());
      int last = Math.min(mars.base().schedule().last() - 1, from + op.shift());
      for (int field = first; field <= last; field++) {
        if (mars.cssAt(field) == Nemesis.NONE) out.add(Target.other(field));
      }
      out.add(Target.DONE);
    }

    @Override
    public void answer(Nemesis s, Target field) {
      if (!field.equals(Target.DONE)) MarsState.of(s).shiftCss(token, field.index());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.shift-css");
    }

    @Override
    public Option option(Nemesis s, Target field) {
      if (field.equals(Target.DONE)) return Option.of("done", Text.of("do.done"));
      String widget = MarsWidgets.field(field.index());
      String label = MarsState.of(s).base().label(field.index());
      return Option.of("shift:" + widget, Text.of("do.shift-css", Arg.word(label)), widget);
    }
  }
}
