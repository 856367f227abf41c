package starboard.clank.content;

import java.util.List;
import java.util.Map;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Source;

/** The rage track (C14.5). */
public record RageTrack(
    String id,
    @Flat Names names,
    int count,
    Source source,
    List<Step> spaces,
    Map<Integer, Integer> startSpace) {

  /** A space of the track: cubes drawn by an attack, and what happens when it is reached. */
  public record Step(int space, int draw, Zone zone, int redCubes, boolean blockade) {}

  /** The colours of the track. */
  public enum Zone {
    CALM,
    ALERT,
    RED,
    PURPLE
  }

  /** The space of that number, counted from 1. */
  public Step at(int space) {
    return spaces.get(space - 1);
  }

  public int last() {
    return spaces.size();
  }

  /** The space that closes the hyperlift (C14.2). */
  public int blockade() {
    for (Step step : spaces) if (step.blockade) return step.space;
    throw new IllegalStateException("no space with the blockade");
  }
}
