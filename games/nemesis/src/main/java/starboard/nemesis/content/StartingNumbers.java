package starboard.nemesis.content;

import java.util.List;
import java.util.SequencedMap;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Key;
import starboard.kernel.catalogue.Source;
import starboard.nemesis.content.term.RoomId;
import starboard.nemesis.content.term.TokenType;

/**
 * The numbers of the set-up (N2).
 *
 * @param roomActionCost of every room action; 0 where they differ
 * @param tokenRooms rooms printed on the board that get an exploration token too
 */
public record StartingNumbers(
    @Key("rooms_2_used") int roomsTwoUsed,
    int explorationTokensUsed,
    @Default("[]") List<RoomId> tokenRooms,
    int weaknessesUsed,
    int eggsOnBoard,
    int eggsReserve,
    SequencedMap<String, Integer> bag,
    int handSize,
    int handSlots,
    int lightWoundTrack,
    int seriousWoundsSurvived,
    @Default("0") int roomActionCost,
    int timeMarkerIndex,
    int firstPlayer,
    Source source) {

  private static final String PER_PLAYER = "_per_player";

  /** How many tokens of that type the bag holds at the start (N2.8). */
  public int tokens(TokenType type, int players) {
    return bag.getOrDefault(type.id(), 0) + players * bag.getOrDefault(type.id() + PER_PLAYER, 0);
  }
}
