package starboard.clank.content;

import java.util.List;
import java.util.Map;
import starboard.kernel.catalogue.Source;

/** The numbers of the set-up (C2), by the number of players where they differ. */
public record Numbers(
    int handSize,
    int rowSize,
    List<Integer> startClankByTurnOrder,
    Map<Integer, Integer> artifactsRemoved,
    Map<Integer, Integer> marketCopies,
    Map<Integer, Integer> rageStart,
    Map<Integer, Integer> accessCodes,
    int minorTokensPerSpot,
    int majorTokensPerSpot,
    Map<Integer, Integer> departedDraw,
    int marketPrice,
    int podVp,
    Source source) {}
