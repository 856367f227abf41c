package starboard.nemesis.mars;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.Reasons;

/** Ops of the surface of Mars (L26). */
public sealed interface SurfaceOps extends OpRule {

  /** You return to where you came from, if you have just come; without exploration or noise. */
  record GoBack() implements SurfaceOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      boolean here = s.crew().isInRoom(on.you());
      return here && MarsState.of(s).origin(on.you()) != Nemesis.NONE ? null : Reasons.NO_ROOM;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.enter(on.you(), MarsState.of(s).origin(on.you()));
    }
  }

  /** Noise in areas of the surface without noise. */
  record NoiseAreas(Areas areas) implements SurfaceOps {

    private static final int COUNT = 4;

    /** Which. */
    public enum Areas {
      ALL,
      OWN
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return quiet(s, on) == 0 ? Reasons.ALL_NOISY : null;
    }

    /** The spots of these areas without noise, a bit each. */
    private long quiet(Nemesis s, Occasion on) {
      MarsBase base = MarsState.of(s).base();
      long spots = 0;
      for (int area = 1; area <= COUNT; area++) {
        if (areas == Areas.ALL || base.premises().areaOf(on.room()) == area) {
          spots |= 1L << base.premises().areaSpot(s, area);
        }
      }
      return spots & ~s.interior().noise();
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      for (long left = quiet(s, on); left != 0; left &= left - 1) {
        s.interior().placeNoise(Long.numberOfTrailingZeros(left));
      }
    }

    @Override
    public Text text() {
      return Text.of("op.noise-areas." + Spelling.of(areas));
    }
  }
}
