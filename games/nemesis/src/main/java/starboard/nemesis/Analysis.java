package starboard.nemesis;

import org.jspecify.annotations.Nullable;
import starboard.kernel.words.Text;

/** AnalysisSlots: how a place analyses samples that has a way of its own (L16.6). */
public interface Analysis {

  /**
   * Why there is nothing to analyse; null if there is.
   *
   * @param carried whether only what the analyst carries counts
   */
  @Nullable Text whyNot(Nemesis s, Occasion on, boolean carried);

  /**
   * A sample is chosen and analysed.
   *
   * @param weakness whether a weakness is turned up
   * @param knowledge what the analyst learns
   */
  void begin(Nemesis s, Occasion on, boolean carried, boolean weakness, int knowledge);
}
