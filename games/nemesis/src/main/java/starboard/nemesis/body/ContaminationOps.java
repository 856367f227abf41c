package starboard.nemesis.body;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Word;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Filter;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.Who;
import starboard.nemesis.ask.OnCharacters;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of contamination (N15). */
public sealed interface ContaminationOps extends OpRule {

  /** Takes contamination cards, unscanned, to the discard pile (N15.1). */
  @Word("contamination")
  record TakeContamination(int amount, @Default("self") Who who, @Nullable Filter filter)
      implements ContaminationOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      return s.cards().contaminationDeck().isEmpty() ? Reasons.NO_CONTAMINATION : null;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      for (int i = 0; i < amount; i++) Contamination.take(s, seat);
    }

    @Override
    public Text text() {
      return who.text(filter, "op.contamination", amount);
    }
  }

  /**
   * Scans all contamination in hand (N15.4). Whether there is any only its owner knows (N15.3).
   *
   * @param infect whether an infected card infects
   * @param removeClean whether clean cards are got rid of
   * @param calm whether the rule set may offer something before the scan
   */
  record ScanHand(
      @Default("self") Who who,
      @Nullable Filter filter,
      @Default("true") boolean infect,
      @Default("true") boolean removeClean,
      @Default("false") boolean calm)
      implements ContaminationOps, OnCharacters {
    @Override
    public @Nullable Text whyNotTo(Nemesis s, Seat seat, Occasion on) {
      if (calm && s.rules().species().canCalmDown(s, seat)) return null;
      return s.cards().contaminationInHand(seat) == 0 ? Reasons.NO_CONTAMINATION_IN_HAND : null;
    }

    @Override
    public boolean hidden() {
      return true;
    }

    @Override
    public void happenTo(Nemesis s, Seat seat, Occasion on) {
      Step<Nemesis> scan = new Contamination.ScanHand(seat, infect, removeClean);
      s.then(calm ? s.rules().species().calming(s, on, seat, scan) : scan);
    }

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      parts.add(who.text(filter, "op.scan-hand"));
      String they = who.isYou(filter) ? "" : ".they";
      if (removeClean) parts.add(Text.of("op.scan-hand.remove-clean" + they));
      if (infect) parts.add(Text.of("op.scan-hand.infect" + they));
      return OpTexts.sentences(parts);
    }
  }

  /** N19.10. */
  record Surgery() implements ContaminationOps {
    /** The wound is always suffered, so there is always an effect. */
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Seat seat = on.you();
      s.then(new Contamination.ScanAll(seat), new Wounds.Light(seat));
      s.then(new Contamination.Recover(seat));
    }
  }

  /** N27.18. */
  record Antidote() implements ContaminationOps {
    /** One passes, so there is always an effect. */
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      Seat seat = on.you();
      s.then(new Contamination.ScanAll(seat), new Contamination.SideEffect(seat));
      s.then(new Passing(seat));
    }
  }

  /** Scans and removes 1 contamination card of the hand, never an infection (N27.27). */
  record ScanRemoveOne() implements ContaminationOps {
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
      s.then(new Contamination.ScanOne(on));
    }
  }
}
