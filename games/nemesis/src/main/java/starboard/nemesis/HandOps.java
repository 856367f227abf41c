package starboard.nemesis;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.Text;
import starboard.kernel.catalogue.Default;

/** Ops of cards in hand and of the turn. */
public sealed interface HandOps extends Op {

  /** Draws from the own deck, no hand limit (N3.3). */
  record DrawCards(@Default("self") Who who, Amount amount) implements HandOps {
    public DrawCards {
      amount.mustBeNumberOr(Amount.SERIOUS_WOUNDS);
    }

    @Override
    public Text text() {
      return OpTexts.of(who, null, "op.draw-cards" + amount.suffix(), amount.number());
    }
  }

  /**
   * The whole hand, contamination too, goes to the discard pile (N27.26).
   *
   * @param maxCards only Characters holding at most so many cards can be chosen
   */
  record DiscardHand(@Default("self") Who who, @Nullable Filter filter, @Nullable Integer maxCards)
      implements HandOps {
    @Override
    public Text text() {
      Text discard = OpTexts.of(who, filter, "op.discard-hand");
      return maxCards == null
          ? discard
          : OpTexts.sentences(List.of(discard, Text.of("op.discard-hand.max-cards", maxCards)));
    }
  }

  /** Swaps any number of hand cards for as many new ones and some more. */
  record CycleHand(int bonus) implements HandOps {
    @Override
    public Text text() {
      return Text.of("op.cycle-hand", bonus);
    }
  }

  /** This turn has no limit of actions (N27.17). */
  record UnlimitedTurn(int draw) implements HandOps {
    @Override
    public Text text() {
      return Text.of("op.unlimited-turn", draw);
    }
  }
}
