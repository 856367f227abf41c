package starboard.nemesis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Arg;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Word;

/** Ops of noise (N7). */
public sealed interface NoiseOps extends Op {

  /** Noise in every noiseless corridor of these rooms, the technical space included. */
  record NoiseAround(Rooms rooms) implements NoiseOps {
    @Override
    public Text text() {
      return OpTexts.in("op.noise-around", rooms);
    }
  }

  /** Noise on the technical space, or the ops if it is there already. */
  record NoiseTechnical(List<Effect> ifNoisy) implements NoiseOps {
    @Override
    public Text text() {
      return Text.of("op.noise-technical", Arg.of(OpTexts.all(ifNoisy)));
    }
  }

  /** Each of them rolls noise, although its room may be occupied (N7.7). */
  @Word("noise-roll")
  record RollNoise(@Default("self") Who who, @Nullable Filter filter) implements NoiseOps {
    @Override
    public Text text() {
      return OpTexts.of(who, filter, "op.noise-roll");
    }
  }
}
