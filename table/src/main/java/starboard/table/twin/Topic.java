package starboard.table.twin;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What can be asked, and the words it is asked by; longer ones come before those they begin with.
 */
public enum Topic {
  WHERE("where", "kde"),
  EXITS("exits", "ways", "vychody", "cesty", "kam"),
  WHO("who", "kdo"),
  DANGER("danger", "nebezpeci", "hrozby"),
  HAND("hand", "ruka"),
  WHY("why not", "why can't i", "why", "proc ne", "proc nemohu", "proc"),
  SINCE("since", "news", "od", "novinky"),
  RULE("rule", "pravidlo"),
  ODDS("odds", "sance"),
  QUESTIONS("questions", "otazky");

  /** Words that stand between what is asked and what it is asked about. */
  private static final Set<String> BETWEEN =
      Set.of("is", "are", "am", "i", "the", "for", "of", "je", "jsou", "jsem", "pro", "na");

  private final List<String> words;

  Topic(String... words) {
    this.words = List.of(words);
  }

  /**
   * A question as it was typed.
   *
   * @param about what it is about, empty if about everything
   */
  record Asked(Topic topic, String about) {}

  /** What is asked by these words, or null if they ask nothing. */
  static @Nullable Asked of(String typed) {
    String said = typed.strip().replaceAll("\\s+", " ").replaceAll("[?.!]+$", "").strip();
    String plain = Letters.plain(said);
    for (Topic topic : values()) {
      for (String word : topic.words) {
        if (plain.equals(word)) return new Asked(topic, "");
        if (!plain.startsWith(word + " ")) continue;
        String about = said.substring(said.length() - (plain.length() - word.length() - 1));
        return new Asked(topic, topic == RULE ? about : withoutBetween(about));
      }
    }
    return null;
  }

  private static String withoutBetween(String about) {
    String rest = about;
    while (true) {
      String[] parted = rest.split(" ", 2);
      if (!BETWEEN.contains(Letters.plain(parted[0]))) return rest;
      rest = parted.length > 1 ? parted[1] : "";
    }
  }
}
