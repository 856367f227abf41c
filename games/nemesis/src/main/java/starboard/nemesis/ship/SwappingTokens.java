package starboard.nemesis.ship;

import starboard.kernel.rules.Option;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;

/** N20.1 Both tokens of the engine are seen; whether they are swapped must be said. */
public record SwappingTokens(Occasion on, int engine) implements EffectAsk<Yes>, YesOrNo {
  @Override
  public void answer(Nemesis s, Yes swap) {
    if (swap == Yes.YES) ShipState.of(s).swapTokens(engine);
    s.announce(swap == Yes.YES ? "event.engine-swapped" : "event.engine-kept", seat(), engine + 1);
  }

  @Override
  public Text question(Nemesis s) {
    return Text.of("ask.swap-tokens", engine + 1);
  }

  @Override
  public Option option(Nemesis s, Yes swap) {
    return swap == Yes.YES
        ? Option.of("swap", Text.of("do.swap-tokens"))
        : Option.of("keep", Text.of("do.keep-tokens"));
  }
}
