package starboard.testkit;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import starboard.kernel.words.RuleText;

/**
 * Lists every rule of {@code docs/rules} with the tests that cite it by {@code @Rule}, in {@code
 * docs/coverage.md}. Needs {@link RuleText} and nothing else, so that its script runs without a
 * build: writes the list, or with {@code --check} says what is wrong with it.
 */
public final class Coverage {

  private static final String SCRIPT = "scripts/rewrite-coverage";
  private static final String FILE = "docs/coverage.md";
  private static final String RULES = "docs/rules";

  private static final Pattern CITATION = Pattern.compile("(?m)^[^\"\n]*@Rule\\s*\\(([^)]*)\\)");
  private static final Pattern LITERAL = Pattern.compile("\"([^\"]*)\"");

  /** What follows the annotations of a test: a type or a method and its name. */
  private static final Pattern DECLARATION =
      Pattern.compile("\\b(?:(?:class|record|interface|enum)\\s+(\\w+)|(\\w+)\\s*\\()");

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/|//[^\\n]*", Pattern.DOTALL);

  /** Rules by their numbers, not by their letters. */
  private static final Comparator<String> BY_NUMBER =
      (one, other) -> {
        List<Integer> a = numbers(one);
        List<Integer> b = numbers(other);
        for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
          int order = a.get(i).compareTo(b.get(i));
          if (order != 0) return order;
        }
        return a.size() == b.size() ? one.compareTo(other) : a.size() - b.size();
      };

  /** A test that says which rules it checks. */
  record Citation(String id, String test, String file, int line) {}

  private final Path root;
  private final NavigableMap<String, NavigableSet<String>> rulesByFile = new TreeMap<>();
  private final NavigableSet<String> chapters = new TreeSet<>(BY_NUMBER);
  private final List<Citation> citations = new ArrayList<>();

  /** The rules of texts in other languages, which lie in folders below, by their files. */
  private final NavigableMap<String, NavigableSet<String>> translated = new TreeMap<>();

  private Coverage(Path root) {
    this.root = root;
  }

  /** Reads the rules and tests of the project in that folder. */
  static Coverage of(Path root) throws IOException {
    Coverage coverage = new Coverage(root);
    for (Path file : files(root.resolve(RULES), ".md")) {
      String game = file.getFileName().toString().replace(".md", "");
      List<String> lines = Files.readAllLines(file, StandardCharsets.UTF_8);
      if (root.resolve(RULES).equals(file.getParent())) coverage.readRules(game, lines);
      else
        coverage.translated.put(root.relativize(file).toString().replace('\\', '/'), rules(lines));
    }
    for (Path module : testFolders(root)) {
      for (Path file : files(module, ".java")) {
        coverage.readTests(
            root.relativize(file).toString().replace('\\', '/'),
            Files.readString(file, StandardCharsets.UTF_8));
      }
    }
    return coverage;
  }

  private static List<Path> testFolders(Path root) throws IOException {
    try (Stream<Path> found = Files.find(root, 5, (path, _) -> path.endsWith("src/test/java"))) {
      return found.filter(path -> !root.relativize(path).startsWith("target")).sorted().toList();
    }
  }

  private static List<Path> files(Path folder, String ending) throws IOException {
    if (!Files.isDirectory(folder)) return List.of();
    try (Stream<Path> found = Files.walk(folder)) {
      return found.filter(path -> path.toString().endsWith(ending)).sorted().toList();
    }
  }

  void readRules(String game, List<String> lines) {
    NavigableSet<String> ids = rules(lines);
    for (String heading : RuleText.of(lines).headings())
      if (!ids.contains(heading)) chapters.add(heading);
    if (!ids.isEmpty()) rulesByFile.put(game, ids);
  }

  /** The rules of a text: its entries, and its chapters without any. */
  private static NavigableSet<String> rules(List<String> lines) {
    NavigableSet<String> ids = new TreeSet<>(BY_NUMBER);
    RuleText text = RuleText.of(lines);
    for (RuleText.Entry entry : text.entries()) {
      if (!text.headings().contains(entry.id())) ids.add(entry.id());
    }
    for (String heading : text.headings()) {
      if (ids.stream().noneMatch(id -> id.startsWith(heading + "."))) ids.add(heading);
    }
    return ids;
  }

  /** Where a text in another language has other rules than the one it translates. */
  List<String> mistranslated() {
    List<String> wrong = new ArrayList<>();
    translated.forEach(
        (file, ids) -> {
          String game = file.substring(file.lastIndexOf('/') + 1).replace(".md", "");
          NavigableSet<String> rules = rulesByFile.getOrDefault(game, new TreeSet<>(BY_NUMBER));
          for (String id : rules) if (!ids.contains(id)) wrong.add(file + " lacks " + id + ".");
          for (String id : ids) {
            if (!rules.contains(id)) wrong.add(file + " has " + id + ", which no rule is.");
          }
        });
    return wrong;
  }

  void readTests(String file, String source) {
    String text = withoutComments(source);
    String type = file.substring(file.lastIndexOf('/') + 1).replace(".java", "");
    Matcher citation = CITATION.matcher(text);
    while (citation.find()) {
      int line =
          1 + (int) text.substring(0, citation.start()).chars().filter(c -> c == '\n').count();
      String test = test(type, text.substring(citation.end()));
      Matcher literal = LITERAL.matcher(citation.group(1));
      while (literal.find()) citations.add(new Citation(literal.group(1), test, file, line));
    }
  }

  /** The text with blanks in place of comments, so that lines keep their numbers. */
  private static String withoutComments(String source) {
    return COMMENT.matcher(source).replaceAll(m -> m.group().replaceAll("[^\\n]", " "));
  }

  /** What is annotated: the class, or one of its methods. */
  private static String test(String type, String behind) {
    String text =
        behind.replaceAll("@\\w+(\\s*\\((?:[^()\"]++|\"[^\"]*+\"|\\([^()]*+\\))*+\\))?", " ");
    Matcher declaration = DECLARATION.matcher(text);
    if (!declaration.find()) return type;
    String inner = declaration.group(1);
    if (inner != null) return inner.equals(type) ? type : type + "." + inner;
    return type + "#" + declaration.group(2);
  }

  /** Citations of rules that do not exist. */
  List<String> wrong() {
    List<String> wrong = new ArrayList<>();
    for (Citation citation : citations) {
      if (rulesByFile.values().stream().anyMatch(ids -> ids.contains(citation.id))) continue;
      String why =
          chapters.contains(citation.id)
              ? " is a whole chapter; cite one of its rules."
              : " does not exist in docs/rules.";
      wrong.add(citation.file + ":" + citation.line + ": the rule " + citation.id + why);
    }
    return wrong;
  }

  /** The list as it should be. */
  String text() {
    StringBuilder text = new StringBuilder();
    text.append("# Which tests check which rule\n\n");
    text.append("Written by `")
        .append(SCRIPT)
        .append("` from the rule ids in `docs/rules` and the");
    text.append(" `@Rule` annotations of the tests.\n\n");
    text.append("| game | rules cited | rules |\n|---|---:|---:|\n");
    NavigableMap<String, NavigableSet<String>> tests = testsByRule();
    rulesByFile.forEach(
        (game, ids) -> {
          long cited = ids.stream().filter(tests::containsKey).count();
          text.append("| [").append(game).append("](rules/").append(game).append(".md) | ");
          text.append(cited).append(" | ").append(ids.size()).append(" |\n");
        });
    for (Map.Entry<String, NavigableSet<String>> game : rulesByFile.entrySet()) {
      text.append("\n## ").append(game.getKey()).append("\n\n| rule | tests |\n|---|---|\n");
      for (String id : game.getValue()) {
        String cells = String.join(", ", tests.getOrDefault(id, new TreeSet<>()));
        text.append("| ").append(id).append(cells.isEmpty() ? " | |\n" : " | " + cells + " |\n");
      }
    }
    return text.toString();
  }

  private NavigableMap<String, NavigableSet<String>> testsByRule() {
    NavigableMap<String, NavigableSet<String>> tests = new TreeMap<>(BY_NUMBER);
    for (Citation citation : citations) {
      tests.computeIfAbsent(citation.id, _ -> new TreeSet<>()).add(citation.test);
    }
    return tests;
  }

  private static List<Integer> numbers(String id) {
    List<Integer> numbers = new ArrayList<>();
    numbers.add((int) id.charAt(0));
    for (Matcher digits = Pattern.compile("\\d+").matcher(id); digits.find(); ) {
      numbers.add(Integer.valueOf(digits.group()));
    }
    return numbers;
  }

  /** What is wrong with the citations and the list; empty if nothing. */
  List<String> problems() throws IOException {
    List<String> problems = new ArrayList<>(wrong());
    problems.addAll(mistranslated());
    Path file = root.resolve(FILE);
    String written = Files.exists(file) ? Files.readString(file, StandardCharsets.UTF_8) : "";
    if (problems.isEmpty() && !written.replace("\r\n", "\n").equals(text()))
      problems.add(FILE + " is stale; run " + SCRIPT + ".");
    return problems;
  }

  /** The project's folder: the one with docs/rules, at or above that one. */
  static Path rootAbove(Path folder) {
    for (Path now = folder.toAbsolutePath(); now != null; now = now.getParent()) {
      if (Files.isDirectory(now.resolve("docs/rules"))) return now;
    }
    throw new IllegalStateException("There is no docs/rules in or above " + folder + ".");
  }

  public static void main(String[] args) throws IOException {
    Coverage coverage = of(rootAbove(Path.of("")));
    boolean checks = List.of(args).contains("--check");
    List<String> problems = checks ? coverage.problems() : coverage.wrong();
    problems.forEach(System.err::println);
    if (!problems.isEmpty()) System.exit(1);
    if (!checks)
      Files.writeString(coverage.root.resolve(FILE), coverage.text(), StandardCharsets.UTF_8);
  }
}
