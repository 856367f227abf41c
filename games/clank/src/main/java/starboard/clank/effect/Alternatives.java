package starboard.clank.effect;

import java.util.List;
import starboard.clank.Clank;
import starboard.clank.content.Op;
import starboard.clank.words.Texts;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** Exactly one of several lists of ops. */
public record Alternatives(Seat seat, int source, List<List<Op>> of)
    implements Ask<Clank, Alternatives.One> {

  /** The list that is chosen, by its position on the card. */
  public record One(int index) implements Choice {}

  @Override
  public void options(Clank s, Choices<One> out) {
    for (int i = 0; i < of.size(); i++) out.add(new One(i));
  }

  @Override
  public void answer(Clank s, One one) {
    Resolving.now(s, seat, source, of.get(one.index));
  }

  @Override
  public Text question(Clank s) {
    return Text.of("ask.choose");
  }

  @Override
  public Text source(Clank s) {
    return Texts.source(source);
  }

  @Override
  public Option option(Clank s, One one) {
    return Option.of("choose-" + (one.index + 1), Texts.list(of.get(one.index)));
  }
}
