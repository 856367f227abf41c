package starboard.clank;

import starboard.kernel.catalogue.Ref;
import starboard.kernel.catalogue.Word;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/** The "if" of an effect: true at any time of the turn is enough (C5.5). */
public sealed interface Condition {

  /**
   * Whether it is true for a player now.
   *
   * @param card the kind of the card that carries the condition
   */
  boolean holds(Clank s, Seat seat, int card);

  Text text();

  /** C5.2 Another card of that faction was played this turn. */
  @Word("faction")
  record OfFaction(Faction faction) implements Condition {
    @Override
    public boolean holds(Clank s, Seat seat, int card) {
      int others = s.playedOf(faction) - (Content.BOX.card(card).faction() == faction ? 1 : 0);
      return others > 0 || s.hasWildcard();
    }

    @Override
    public Text text() {
      return Texts.faction(faction);
    }
  }

  /** C5.4 */
  @Word("crystal")
  record OwnCrystal() implements Condition {
    @Override
    public boolean holds(Clank s, Seat seat, int card) {
      return s.crystalsCounted(seat) > 0;
    }

    @Override
    public Text text() {
      return Text.of("if.crystal");
    }
  }

  /** C5.4 */
  @Word("contraband")
  record OwnContraband() implements Condition {
    @Override
    public boolean holds(Clank s, Seat seat, int card) {
      return s.has(seat, Item.Grant.CONTRABAND_EFFECTS);
    }

    @Override
    public Text text() {
      return Text.of("if.contraband");
    }
  }

  /** C21.3 */
  @Word("trashedThisTurn")
  record Trashed() implements Condition {
    @Override
    public boolean holds(Clank s, Seat seat, int card) {
      return s.hasTrashed();
    }

    @Override
    public Text text() {
      return Text.of("if.trashed");
    }
  }

  /** C5.7 A card of that name lies in the own play area or discard pile, or did this turn. */
  @Word("cardInPlayOrDiscard")
  record CardLies(@Ref("adventure_deck") String card) implements Condition {
    @Override
    public boolean holds(Clank s, Seat seat, int ofCard) {
      return s.hasLain(seat, Content.BOX.cards().indexOf(card));
    }

    @Override
    public Text text() {
      return Text.of("if.card", Arg.of(Text.of("card." + card)));
    }
  }

  /** The player carries an artifact. */
  @Word("artifact")
  record OwnArtifact() implements Condition {
    @Override
    public boolean holds(Clank s, Seat seat, int card) {
      return s.hasArtifact(seat);
    }

    @Override
    public Text text() {
      return Text.of("if.artifact");
    }
  }
}
