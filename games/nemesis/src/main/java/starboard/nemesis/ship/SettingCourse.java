package starboard.nemesis.ship;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Target;

/** N20.3 The destination marker goes to any space; left where it is, it may be a bluff. */
public record SettingCourse(Occasion on) implements EffectAsk<Target> {
  private static final CourseSpace[] SPACES = CourseSpace.values();

  @Override
  public void options(Nemesis s, Choices<Target> out) {
    for (int i = 0; i < SPACES.length; i++) out.add(Target.other(i));
  }

  @Override
  public void answer(Nemesis s, Target space) {
    ShipState.of(s).setDestination(space.index());
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.destination");
  }

  @Override
  public Option option(Nemesis s, Target space) {
    String letter = SPACES[space.index()].name();
    Text text = Text.of("do.destination", Arg.word(letter));
    String widget = ShipWidgets.course(SPACES[space.index()]);
    return Option.of("destination:" + widget, text, widget);
  }
}
