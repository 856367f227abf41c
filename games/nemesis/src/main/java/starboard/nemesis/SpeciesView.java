package starboard.nemesis;

import java.util.List;
import starboard.kernel.scene.Widget;
import starboard.kernel.seats.Seat;

/** What one viewer sees of what only a species has on the table. */
public interface SpeciesView {

  /** A species that has nothing of its own to show. */
  SpeciesView NOTHING = new SpeciesView() {};

  /** On the board of the creatures, before the bag. */
  default void board(List<Widget> widgets) {}

  /** Before a Character, beside its wounds. */
  default void mat(Seat seat, List<Widget> widgets) {}

  /** Its decks, among those that belong to nobody. */
  default void decks(List<Widget> widgets) {}

  /** Cards of its own that are being carried out. */
  default void resolving(List<Widget> widgets) {}

  /** What threatens the Characters in a room, in the words of keys. */
  default void dangers(int room, List<String> dangers) {}
}
