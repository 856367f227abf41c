package starboard.nemesis.staff;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.TellsHand;
import starboard.nemesis.Who;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.HandCard;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.ask.Yes;
import starboard.nemesis.ask.YesOrNo;
import starboard.nemesis.body.Wounds;
import starboard.nemesis.words.Reasons;

/** Ops of bodies: larvae, contamination, slime. */
public sealed interface CareOps extends OpRule {

  /** A larva is cut out of who agrees, at the price of serious wounds (L20.9). */
  record CutOutLarva(int serious, @Default("one-here") Who who) implements CareOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return s.rules().species().hasParasite(s, seat) ? null : Reasons.NOBODY;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      Step<Nemesis> cut = new Cut(seat, serious);
      s.then(on.you() == seat ? cut : new Consent(on, seat, serious));
    }

    @Override
    public Text text() {
      return who.text(null, "op.cut-out-larva", serious);
    }
  }

  /** L20.9 */
  record Cut(Seat seat, int serious) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.rules().species().treatParasite(s, seat);
      for (int i = 0; i < serious; i++) s.then(new Wounds.Serious(seat));
    }
  }

  /** L20.9 Its player may refuse. */
  record Consent(Occasion on, Seat seat, int serious) implements YesOrNo {
    @Override
    public void answer(Nemesis s, Yes yes) {
      if (yes == Yes.YES) s.then(new Cut(seat, serious));
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.cut-out-larva", Arg.of(on.you()), Arg.of(serious));
    }

    @Override
    public Text source(Nemesis s) {
      return on.source(s);
    }
  }

  /** A contamination card of the hand for new cards; only its owner knows if there is one. */
  record ExchangeContamination(int draw) implements CareOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return s.cards().contaminationInHand(on.you()) == 0 ? Reasons.NO_CONTAMINATION_IN_HAND : null;
    }

    @Override
    public boolean hidden() {
      return true;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Exchange(on, draw));
    }

    @Override
    public Text text() {
      return Text.of("op.exchange-contamination", draw);
    }
  }

  /**
   * Who declared it has a card to give up; whoever else imagines that hand may not think so, and is
   * told so much (N27.27).
   */
  record Exchange(Occasion on, int draw) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.cards().contaminationInHand(on.you()) == 0) s.announce("event.scans", on.you(), 0);
      else s.then(new GiveUp(on, draw));
    }
  }

  /** Which of them. */
  record GiveUp(Occasion on, int draw) implements EffectAsk<HandCard>, TellsHand {
    @Override
    public int contamination() {
      return 1;
    }

    @Override
    public boolean secret() {
      return true;
    }

    @Override
    public void options(Nemesis s, Choices<HandCard> out) {
      HandCard.listAll(s, seat(), HandCard.CONTAMINATION.card(), out);
    }

    @Override
    public void answer(Nemesis s, HandCard card) {
      card.discard(s, seat(), "event.discards");
      s.cards().drawCards(seat(), draw);
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.give-up-contamination");
    }

    @Override
    public Option option(Nemesis s, HandCard card) {
      return card.option(s, seat(), "discard");
    }
  }

  /** The fire of your room and the slime of everybody there. */
  record WashRoom() implements CareOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (s.interior().burns(on.room())) return null;
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (s.crew().roomOf(seat) == on.room() && s.rules().species().meets(s, seat, "slimed"))
          return null;
      }
      return Reasons.NOT_BURNING;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      if (s.interior().burns(on.room())) s.interior().removeFire(on.room());
      for (int i = 0; i < s.players(); i++) {
        Seat seat = Seat.of(i);
        if (s.crew().roomOf(seat) == on.room()) s.rules().species().washed(s, seat);
      }
    }
  }
}
