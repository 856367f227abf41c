package starboard.table.words;

import java.util.List;

/** What can be said with one press, and is read by everybody in their own language. */
public final class QuickPhrase {
  private QuickPhrase() {}

  /** The phrases' ids; their texts are {@code quick.ID} in {@link TableWords}. */
  public static final List<String> ALL =
      List.of(
          "hello",
          "thanks",
          "yes",
          "no",
          "wait",
          "hurry",
          "come",
          "danger",
          "trust",
          "sorry",
          "well-played");

  public static boolean exists(String id) {
    return ALL.contains(id);
  }
}
