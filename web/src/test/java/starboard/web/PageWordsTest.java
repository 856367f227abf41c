package starboard.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import starboard.wire.Json;
import tools.jackson.databind.JsonNode;

/** The page says everything in both languages, and says nothing it has no words for. */
class PageWordsTest {
  private static final Path PAGE = Path.of("src/main/resources/starboard/web/page");
  private static final Pattern PLACE = Pattern.compile("\\{\\d}");

  /** A key in the code, whole in quotes. */
  private static final Pattern KEY = Pattern.compile("'([a-z]+(?:[.-][a-z-]+)*)'");

  /** The beginning of a key that is put together. */
  private static final Pattern BEGINNING =
      Pattern.compile("['`]([a-z]+(?:[.-][a-z-]+)*\\.)(?:\\$\\{|')");

  @ParameterizedTest
  @ValueSource(strings = {"page", "table", "evening"})
  void bothLanguagesHaveTheSameKeys(String part) throws IOException {
    assertThat(words(part, "cs").keySet()).isEqualTo(words(part, "en").keySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"page", "table", "evening"})
  void bothLanguagesHaveTheSamePlaces(String part) throws IOException {
    SortedMap<String, String> czech = words(part, "cs");
    words(part, "en")
        .forEach(
            (key, phrase) ->
                assertThat(places(czech.getOrDefault(key, ""))).as(key).isEqualTo(places(phrase)));
  }

  @Test
  void everyPhraseThatIsSaidHasWords() throws IOException {
    Set<String> known = known();
    List<String> lacking = new ArrayList<>();
    Pattern said = Pattern.compile("(?<!#)\\bsay\\(['`]([^'`$]+)");
    for (MatchResult found : found(said)) {
      String key = found.group(1);
      boolean beginning = key.endsWith(".");
      if (known.stream().noneMatch(one -> beginning ? one.startsWith(key) : one.equals(key))) {
        lacking.add(key);
      }
    }
    assertThat(lacking).isEmpty();
  }

  @Test
  void everyPhraseIsSaidSomewhere() throws IOException {
    List<String> whole = found(KEY).stream().map(found -> found.group(1)).toList();
    List<String> beginnings = found(BEGINNING).stream().map(found -> found.group(1)).toList();
    Set<String> silent = known();
    silent.removeIf(key -> whole.contains(key) || beginnings.stream().anyMatch(key::startsWith));
    assertThat(silent).isEmpty();
  }

  private static Set<String> known() throws IOException {
    Set<String> known = new TreeSet<>(words("page", "en").keySet());
    known.addAll(words("table", "en").keySet());
    known.addAll(words("evening", "en").keySet());
    return known;
  }

  private static List<MatchResult> found(Pattern pattern) throws IOException {
    List<MatchResult> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(PAGE)) {
      for (Path file : files.filter(one -> one.toString().endsWith(".js")).sorted().toList()) {
        found.addAll(pattern.matcher(Files.readString(file)).results().toList());
      }
    }
    return found;
  }

  private static SortedMap<String, String> words(String part, String language) throws IOException {
    Path file = PAGE.resolve("words").resolve(part + "." + language + ".json");
    SortedMap<String, String> words = new TreeMap<>();
    JsonNode tree = Json.MAPPER.readTree(Files.readString(file));
    tree.forEachEntry((key, phrase) -> words.put(key, phrase.stringValue()));
    return words;
  }

  private static List<String> places(String phrase) {
    return PLACE.matcher(phrase).results().map(MatchResult::group).sorted().distinct().toList();
  }
}
