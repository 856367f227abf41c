package starboard.rone.content;

import starboard.kernel.catalogue.Section;

/** R2 What is printed on a player board. */
public record PlayerBoard(
    Counters counters,
    StoredSlots storedSlots,
    ResearchTokens researchTokens,
    Section<StoredAction> storedResourceActions,
    Section<PartsAction> sparePartActions,
    Reshuffle reshuffle,
    SurvivalCheck survivalCheck,
    Compensation secondPlayerSpareParts) {

  /** R2.1 */
  public record Counters(int max, Start start) {}

  /** R2.1 */
  public record Start(int armour, int life) {}

  /** R2.4 */
  public record StoredSlots(int perColour, int wild) {}

  /** R2.6 */
  public record ResearchTokens(int max) {}

  /** R7.4 */
  public record Reshuffle(
      int lifePerScrapyardCard,
      int reliefPerTechnology,
      int opponentResearch,
      int opponentRefresh) {}

  /** R10.3 */
  public record SurvivalCheck(int reliefPerTechnology, int lifePerScrapyardCard) {}

  /** R10.1 */
  public record Compensation(int n) {}
}
