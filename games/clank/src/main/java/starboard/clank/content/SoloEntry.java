package starboard.clank.content;

import java.util.List;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;

/** The numbers of the solo variant (C22). */
public record SoloEntry(
    String id,
    @Flat Names names,
    int count,
    boolean optional,
    Source source,
    SetUp setup,
    EndOfTurn endOfTurn,
    int threatLimit,
    int endClockDraw,
    Section<Goal> goals) {

  public record SetUp(
      int asPlayers,
      int startClank,
      int threatCubesStart,
      int minorTokensPerSpot,
      List<Removal> removeArtifacts) {}

  /** Some of these artifacts are taken out by chance. */
  public record Removal(List<Integer> randomOf, int n) {}

  public record EndOfTurn(int discardRowCards, int threatEveryTurns) {}

  /** A short goal: so many events within so many turns. */
  public record Goal(
      String id,
      @Flat Names names,
      int count,
      Deed event,
      int n,
      int turns,
      List<Op> reward,
      List<Op> penalty,
      Source source)
      implements Named {}
}
