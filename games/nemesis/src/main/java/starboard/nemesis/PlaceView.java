package starboard.nemesis;

import java.util.List;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** What one viewer sees of what only a place has on the table. */
public interface PlaceView {

  /** The time track and what else runs out, before the board. */
  default void time(List<Widget> widgets) {}

  /** Its systems and ways out, after the board. */
  default void systems(List<Widget> widgets) {}

  /** Whatever lies in a room and only in this place, in the words of keys. */
  default void marks(int room, List<String> marks) {}

  /** Where a Character is who lives and stands in no room. */
  Text whereabouts(Seat seat);
}
