package starboard.nemesis.ship;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;

/** N19.17 One pod is locked or unlocked. */
public record TogglingPod(Occasion on, ShipOps.TogglePod op) implements EffectAsk<Target> {
  @Override
  public void options(Nemesis s, Choices<Target> out) {
    for (int left = op.pods(s, on); left != 0; left &= left - 1) {
      out.add(Target.spot(Integer.numberOfTrailingZeros(left)));
    }
  }

  @Override
  public void answer(Nemesis s, Target pod) {
    ShipState.of(s).togglePod(pod.index());
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.toggle-pod");
  }

  @Override
  public Option option(Nemesis s, Target pod) {
    String widget = ShipWidgets.pod(pod.index());
    boolean open = ShipState.of(s).isUnlocked(pod.index());
    Text text = Text.of(open ? "do.lock-pod" : "do.unlock-pod", pod.index() + 1);
    return Option.of((open ? "lock:" : "unlock:") + widget, text, widget);
  }
}
