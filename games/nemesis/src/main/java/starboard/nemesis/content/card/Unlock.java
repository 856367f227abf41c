package starboard.nemesis.content.card;

import java.util.List;
import starboard.kernel.catalogue.Word;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.RoomColour;
import starboard.nemesis.content.term.RoomId;

/** What activating a quest item needs (N18.24). */
public sealed interface Unlock {
  int cost();

  /** To stand in one of these rooms, explored. */
  @Word("room")
  record InRoom(List<RoomId> rooms, int cost) implements Unlock {}

  /** To discard any one of these items. */
  record DiscardItem(List<ItemId> items, int cost) implements Unlock {}

  /**
   * To stand in an explored room of this colour.
   *
   * @param discardItem and to discard any one item
   */
  @Word("room-colour")
  record InColour(RoomColour colour, boolean discardItem, int cost) implements Unlock {}

  /** To stand in a room with a working computer. */
  @Word("room-computer")
  record AtComputer(int cost) implements Unlock {}

  /** That something is so. */
  record State(Condition state, int cost) implements Unlock {}

  /** What may have to be so. */
  enum Condition {
    /** You have sent a signal. */
    SIGNAL_SENT,
    /** A parasite on your board, or 2 contamination cards in hand. */
    LARVA_OR_TWO_CONTAMINATION,
    /** Knowledge that is verified and at least 5. */
    @Word("verified-knowledge-5")
    VERIFIED_KNOWLEDGE_FIVE
  }
}
