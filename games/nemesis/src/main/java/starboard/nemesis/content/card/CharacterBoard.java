package starboard.nemesis.content.card;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.CardId;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.Named;
import starboard.nemesis.content.term.RoomId;

/**
 * A Character: where it starts, what it brings, which cards are its own (N2.14).
 *
 * @param startingItem null if it brings none (L3.6)
 */
public record CharacterBoard(
    String id,
    @Flat Names names,
    String colour,
    int count,
    RoomId startRoom,
    @Nullable ItemId startingItem,
    List<ItemId> questItems,
    List<Copies> deck,
    Source source)
    implements Named {

  /** So many copies of a card. */
  public record Copies(CardId card, int count) {}
}
