package starboard.rone;

import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/**
 * Whose effect it is and where it stands.
 *
 * @param source the key of the name of the card, ability or action
 * @param card the number of the recruit card it stands on, or {@link #NO_CARD}
 */
public record Cause(Seat seat, String source, int card) {

  public static final int NO_CARD = -1;

  public Text name() {
    return Text.of(source);
  }
}
