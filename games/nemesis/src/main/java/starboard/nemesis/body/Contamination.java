package starboard.nemesis.body;

import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.TellsHand;
import starboard.nemesis.action.Reactions;
import starboard.nemesis.ask.EffectAsk;
import starboard.nemesis.ask.HandCard;
import starboard.nemesis.content.term.Trigger;

/** N15 Contamination. */
public final class Contamination {

  private Contamination() {}

  /** N15.1 A contamination card comes, unless who is to take it may have an answer. */
  public static void take(Nemesis s, Seat seat) {
    if (Reactions.mayAnswer(s, Trigger.SLIME_OR_CONTAMINATION_ON_SELF, seat)) {
      s.then(new Take(seat));
    } else {
      s.cards().takeContamination(seat);
    }
  }

  /** N15.1 A contamination card is about to come. */
  public record Take(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.then(
          Reactions.toOwn(
              s,
              Trigger.SLIME_OR_CONTAMINATION_ON_SELF,
              seat,
              new Taken(seat),
              new Reactions.Averted()));
    }
  }

  /** N15.1 It lies in the discard pile. */
  public record Taken(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().isInPlay(seat)) s.cards().takeContamination(seat);
    }
  }

  /** N15.6 That a scan infects is public, though the cards are not. */
  public static void found(Nemesis s, Seat seat) {
    s.announce("event.infected", seat);
    s.rules().species().parasiteFound(s, seat);
  }

  /**
   * N15.4 The owner sees all contamination in hand; clean cards go, an infected one infects.
   *
   * @param infect whether an infected card infects
   * @param removeClean whether clean cards are got rid of
   */
  public record ScanHand(Seat seat, boolean infect, boolean removeClean) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      boolean infected = s.scanHand(seat, removeClean);
      if (infected && infect) found(s, seat);
    }
  }

  /** N15.5 Surgery and Antidote: everything is scanned, infected cards and the parasite go. */
  public record ScanAll(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.scanEverything(seat);
      s.rules().species().treatParasite(s, seat);
    }
  }

  /** N19.10 Who has lived through surgery passes; then all hand cards are a new deck. */
  public record Recover(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().isInPlay(seat)) s.then(new Passing(seat), new NewDeck(seat, true));
    }
  }

  /** N19.10 Deck and discard pile, and the hand or not, are shuffled together. */
  public record NewDeck(Seat seat, boolean withHand) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.crew().isInPlay(seat)) s.cards().shuffleAll(seat, withHand);
    }
  }

  /** N27.18 The Antidote contaminates; deck and discard pile are shuffled, the hand stays. */
  public record SideEffect(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      take(s, seat);
      s.then(new NewDeck(seat, false));
    }
  }

  /**
   * N27.27 Who declared it has a card to scan; whoever else imagines that hand may not think so.
   */
  public record ScanOne(Occasion on) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      if (s.cards().contaminationInHand(on.you()) == 0) s.announce("event.scans", on.you(), 0);
      else s.then(new RemoveOne(on));
    }
  }

  /** N27.27 One card of the hand is scanned and removed; for an infected one a new one comes. */
  public record RemoveOne(Occasion on) implements EffectAsk<HandCard>, TellsHand {
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
      if (!s.scanAway(seat(), card.position(s, seat()))) return;
      s.announce("event.infected-card", seat());
      s.cards().takeContamination(seat());
    }

    @Override
    public Text question(Nemesis s) {
      return Text.of("ask.scan-one");
    }

    @Override
    public Option option(Nemesis s, HandCard card) {
      return card.option(s, seat(), "scan");
    }
  }
}
