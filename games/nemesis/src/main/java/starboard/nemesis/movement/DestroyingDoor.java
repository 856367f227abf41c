package starboard.nemesis.movement;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.Widgets;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;

/** One closed door of the room is destroyed (N9.12). */
public record DestroyingDoor(Occasion on) implements EffectAsk<Target> {
  /** The corridors of the room with a closed door, a bit each. */
  static long closed(Nemesis s, Occasion on) {
    return s.board().corridorsOf(on.room()) & s.interior().closedDoors();
  }

  @Override
  public void options(Nemesis s, Choices<Target> out) {
    for (long left = closed(s, on); left != 0; left &= left - 1) {
      out.add(Target.corridor(Long.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void answer(Nemesis s, Target corridor) {
    s.interior().destroyDoor(corridor.index());
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.destroy-door");
  }

  @Override
  public Option option(Nemesis s, Target corridor) {
    String widget = Widgets.corridor(s, corridor.index());
    Text text = Text.of("do.destroy-door", s.interior().along(corridor.index()));
    return Option.of("destroy:" + widget, text, widget);
  }
}
