package starboard.rone.content;

import java.util.List;
import starboard.kernel.catalogue.Entry;
import starboard.kernel.catalogue.Flat;
import starboard.kernel.catalogue.Names;
import starboard.kernel.catalogue.Section;
import starboard.kernel.catalogue.Source;

/** R12.1 What is printed on the board of the Invasion. */
public record InvasionBoard(
    RoundTrack roundTrack,
    StartingDeck startingDeck,
    Deploy deployPerRound,
    Tokens researchTokens,
    Section<Zone> trainingZones,
    Section<PlayerAction> additionalPlayerActions) {

  /** R12.1 */
  public record RoundTrack(int max) {}

  /** R13.1 */
  public record StartingDeck(int base, int perPlayer) {}

  /** R14.1.3 */
  public record Deploy(int perPlayer, int perProtocol) {}

  /** R13.5, R14.1.5 */
  public record Tokens(int refillPerPlayer, int startPerPlayer) {}

  /** R14.1.8 A training zone and what happens when its card is trained. */
  public record Zone(
      String id,
      @Flat Names names,
      int count,
      Source source,
      Colour color,
      int capacity,
      List<Effect> effects)
      implements Entry {

    public Zone {
      Effect.requireOfInvasion(effects);
    }
  }

  /** R14.2.6 What players may do with symbols they give up. */
  public record PlayerAction(
      String id, @Flat Names names, int count, Source source, Price cost, List<Effect> effects)
      implements Entry {}

  /** So many of a symbol. */
  public record Price(Symbol symbol, int n) {}

  /** R14.2.6 What is given up: damage that is not dealt, gains that are not taken. */
  public enum Symbol {
    MELEE,
    RANGED,
    ARMOUR,
    SCREW
  }
}
