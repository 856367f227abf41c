package starboard.nemesis.action;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.Nemesis;
import starboard.nemesis.OpRule;
import starboard.nemesis.content.card.Item;
import starboard.nemesis.content.term.Spelling;
import starboard.nemesis.content.term.Trigger;

/** Ops of reactions (N4.9, N4.10). */
public sealed interface ReactionOps extends OpRule {

  /** Cancels the action another player in your room has declared (N4.9). */
  record CancelAction() implements ReactionOps {}

  /** Cancels another player's Interruption (N4.9). */
  record CancelInterruption(@Needs("round-limits") @Nullable Limit limit) implements ReactionOps {

    @Override
    public boolean answers(Nemesis s, Seat seat, Trigger trigger) {
      return limit == null || !s.rules().place().isUsedThisRound(s, seat);
    }

    @Override
    public void reacted(Nemesis s, Seat seat) {
      if (limit != null) s.rules().place().useThisRound(s, seat);
    }

    /** How often. */
    public enum Limit {
      ONCE_PER_ROUND
    }

    @Override
    public Text text() {
      return Text.of("op.cancel-interruption" + (limit == null ? "" : ".once-per-round"));
    }
  }

  /** The effect of an attack on you is ignored (N14.4). */
  record CancelAttack(Kind kind) implements ReactionOps {

    @Override
    public boolean answers(Nemesis s, Seat seat, Trigger trigger) {
      return trigger == Trigger.SURPRISE_ATTACK_ON_SELF
          || (kind == Kind.ANY && trigger == Trigger.INTRUDER_ATTACK_ON_SELF);
    }

    /** Which attacks. */
    public enum Kind {
      SURPRISE,
      ANY
    }

    @Override
    public Text text() {
      return Text.of("op.cancel-attack." + Spelling.of(kind));
    }
  }

  /** How often a noise roll may be repeated with that item. */
  static int rerolls(Item item) {
    for (int i = 0; i < item.ops().size(); i++) {
      if (item.ops().get(i).op() instanceof RerollNoise reroll) return reroll.limit();
    }
    return 0;
  }

  /** Rolls your noise die again, at most so often per roll. */
  record RerollNoise(int limit) implements ReactionOps {
    @Override
    public Text text() {
      return Text.of("op.reroll-noise", limit);
    }
  }
}
