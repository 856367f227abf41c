package starboard.nemesis;

import org.jspecify.annotations.Nullable;
import starboard.kernel.rules.Option;
import starboard.kernel.rules.Step;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;
import starboard.nemesis.content.term.Effect;
import starboard.nemesis.content.term.Op;
import starboard.nemesis.content.term.Trigger;
import starboard.nemesis.words.Reasons;

/**
 * The rule of an op: when it can do something, what it does, and what it changes while it is in
 * force. The records lie in files by chapter ({@code CombatOps}, {@code MovementOps} and so on).
 */
public interface OpRule extends Op {

  /** The rule of an effect: the vocabulary of a rule set holds no op without one. */
  static OpRule of(Effect effect) {
    return (OpRule) effect.op();
  }

  /**
   * Why it can do nothing on that occasion; null if it can (N4.4). Asked before paying, and again
   * when it is about to happen.
   */
  default @Nullable Text whyNot(Nemesis s, Occasion on) {
    return Reasons.NOT_WRITTEN;
  }

  /**
   * Whether only its user knows if it can do anything. That is judged before paying; once declared
   * it goes on as if it could, so that nobody else learns of it (design 13.2).
   */
  default boolean hidden() {
    return false;
  }

  /**
   * Carries it out: changes the table, pushes steps, asks. Only after {@link #whyNot} is null, or
   * if {@link #hidden}.
   */
  default void happen(Nemesis s, Occasion on) {
    throw new IllegalStateException("no op to happen: " + this);
  }

  /** Whether nothing else of its action can be done while this cannot (L16.1). */
  default boolean isEssential() {
    return false;
  }

  /** Whether a pass that follows it comes only at the end of the turn (N27.17). */
  default boolean passesLater() {
    return false;
  }

  // Named before paying (N4.2)

  /** The least it can cost where its card or item costs so much (N4.12). */
  default int leastCost(Nemesis s, Occasion on, int cost) {
    return cost;
  }

  /**
   * What is to be named before its card or item is paid for, as a question that goes on to paying;
   * null if there is nothing.
   */
  default @Nullable Step<Nemesis> namedFirst(Nemesis s, Occasion on, int cost) {
    return null;
  }

  /** Whether its user may let it come to nothing, since others cannot know that he can do it. */
  default boolean mayLapse() {
    return false;
  }

  /** An option to do it, with what chance may make of it by what its user knows. */
  default Option risked(Nemesis s, Occasion on, Option option) {
    return option;
  }

  // Reactions

  /** Whether it is what answers that trigger, and can now (N4.10). */
  default boolean answers(Nemesis s, Seat seat, Trigger trigger) {
    return true;
  }

  /** Whether it might, on a card that lies face down and that others have not seen. */
  default boolean answersUnseen(Nemesis s, Seat seat, Trigger trigger) {
    return answers(s, seat, trigger);
  }

  /** Its card or item has been used to answer something. */
  default void reacted(Nemesis s, Seat seat) {}

  // In force: wounds, weaknesses, passive rooms and items

  /**
   * The answer to a question while the op is in force.
   *
   * @param about what exactly the question is about, see {@link Quantity}
   */
  default int changed(Nemesis s, Quantity matter, int about, int value) {
    return value;
  }

  /** Whether it could change the answer to such a question at all. */
  default boolean concerns(Quantity matter) {
    return true;
  }

  /** What it does to who enters the room it is in force in (N6.18). */
  default void entered(Nemesis s, Seat seat) {}

  /** What it does to who searches the room it is in force in. */
  default void searched(Nemesis s, Seat seat) {}

  /** Whether its card may stand for any crafting icon (L20.4). */
  default boolean isWild() {
    return false;
  }

  /** The mark a room bears on the board while it is in force there; null if none. */
  default @Nullable String mark() {
    return null;
  }
}
