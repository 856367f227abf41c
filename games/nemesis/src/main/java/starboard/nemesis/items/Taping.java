package starboard.nemesis.items;

import org.jspecify.annotations.Nullable;
import starboard.kernel.box.Pile;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;

/**
 * N18.10 Two heavy items in the hands, one after another, become one thing to hold.
 *
 * @param first the position of the first in the hands, or NONE
 */
record Taping(Occasion on, int first) implements EffectAsk<Target> {
  private static final Text TOO_FEW = Text.of("refused.nothing-to-tape");

  static @Nullable Text whyNot(Nemesis s, Seat seat) {
    Pile held = s.belongings().held(seat);
    int loose = 0;
    for (int i = 0; i < held.size(); i++) if (!s.belongings().isTaped(held.number(i))) loose++;
    return loose >= 2 ? null : TOO_FEW;
  }

  /** In ascending order, so that each pair is named once. */
  @Override
  public void options(Nemesis s, Choices<Target> out) {
    Pile held = s.belongings().held(seat());
    int last = Nemesis.NONE;
    for (int i = 0; i < held.size(); i++) if (!s.belongings().isTaped(held.number(i))) last = i;
    for (int i = first + 1; i < held.size(); i++) {
      if (s.belongings().isTaped(held.number(i)) || (first == Nemesis.NONE && i == last)) continue;
      out.add(Target.other(i));
    }
  }

  @Override
  public void answer(Nemesis s, Target position) {
    if (first == Nemesis.NONE) {
      s.then(new Taping(on, position.index()));
      return;
    }
    Pile held = s.belongings().held(seat());
    int one = held.number(first);
    int other = held.number(position.index());
    s.belongings().tape(s.belongings().takeItem(seat(), on.thing()), one, other);
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.tape");
  }

  @Override
  public Option option(Nemesis s, Target position) {
    String widget = Widgets.held(seat(), position.index());
    Text name = s.kit().name(s.belongings().held(seat()).number(position.index()));
    return Option.of("tape:" + widget, Text.of("do.tape", Arg.of(name)), widget);
  }
}
