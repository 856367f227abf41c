package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Word;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.RoomId;

/** What activating a quest item needs (N18.24). */
public sealed interface Unlock {
  int cost();

  /** To stand in one of these rooms, explored. */
  @Word("room")
  record InRoom(List<RoomId> rooms, int cost) implements Unlock {}

  /** To discard any one of these items. */
  record DiscardItem(List<ItemId> items, int cost) implements Unlock {}
}
