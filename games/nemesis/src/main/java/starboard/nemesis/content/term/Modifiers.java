package starboard.nemesis.content.term;

import org.jspecify.annotations.Nullable;
import starboard.kernel.catalogue.Default;
import starboard.kernel.catalogue.Needs;
import starboard.kernel.catalogue.Word;
import starboard.kernel.words.Arg;
import starboard.kernel.words.Text;

/**
 * What may surround any op.
 *
 * @param optional inside {@link ListMode#ALL}: you may skip the op
 * @param requires where you must stand
 * @param then done after the op, if your Character is still in play
 * @param when whether you must be lit or in the dark
 * @param minKnowledge with at least this knowledge; null if it does not matter
 */
public record Modifiers(
    @Default("false") boolean optional,
    @Nullable Requires requires,
    @Nullable Then then,
    @Needs("light") @Nullable When when,
    @Needs("knowledge") @Nullable Integer minKnowledge) {

  /** No modifier at all. */
  public static final Modifiers NONE = new Modifiers(false, null, null, null, null);

  /** What follows an op. */
  public enum Then {
    /** A noise roll here, although the room may be occupied (N7.7). */
    NOISE_ROLL,
    /** Draw 1 card. */
    @Word("draw-1")
    DRAW_ONE,
    /** Take 1 contamination card (L17.1). */
    @Word("contamination-1")
    CONTAMINATION_ONE,
    /** You pass (N3.7). */
    PASS
  }

  /** Whether light matters. */
  public enum When {
    IN_LIGHT,
    IN_DARK
  }

  public Text around(Text op) {
    Text text = op;
    if (then != null) text = around("op.then." + Spelling.of(then), text);
    if (requires != null) text = around("op.requires." + requires.id(), text);
    if (minKnowledge != null) {
      text = Text.of("op.min-knowledge", Arg.of(minKnowledge), Arg.of(text));
    }
    if (when != null) text = around("op.when." + Spelling.of(when), text);
    return optional ? around("op.optional", text) : text;
  }

  private static Text around(String key, Text inner) {
    return Text.of(key, Arg.of(inner));
  }
}
