package starboard.rone.effect;

import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.rone.Dice;
import starboard.rone.Rone;

/** R4.7 Dice that their owner sets aside, one after another. */
public record BarringDice(Seat seat, String from, int left) implements Question<BarringDice.One> {

  /** A die. */
  public record One(int die) implements Choice {}

  private static final One[] DICE = new One[Dice.DICE];

  static {
    for (int die = 0; die < Dice.DICE; die++) DICE[die] = new One(die);
  }

  @Override
  public void options(Rone s, Choices<One> out) {
    for (int die = 0; die < Dice.DICE; die++) {
      if (!s.player(seat).isBarred(die)) out.add(DICE[die]);
    }
  }

  @Override
  public void answer(Rone s, One one) {
    s.player(seat).bar(one.die);
    if (left > 1) s.then(new BarringDice(seat, from, left - 1));
  }

  @Override
  public String key() {
    return "choose-barred";
  }

  @Override
  public Option option(Rone s, One one) {
    String widget = "die-" + seat.index() + "-" + (one.die + 1);
    return Option.of("bar:" + widget, Text.of("do.bar", Arg.of(one.die + 1)), widget);
  }

  @Override
  public Text source(Rone s) {
    return Text.of(from);
  }
}
