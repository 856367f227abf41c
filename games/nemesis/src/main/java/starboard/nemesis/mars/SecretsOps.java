package starboard.nemesis.mars;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.Occasion;
import starboard.nemesis.OpRule;
import starboard.nemesis.combat.IntruderOps.Injure.ByKnowledge;
import starboard.nemesis.content.term.Amount;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.words.OpTexts;
import starboard.nemesis.words.Reasons;

/** Ops of knowledge, contingencies and capsules (L10, L16.1, L16.13, L19, L21). */
public sealed interface SecretsOps extends OpRule {

  Text VERIFIED = Text.of("refused.verified");
  Text KNOWS_ALL = Text.of("refused.knows-all");
  Text NO_CONTINGENCY = Text.of("refused.no-contingency");
  Text NO_CSS = Text.of("refused.no-css");

  /**
   * You learn so much (L19.1).
   *
   * @param bonus so much more if the condition holds
   */
  record GainKnowledge(int amount, @Default("0") int bonus, @Nullable If bonusIf)
      implements SecretsOps {

    /** When there is more to learn. */
    public enum If {
      /** An Intruder, an egg, a corpse or a carcass is in your room. */
      SAMPLE_HERE
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      int most = MarsState.of(s).base().content().tracks().knowledge().most();
      return MarsState.of(s).knowledge(on.you()) == most ? KNOWS_ALL : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      boolean more = bonusIf == If.SAMPLE_HERE && Sampling.isAnythingIn(s, on.room());
      Learning.learn(s, on, more ? amount + bonus : amount);
    }

    @Override
    public Text text() {
      Text gain = Text.of("op.gain-knowledge", amount);
      return bonusIf == null
          ? gain
          : OpTexts.sentences(List.of(gain, Text.of("op.gain-knowledge.sample-here", bonus)));
    }
  }

  /** Your knowledge is verified (L16.1). */
  record VerifyKnowledge() implements SecretsOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return MarsState.of(s).isVerified(on.you()) ? VERIFIED : null;
    }

    /** L16.1 Once only. */
    @Override
    public boolean isEssential() {
      return true;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      MarsState.of(s).verify(on.you());
    }
  }

  /** Whenever a room action raises your knowledge, it rises this much more. */
  record PassiveKnowledge(int amount) implements SecretsOps {
    @Override
    public Text text() {
      return Text.of("op.passive-knowledge", amount);
    }
  }

  /**
   * Secretly looks at contingency tokens, never the active one (L16.1, L9.3).
   *
   * @param amount how many
   * @param amountByKnowledge in place of the amount
   */
  record PeekContingency(
      Origin origin, @Nullable Amount amount, @Default("[]") List<ByKnowledge> amountByKnowledge)
      implements SecretsOps {

    public PeekContingency {
      if ((amount == null) == amountByKnowledge.isEmpty()) {
        throw new IllegalArgumentException("exactly one of amount and amount_by_knowledge");
      }
    }

    /** Whose. */
    public enum Origin {
      /** A neutral one, or one of any player. */
      ANY,
      NEUTRAL,
      /** Of another player whose Character is in your room. */
      PLAYER_HERE,
      /** Of another player whose Character is in your section. */
      PLAYER_IN_SECTION;

      /** Whether it may be a token of that player. */
      boolean means(Nemesis s, Seat owner, Occasion on) {
        if (owner.index() == on.seat() || MarsState.of(s).own(owner).isEmpty()) return false;
        int room = s.crew().roomOf(owner);
        return switch (this) {
          case ANY -> true;
          case NEUTRAL -> false;
          case PLAYER_HERE -> room == s.crew().roomOf(on.you());
          case PLAYER_IN_SECTION -> Contingencies.isInSection(s, on.you(), owner);
        };
      }
    }

    /** How many are looked at by who uses it; 0 if it knows too little. */
    int count(Nemesis s, Occasion on) {
      if (amount != null) return amount.isAll() ? Integer.MAX_VALUE : amount.number();
      int count = 0;
      for (int i = 0; i < amountByKnowledge.size(); i++) {
        ByKnowledge by = amountByKnowledge.get(i);
        if (MarsState.of(s).knowledge(on.you()) >= by.at()) count = by.amount();
      }
      return count;
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      if (count(s, on) == 0) return Reasons.TOO_IGNORANT;
      boolean neutral = origin == Origin.NEUTRAL || origin == Origin.ANY;
      if (neutral && !MarsState.of(s).neutral().isEmpty()) return null;
      for (int i = 0; i < s.players(); i++) if (origin.means(s, Seat.of(i), on)) return null;
      return NO_CONTINGENCY;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      if (amount != null && amount.isAll()) s.then(new Contingencies.ChooseOwner(on, this));
      else s.then(new Contingencies.Look(on, this, count(s, on), 0));
    }

    @Override
    public Text text() {
      List<Text> parts = new ArrayList<>();
      String key = "op.peek-contingency." + Spelling.of(origin);
      if (amount != null) parts.add(Text.of(key + amount.suffix(), amount.number()));
      for (ByKnowledge by : amountByKnowledge) {
        parts.add(Text.of(key + ".by-knowledge", by.at(), by.amount()));
      }
      return OpTexts.sentences(parts);
    }
  }

  /** Secretly looks at neutral tokens and keeps them (L16.20). */
  record TakeContingency(int amount) implements SecretsOps {
    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      return MarsState.of(s).neutral().isEmpty() ? NO_CONTINGENCY : null;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Contingencies.Take(on, amount));
    }

    @Override
    public Text text() {
      return Text.of("op.take-contingency", amount);
    }
  }

  /**
   * Secretly looks at tokens of the capsules (L9.3, L16.13).
   *
   * @param shift how far the last one may be moved along the track
   */
  record PeekCss(int amount, Which which, @Default("0") int shift) implements SecretsOps {

    /** Which tokens. */
    public enum Which {
      ANY,
      /** The one at the field of the time token. */
      CURRENT_FIELD
    }

    @Override
    public @Nullable Text whyNot(Nemesis s, Occasion on) {
      MarsState mars = MarsState.of(s);
      boolean there =
          which == Which.ANY ? !mars.css().isEmpty() : mars.cssAt(s.clock().time()) != Nemesis.NONE;
      return there ? null : NO_CSS;
    }

    @Override
    public void happen(Nemesis s, Occasion on) {
      s.then(new Scheduling.Look(on, this, amount, 0));
    }

    @Override
    public Text text() {
      Text look = Text.of("op.peek-css." + Spelling.of(which), amount);
      return shift == 0
          ? look
          : OpTexts.sentences(List.of(look, Text.of("op.peek-css.shift", shift)));
    }
  }
}
