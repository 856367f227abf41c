package starboard.kernel.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import starboard.kernel.seats.Seat;

/**
 * The phrases of one game in every language: {@link java.text.MessageFormat} patterns by key, from
 * the files {@code phrases_en.properties} and {@code phrases_cs.properties} beside a class. What a
 * game does not say itself (players, errors) is said by the kernel's own book.
 */
public final class PhraseBook implements Words {

  private final @Nullable PhraseBook parent;
  private final Map<Language, Map<String, Phrase>> phrases;
  private final IntFunction<Text> components;
  private final List<String> players;

  private PhraseBook(@Nullable PhraseBook parent, IntFunction<Text> components) {
    this(parent, new EnumMap<>(Language.class), components, List.of());
  }

  private PhraseBook(
      @Nullable PhraseBook parent,
      Map<Language, Map<String, Phrase>> phrases,
      IntFunction<Text> components,
      List<String> players) {
    this.parent = parent;
    this.phrases = phrases;
    this.components = components;
    this.players = List.copyOf(players);
  }

  /** The kernel's own phrases: players, errors. */
  public static PhraseBook kernel() {
    PhraseBook book = new PhraseBook(null, number -> Text.of("unnamed", number));
    book.read(PhraseBook.class);
    return book;
  }

  /**
   * The phrases beside that class, with the kernel's behind them.
   *
   * @param components how the components of the box are called, by their number
   */
  public static PhraseBook beside(Class<?> owner, IntFunction<Text> components) {
    PhraseBook book = new PhraseBook(kernel(), components);
    book.read(owner);
    return book;
  }

  /** The same book with the phrases beside another class too, which come before its own. */
  public PhraseBook andBeside(Class<?> owner) {
    PhraseBook book = new PhraseBook(parent, components);
    phrases.forEach((known, texts) -> book.phrases.put(known, new LinkedHashMap<>(texts)));
    book.read(owner);
    return book;
  }

  /** The same book with names from elsewhere (a catalogue) added: key to name, per language. */
  public PhraseBook with(Language language, Map<String, String> names) {
    PhraseBook book = new PhraseBook(parent, components);
    phrases.forEach((known, texts) -> book.phrases.put(known, new LinkedHashMap<>(texts)));
    names.forEach(
        (key, name) -> book.put(language, key, name.replace("'", "''").replace("{", "'{'")));
    return book;
  }

  /** Players beyond those names are called by their numbers. */
  @Override
  public PhraseBook calling(List<String> names) {
    return new PhraseBook(parent, phrases, components, names);
  }

  private void read(Class<?> owner) {
    for (Language language : Language.values()) {
      String file = "phrases_" + language.code() + ".properties";
      try (InputStream stream = owner.getResourceAsStream(file)) {
        if (stream == null)
          throw new IllegalStateException("no " + file + " beside " + owner.getName());
        Properties properties = new Properties();
        properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
        for (String key : properties.stringPropertyNames()) {
          put(language, key, properties.getProperty(key));
        }
      } catch (IOException unreadable) {
        throw new UncheckedIOException(file + " beside " + owner.getName(), unreadable);
      }
    }
  }

  private void put(Language language, String key, String pattern) {
    try {
      of(language).put(key, new Phrase(pattern, Locale.of(language.code())));
    } catch (IllegalArgumentException wrong) {
      String where = language.code() + " phrase '" + key + "'";
      throw new IllegalStateException(where + " is no pattern: " + wrong.getMessage(), wrong);
    }
  }

  private Map<String, Phrase> of(Language language) {
    return phrases.computeIfAbsent(language, _ -> new LinkedHashMap<>());
  }

  /** The text in that language; a key nobody has a phrase for is shown in brackets. */
  @Override
  public String say(Text text, Language language) {
    Phrase phrase = phrase(text.key(), language);
    return phrase == null ? unsaid(text) : phrase.say(args(text, phrase, language));
  }

  @Override
  public List<Said> parts(Text text, Language language) {
    Phrase phrase = phrase(text.key(), language);
    if (phrase == null) return List.of(new Said(unsaid(text), null));
    Object[] args = args(text, phrase, language);
    List<List<Said>> named = new ArrayList<>();
    for (int i = 0; i < args.length; i++) {
      Arg arg = text.args().get(i);
      named.add(
          arg instanceof Arg.Phrase(Text inner, String widget)
                  && widget == null
                  && !inner.args().isEmpty()
              ? parts(inner, language)
              : List.of(new Said(String.valueOf(args[i]), arg)));
    }
    return phrase.pieces(args, plain -> new Said(plain, null), named);
  }

  private static String unsaid(Text text) {
    return "⟦" + text.key() + "⟧";
  }

  private Object[] args(Text text, Phrase phrase, Language language) {
    Object[] args = new Object[text.args().size()];
    for (int i = 0; i < args.length; i++) {
      args[i] = said(text.args().get(i), phrase.counts(i), language);
    }
    return args;
  }

  private @Nullable Phrase phrase(String key, Language language) {
    Map<String, Phrase> known = phrases.get(language);
    Phrase phrase = known == null ? null : known.get(key);
    return phrase != null || parent == null ? phrase : parent.phrase(key, language);
  }

  /**
   * @param counts whether the phrase chooses its words by this number; else it is written as it is
   */
  private Object said(Arg arg, boolean counts, Language language) {
    return switch (arg) {
      case Arg.Number number when counts -> number.value();
      case Arg.Number number -> String.valueOf(number.value());
      case Arg.Player(Seat seat) when seat.index() < players.size() -> players.get(seat.index());
      case Arg.Player(Seat seat) -> say(Text.of("player", seat.index() + 1), language);
      case Arg.Component component -> say(components.apply(component.number()), language);
      case Arg.Phrase phrase -> say(phrase.text(), language);
      case Arg.Word word -> word.word();
    };
  }

  /** The keys this book itself has in that language. */
  public SortedSet<String> keys(Language language) {
    return Collections.unmodifiableSortedSet(new TreeSet<>(of(language).keySet()));
  }
}
