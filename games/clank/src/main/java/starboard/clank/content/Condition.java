package starboard.clank.content;

import starboard.kernel.catalogue.Ref;
import starboard.kernel.catalogue.Word;

/** The "if" of an effect: true at any time of the turn is enough (C5.5). */
public sealed interface Condition {

  /** C5.2 Another card of that faction was played this turn. */
  @Word("faction")
  public record OfFaction(Faction faction) implements Condition {}

  /** C5.4 */
  @Word("crystal")
  public record OwnCrystal() implements Condition {}

  /** C5.4 */
  @Word("contraband")
  public record OwnContraband() implements Condition {}

  /** C21.3 */
  @Word("trashedThisTurn")
  public record Trashed() implements Condition {}

  /** C5.7 A card of that name lies in the own play area or discard pile, or did this turn. */
  @Word("cardInPlayOrDiscard")
  public record CardLies(@Ref("adventure_deck") String card) implements Condition {}

  /** The player carries an artifact. */
  @Word("artifact")
  public record OwnArtifact() implements Condition {}
}
