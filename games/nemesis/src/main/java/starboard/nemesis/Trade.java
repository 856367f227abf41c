package starboard.nemesis;

import org.jspecify.annotations.Nullable;
import starboard.kernel.Seat;
import starboard.kernel.Step;
import starboard.kernel.Text;

/** N18.12 Trade among the Characters of a room. */
public record Trade(Seat seat) implements Step<Nemesis> {

  public static @Nullable Text whyNot(Nemesis s, Seat seat) {
    return Effects.NOT_WRITTEN;
  }

  @Override
  public void run(Nemesis s) {
    throw new IllegalStateException("trade is not offered");
  }
}
