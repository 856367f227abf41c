package starboard.rone.effect;

import java.util.List;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Cause;
import starboard.rone.OpTexts;
import starboard.rone.Rone;
import starboard.rone.content.Effect;

/** R16 One of several lists of effects. */
public record ChoosingOne(Cause cause, List<List<Effect>> lists)
    implements Question<ChoosingOne.One> {

  /** One of the lists. */
  public record One(int index) implements Choice {}

  @Override
  public Seat seat() {
    return cause.seat();
  }

  @Override
  public void options(Rone s, Choices<One> out) {
    for (int i = 0; i < lists.size(); i++) out.add(new One(i));
  }

  @Override
  public void answer(Rone s, One one) {
    s.then(new Resolving(cause, lists.get(one.index), 0));
  }

  @Override
  public String key() {
    return "choose-one";
  }

  @Override
  public Option option(Rone s, One one) {
    Text text = OpTexts.list(lists.get(one.index));
    return Option.of(
        "option-" + OpTexts.word(lists.get(one.index)), Text.of("do.one", Arg.of(text)));
  }

  @Override
  public Text source(Rone s) {
    return cause.name();
  }
}
