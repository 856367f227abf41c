package starboard.nemesis.content;

import java.util.List;
import starboard.kernel.catalogue.Word;

/** What activating a quest item needs (N18.24). */
public sealed interface Unlock {
  int cost();

  /** To stand in one of these rooms, explored. */
  @Word("room")
  record InRoom(List<RoomId> rooms, int cost) implements Unlock {}

  /** To discard any one of these items. */
  record DiscardItem(List<ItemId> items, int cost) implements Unlock {}
}
