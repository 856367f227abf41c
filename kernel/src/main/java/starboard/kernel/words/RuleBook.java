package starboard.kernel.words;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The rules of one game in every language, as people look them up: the texts of {@code docs/rules},
 * which the build packs into the folder {@code rules} beside a class of the game.
 */
public final class RuleBook {

  /** A game that has no rules written down. */
  public static final RuleBook EMPTY = new RuleBook(Map.of());

  /** The id of a rule wherever one is named. */
  private static final Pattern ID = Pattern.compile("\\b[A-Z]\\d+(?:\\.\\d+)*\\b");

  private static final Pattern BOLD = Pattern.compile("\\*\\*(.+?)\\*\\*");

  private static final int MOST_FOUND = 12;

  /**
   * One rule or chapter.
   *
   * @param chapter what its chapter is called
   * @param see the rules it names
   * @param terms the words it sets apart
   */
  public record Entry(
      String id, String chapter, String title, String text, List<String> see, List<String> terms) {
    public Entry {
      see = List.copyOf(see);
      terms = List.copyOf(terms);
    }
  }

  private final Map<Language, Map<String, Entry>> entries;

  private RuleBook(Map<Language, Map<String, Entry>> entries) {
    this.entries = entries;
  }

  /** The books of those names beside that class; every language must have each of them. */
  public static RuleBook beside(Class<?> owner, String... books) {
    Map<Language, Map<String, Entry>> all = new EnumMap<>(Language.class);
    for (Language language : Language.values()) {
      String folder = language == Language.EN ? "rules/" : "rules/" + language.code() + "/";
      List<RuleText.Entry> written = new ArrayList<>();
      for (String book : books) {
        written.addAll(RuleText.of(lines(owner, folder + book + ".md")).entries());
      }
      all.put(language, linked(written));
    }
    return new RuleBook(all);
  }

  private static List<String> lines(Class<?> owner, String file) {
    try (InputStream stream = owner.getResourceAsStream(file)) {
      if (stream == null)
        throw new IllegalStateException("no " + file + " beside " + owner.getName());
      return new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))
          .lines()
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(file + " beside " + owner.getName(), unreadable);
    }
  }

  private static Map<String, Entry> linked(List<RuleText.Entry> written) {
    Map<String, RuleText.Entry> known = new LinkedHashMap<>();
    for (RuleText.Entry entry : written) known.putIfAbsent(entry.id(), entry);
    Map<String, Entry> linked = new LinkedHashMap<>();
    for (RuleText.Entry entry : known.values()) {
      RuleText.Entry chapter = known.get(entry.chapter());
      Set<String> see = new LinkedHashSet<>();
      for (String id : named(entry.text())) {
        if (known.containsKey(id) && !id.equals(entry.id())) see.add(id);
      }
      Set<String> terms = new LinkedHashSet<>();
      Matcher bold = BOLD.matcher(entry.text());
      while (bold.find()) if (bold.group(1).length() > 2) terms.add(bold.group(1));
      linked.put(
          entry.id(),
          new Entry(
              entry.id(),
              chapter == null ? "" : chapter.title(),
              entry.title(),
              entry.text(),
              List.copyOf(see),
              List.copyOf(terms)));
    }
    return linked;
  }

  /** The ids of rules that a sentence names, in its order. */
  public static List<String> named(String sentence) {
    List<String> ids = new ArrayList<>();
    Matcher id = ID.matcher(sentence);
    while (id.find()) ids.add(id.group());
    return ids;
  }

  /** All there is, in the order of the books. */
  public List<Entry> entries(Language language) {
    return List.copyOf(entries.getOrDefault(language, Map.of()).values());
  }

  public @Nullable Entry entry(String id, Language language) {
    return entries.getOrDefault(language, Map.of()).get(id.toUpperCase(Locale.ROOT));
  }

  /** The rule with that number; refused if there is none. */
  public Entry rule(String id, Language language) {
    Entry entry = entry(id, language);
    if (entry == null) throw new Refusal("unknown-rule", Text.of("error.rule", Arg.word(id)));
    return entry;
  }

  /**
   * The rule with that number, or those that have these words: in their titles first, then in their
   * text; at most a dozen. Refused if there is none.
   */
  public List<Entry> find(String sought, Language language) {
    String what = sought.strip();
    if (what.isEmpty()) throw new Refusal("bad-request", Text.of("error.rule-what"));
    Entry exact = entry(what, language);
    if (exact != null) return List.of(exact);
    if (ID.matcher(what.toUpperCase(Locale.ROOT)).matches()) return List.of(rule(what, language));
    Locale locale = Locale.of(language.code());
    String letters = what.toLowerCase(locale);
    Set<Entry> found = new LinkedHashSet<>();
    for (Entry entry : entries(language)) {
      if (entry.title().toLowerCase(locale).contains(letters)) found.add(entry);
    }
    for (Entry entry : entries(language)) {
      if (entry.text().toLowerCase(locale).contains(letters)) found.add(entry);
    }
    if (found.isEmpty()) throw new Refusal("unknown-rule", Text.of("error.rule", Arg.word(what)));
    return found.stream().limit(MOST_FOUND).toList();
  }
}
