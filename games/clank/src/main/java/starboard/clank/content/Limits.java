package starboard.clank.content;

import java.util.Map;
import starboard.kernel.catalogue.Source;

/** How much there is of everything (C1.5). */
public record Limits(
    int clankPerPlayer,
    int dataCubesPerPlayer,
    int blackCubes,
    int redCubes,
    int crystals,
    Map<String, Integer> reserve,
    int artifactPerPlayer,
    int marketItemOfKindPerPlayer,
    String credits,
    Source source) {}
