package starboard.kernel.words;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbered paragraphs of a rule book, read from its Markdown: chapters are headings ({@code ##
 * N4 Actions}), rules are list entries ({@code - **N4.2 Paying.** …}, {@code - L16.11-12 …}). Needs
 * no other class, so that scripts read rules without a build.
 */
public final class RuleText {

  /**
   * A rule, or a chapter with what stands before its first rule.
   *
   * @param chapter the id of the chapter it stands in; of a chapter its own
   * @param title what it is called, or empty
   * @param text Markdown without its number and title
   */
  public record Entry(String id, String chapter, String title, String text) {

    public boolean isChapter() {
      return id.equals(chapter);
    }
  }

  private static final Pattern ENTRY =
      Pattern.compile(
          "\\s*[-*] +(\\*\\*)?([A-Z]\\d+(?:\\.\\d+)+)(?:[-–](\\d+))?(?![\\w.-]\\d)(.*)");

  private static final Pattern HEADING = Pattern.compile("#+ +([A-Z]\\d+(?:\\.\\d+)*)\\b(.*)");

  /** A heading without a number ends what stands before it. */
  private static final Pattern OTHER_HEADING = Pattern.compile("#+ .*|---+");

  private static final Pattern TITLE = Pattern.compile("\\*\\*(.+?)\\*\\*(.*)", Pattern.DOTALL);

  private final Map<String, Entry> entries = new LinkedHashMap<>();
  private final List<String> headings = new ArrayList<>();

  private String chapter = "";
  private List<String> ids = List.of();
  private String title = "";
  private final StringBuilder text = new StringBuilder();

  private RuleText() {}

  public static RuleText of(List<String> lines) {
    RuleText rules = new RuleText();
    for (String line : lines) rules.read(line);
    rules.finish();
    return rules;
  }

  /** Chapters and rules as they stand in the book. */
  public List<Entry> entries() {
    return List.copyOf(entries.values());
  }

  /** The ids of all headings that have one. */
  public List<String> headings() {
    return List.copyOf(headings);
  }

  private void read(String line) {
    Matcher entry = ENTRY.matcher(line);
    Matcher heading = HEADING.matcher(line);
    if (entry.matches()) {
      finish();
      begin(range(entry.group(2), entry.group(3)), entry.group(1) != null, entry.group(4));
    } else if (heading.matches()) {
      finish();
      headings.add(heading.group(1));
      ids = List.of(heading.group(1));
      if (!heading.group(1).contains(".")) chapter = heading.group(1);
      title = heading.group(2).strip();
    } else if (OTHER_HEADING.matcher(line).matches()) {
      finish();
    } else if (!ids.isEmpty()) {
      text.append('\n').append(line.stripTrailing());
    }
  }

  /** A rule whose number may stand within bold print, alone or with its title. */
  private void begin(List<String> of, boolean bold, String rest) {
    ids = of;
    String said = bold ? "**" + rest.stripLeading() : rest.stripLeading();
    if (said.startsWith("****")) said = said.substring(4).stripLeading();
    Matcher titled = TITLE.matcher(said);
    if (titled.matches()) {
      title = titled.group(1).replaceAll("[.:]$", "").strip();
      said = titled.group(2).replaceAll("^[.:]", "");
    }
    text.append(said.strip());
  }

  private void finish() {
    for (String id : ids) {
      String in = chapter.isEmpty() ? id.replaceAll("\\..*", "") : chapter;
      entries.putIfAbsent(id, new Entry(id, in, title, text.toString().strip()));
    }
    ids = List.of();
    title = "";
    text.setLength(0);
  }

  private static List<String> range(String first, String last) {
    if (last == null) return List.of(first);
    int dot = first.lastIndexOf('.');
    List<String> all = new ArrayList<>();
    for (int i = Integer.parseInt(first.substring(dot + 1)); i <= Integer.parseInt(last); i++) {
      all.add(first.substring(0, dot + 1) + i);
    }
    return all;
  }
}
