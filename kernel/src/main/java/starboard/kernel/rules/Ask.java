package starboard.kernel.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/**
 * A step that needs one seat to choose one of a finite list. With no choice it does nothing; a lone
 * one answers itself, unless the question is {@link #secret()}.
 */
public interface Ask<S extends State<S>, C extends Choice> extends Step<S> {

  /** Who is asked. */
  Seat seat();

  /**
   * Whether the number of choices is not public (a reaction card that may or may not be held). Then
   * the question opens even with one choice, so that neither it nor its absence tells anything.
   */
  default boolean secret() {
    return false;
  }

  /**
   * Of a reaction: the choice that lets things be, always among the choices. Tables give it for
   * those who do not want to be asked. Null if the question is no reaction.
   */
  default @Nullable C letItBe() {
    return null;
  }

  /**
   * Whether a table asks a person even with one choice, as long as the person can take back the
   * last answer: the end of a turn, which nobody should slip into.
   */
  default boolean deliberate() {
    return false;
  }

  /** Lists the choices, and refuses others with the reason, in one pass. Changes nothing. */
  void options(S s, Choices<C> out);

  /** Carries out one of the listed choices. */
  void answer(S s, C choice);

  /** What is asked; the key is the question's id in protocols. */
  Text question(S s);

  /**
   * What everybody may read of the question while they wait; null: that this seat decides, and no
   * more. Which question opens is public (a reaction for all who might have one), what it speaks of
   * may not be.
   */
  default @Nullable Text openly(S s) {
    Text question = question(s);
    return question.args().isEmpty() ? question : null;
  }

  /** The card or rule that asks. */
  Text source(S s);

  /** A choice described for people and protocols. */
  Option option(S s, C choice);

  /** Named lists of choices that may be sent one after another. */
  default List<Shortcut> shortcuts(S s) {
    return List.of();
  }

  /** A card or widget the question is about, shown beside it. */
  default @Nullable String about(S s) {
    return null;
  }

  /** How much room its choices want. */
  default Decision.Show show(S s) {
    return Decision.Show.BAR;
  }

  /** A question is never run; it waits for its answer. */
  @Override
  default void run(S s) {
    throw new IllegalStateException("a question is answered, not run: " + this);
  }
}
