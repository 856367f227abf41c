package starboard.nemesis.body;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Clock;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Who;
import starboard.nemesis.action.Reach;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of cards in hand and of the turn. */
public sealed interface HandOps extends OpRule {

  /** Draws from the own deck, no hand limit (N3.3). */
  record DrawCards(@Default("self") Who who, Amount amount) implements HandOps, OnCharacters {
    public DrawCards {
      amount.mustBeNumberOr(Amount.SERIOUS_WOUNDS);
    }

    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      if (amount.isSeriousWounds() && s.crew().seriousWounds(on.you()) == 0)
        return Reasons.NO_WOUND;
      return HandCards.whyNotDraw(s, seat);
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      s.cards()
          .drawCards(
              seat, amount.isSeriousWounds() ? s.crew().seriousWounds(on.you()) : amount.number());
    }

    /** N27.25 With Intercom also those at working computers, as one likes. */
    @Override
    public void happen(Nemesis s, Occasion on) {
      OnCharacters.super.happen(s, on);
      if (who == Who.ALL_HERE && Reach.ofComputers(s, on)) {
        s.then(new HandCards.Further(this, on, 0));
      }
    }

    @Override
    public Text text() {
      return who.text(null, "op.draw-cards" + amount.suffix(), amount.number());
    }
  }

  /**
   * The whole hand, contamination too, goes to the discard pile (N27.26).
   *
   * @param maxCards only Characters holding at most so many cards can be chosen
   */
  record DiscardHand(@Default("self") Who who, @Nullable Filter filter, @Nullable Integer maxCards)
      implements HandOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      int cards = s.cards().hand(seat).size();
      if (cards == 0) return HandCards.NO_HAND;
      return maxCards != null && cards > maxCards ? HandCards.TOO_MANY : null;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      s.cards().discardHand(seat);
    }

    @Override
    public Text text() {
      Text discard = who.text(filter, "op.discard-hand");
      return maxCards == null
          ? discard
          : OpTexts.sentences(List.of(discard, Text.of("op.discard-hand.max-cards", maxCards)));
    }
  }

  /** Each of them discards so many action cards of its choice, all if it has fewer. */
  record DiscardCards(int amount, @Default("self") Who who, @Nullable Filter filter)
      implements HandOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return s.cards().hand(seat).isEmpty() ? HandCards.NO_HAND : null;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      s.then(new HandCards.DiscardActions(on, seat, amount));
    }

    @Override
    public Text text() {
      return who.text(filter, "op.discard-cards", amount);
    }
  }

  /** Swaps any number of hand cards for as many new ones and some more. */
  record CycleHand(int bonus) implements HandOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.cards().hand(on.you()).isEmpty() ? HandCards.whyNotDraw(s, on.you()) : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new HandCards.Swap(on, 0, 0, bonus));
    }

    @Override
    public Text text() {
      return Text.of("op.cycle-hand", bonus);
    }
  }

  /** This turn has no limit of actions (N27.17). */
  record UnlimitedTurn(int draw) implements HandOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.clock().actionsLeft() == Clock.UNLIMITED ? HandCards.whyNotDraw(s, on.you()) : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.cards().drawCards(on.you(), draw);
      s.clock().liftActionLimit();
    }

    @Override
    public boolean passesLater() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("op.unlimited-turn", draw);
    }
  }
}
