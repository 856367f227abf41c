package starboard.nemesis.ship;

import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.ask.Yes;

/** N20.1 Both tokens of the engine are seen; whether they are swapped must be said. */
public record SwappingTokens(Occasion on, int engine) implements Ask<Nemesis, Yes> {
  @Override
  public Seat seat() {
    return on.you();
  }

  @Override
  public void options(Nemesis s, Choices<Yes> out) {
    out.add(Yes.YES);
    out.add(Yes.NO);
  }

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
  public Text source(Nemesis s) {
    return on.source(s);
  }

  @Override
  public Option option(Nemesis s, Yes swap) {
    return swap == Yes.YES
        ? Option.of("swap", Text.of("do.swap-tokens"))
        : Option.of("keep", Text.of("do.keep-tokens"));
  }
}
