package starboard.nemesis;

import java.util.Arrays;

/**
 * What changes on a table of the family without a word, on purpose: it only counts, sums up or
 * shows again what other widgets say, or lies there for one question.
 */
public final class Silent {

  private static final String[] EVERYWHERE = {
    "action-*",
    "actions-*",
    "effect*",
    "progress-*",
    "until-*",
    "phases",
    "outcome",
    "notes",
    "resolving*",
    "attack-discard*",
    "event-discard*",
    "wound-discard*",
    "finds-*",
    "tray-*",
    "considered*",
    "intruder-*"
  };

  private Silent() {}

  /** Those of every place and species, and these. */
  public static String[] and(String... more) {
    String[] all = Arrays.copyOf(EVERYWHERE, EVERYWHERE.length + more.length);
    System.arraycopy(more, 0, all, EVERYWHERE.length, more.length);
    return all;
  }
}
