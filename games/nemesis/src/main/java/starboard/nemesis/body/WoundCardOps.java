package starboard.nemesis.body;

import java.util.List;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.MoreOrLess;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.Quantity;
import starboard.nemesis.content.term.Basic;
import starboard.nemesis.words.OpTexts;

/** Ops of serious wounds, in force while they are not dressed (N16.7). */
public sealed interface WoundCardOps extends OpRule {

  /** Changes the draw limit at the start of the round (N3.2). */
  record HandSize(int amount) implements WoundCardOps, MoreOrLess {
    @Override
    public Quantity quantity() {
      return Quantity.HAND_SIZE;
    }

    @Override
    public Text text() {
      return Text.of("op.hand-size", Arg.word(OpTexts.signed(amount)));
    }
  }

  /** That many hand slots. */
  record HandSlots(int amount) implements WoundCardOps {
    @Override
    public boolean concerns(Quantity matter) {
      return matter == Quantity.HAND_SLOTS;
    }

    @Override
    public int changed(Nemesis s, Quantity matter, int about, int value) {
      return matter == Quantity.HAND_SLOTS ? Math.min(value, amount) : value;
    }

    @Override
    public Text text() {
      return Text.of("op.hand-slots", amount);
    }
  }

  /** Changes the cost of basic actions, not of cards that let you do the same (N4.12). */
  record BasicCost(List<Basic> actions, int amount) implements WoundCardOps, MoreOrLess {
    @Override
    public Quantity quantity() {
      return Quantity.BASIC_COST;
    }

    @Override
    public boolean isAbout(int basic) {
      for (int i = 0; i < actions.size(); i++) if (actions.get(i).ordinal() == basic) return true;
      return false;
    }

    @Override
    public Text text() {
      return Text.of(
          "op.basic-cost",
          Arg.of(OpTexts.list(actions.stream().map(Basic::title).toList())),
          Arg.word(OpTexts.signed(amount)));
    }
  }

  /** Changes the cost of item actions (N4.12). */
  record ItemCost(int amount) implements WoundCardOps, MoreOrLess {
    @Override
    public Quantity quantity() {
      return Quantity.ITEM_COST;
    }

    @Override
    public Text text() {
      return Text.of("op.item-cost", Arg.word(OpTexts.signed(amount)));
    }
  }

  /** Light wounds when you pass (N3.7). */
  record LightWoundOnPass(int amount) implements WoundCardOps, MoreOrLess {
    @Override
    public Quantity quantity() {
      return Quantity.WOUNDS_ON_PASS;
    }

    @Override
    public Text text() {
      return Text.of("op.light-wound-on-pass", amount);
    }
  }
}
