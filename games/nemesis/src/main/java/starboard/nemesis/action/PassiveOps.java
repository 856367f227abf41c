package starboard.nemesis.action;

import java.util.List;
import starboard.kernel.catalogue.Default;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.term.CardId;
import starboard.nemesis.content.term.ItemId;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;

/** Ops of rooms and quest items that are in force all the time. */
public sealed interface PassiveOps extends OpRule {

  /**
   * Changes the draw limit of who starts the round here, no malfunction here (N3.2).
   *
   * @param quiet and no Intruder here
   */
  record PassiveHandSize(int amount, @Default("false") boolean quiet) implements PassiveOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      if (matter != Quantity.HAND_SIZE || (quiet && s.creatures().hasIntruder(about))) return value;
      return value + amount;
    }

    @Override
    public Text text() {
      return Text.of(
          "op.passive-hand-size" + (quiet ? ".quiet" : ""), Arg.word(OpTexts.signed(amount)));
    }
  }

  /** These cards of yours reach further (N27.25). */
  record PassiveRange(List<CardId> cards, Range range) implements PassiveOps {

    /** How far. */
    public enum Range {
      /** Targets in rooms with a working computer. */
      COMPUTER_ROOMS,
      /** Played anywhere, whatever they require. */
      ANY_ROOM
    }

    /** Whether it is about that action card. */
    public boolean names(int card) {
      for (int i = 0; i < cards.size(); i++) if (cards.get(i).index() == card) return true;
      return false;
    }

    @Override
    public Text text() {
      Text names = OpTexts.list(cards.stream().map(CardId::name).toList());
      return Text.of("op.passive-range." + Spelling.of(range), Arg.of(names));
    }
  }

  /** The weapon this card is attached to has more capacity. */
  record PassiveCapacity(ItemId weapon, int amount) implements PassiveOps {
    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.CAPACITY ? value + amount : value;
    }

    @Override
    public Text text() {
      return Text.of(
          "op.passive-capacity", Arg.of(weapon.name()), Arg.word(OpTexts.signed(amount)));
    }
  }

  /** Using that item to load the weapon this card is attached to has this cost (N4.12). */
  record PassiveCost(ItemId item, int cost) implements PassiveOps {
    @Override
    public Text text() {
      return Text.of("op.passive-cost", Arg.of(item.name()), Arg.of(cost));
    }
  }
}
