package starboard.mutation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.pitest.mutationtest.tooling.EntryPoint;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Breaks the rule classes of a game and writes down which breaks its rule tests do not notice. */
@Command(name = "scripts/mutate", mixinStandardHelpOptions = true, sortOptions = false)
public final class Mutate implements Callable<Integer> {

  /**
   * What is no rule: bots and how they judge a table, the way into the program, scenes, texts, how
   * things are told, the reading of the box, worlds imagined for bots.
   */
  private static final List<String> NO_RULES =
      List.of(
          "*.bot.*",
          "*.game.*",
          "*.view.*",
          "*.words.*",
          "*View",
          "*Views",
          "*Scene",
          "*Texts",
          "*.Beats",
          "*.Outlook",
          "*Widgets",
          "*.nemesis.Zones",
          "*.Badges",
          "*.NameKeys",
          "*.Words",
          "*.CoreWords",
          "*.Content",
          "*.ContentChecks",
          "*.Numbering",
          "*.Refs",
          "*.UnknownCards",
          "*.Vocabulary");

  /** Tests of whole games: they stumble over much and say little about one rule. */
  private static final List<String> WHOLE_GAMES =
      List.of("*ContractTest", "*GoldenTest", "*GamesTest", "*InvariantsTest", "*BrokenTest");

  @Parameters(index = "0", paramLabel = "GAME", description = "demo, nemesis, clank")
  private String game = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "CLASSES",
      defaultValue = "*",
      description = "pattern of class names behind the game's package: Turns*, ship.*")
  private String classes = "";

  @Option(names = "--sample", paramLabel = "N", description = "tries only so many, by chance")
  private int sample = Integer.MAX_VALUE;

  @Option(names = "--seed", paramLabel = "S", defaultValue = "1", description = "which of them")
  private int seed;

  @Option(
      names = "--again",
      paramLabel = "PAGE",
      description = "tries only the mutants that this page of an earlier run lists")
  private @Nullable Path again;

  @Option(
      names = "--not",
      paramLabel = "CLASSES",
      split = ",",
      description = "more patterns of full class names that are no rules")
  private List<String> not = new ArrayList<>();

  @Option(names = "--threads", paramLabel = "N", defaultValue = "2")
  private int threads;

  @Option(names = "--verbose", description = "shows what the JVMs print that run the tests")
  private boolean verbose;

  @Option(names = "--code", required = true, hidden = true)
  private Path code = Path.of("");

  @Option(names = "--work", required = true, hidden = true)
  private Path work = Path.of("");

  @Option(names = "--out", required = true, hidden = true)
  private Path out = Path.of("");

  @Option(names = "--command", required = true, hidden = true)
  private String command = "";

  public static void main(String[] args) {
    System.exit(new CommandLine(new Mutate()).execute(args));
  }

  @Override
  public Integer call() throws IOException {
    long began = System.nanoTime();
    Trial.Outcome outcome = trial().run();
    Duration took = Duration.ofNanos(System.nanoTime() - began);
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    String day = today.format(DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH));
    String page =
        new Report(outcome.mutants())
            .page("Mutants of " + game + ", " + day, preface(outcome, took));
    Path file = out.resolve(today + "-mutants-" + game + (again == null ? "" : "-again") + ".md");
    Files.createDirectories(out);
    Files.writeString(file, page, StandardCharsets.UTF_8);
    System.out.println(
        page.lines().filter(line -> line.startsWith("Killed")).findFirst().orElse(""));
    System.out.println(file);
    return 0;
  }

  private Trial trial() throws IOException {
    String home = "starboard." + game + ".";
    List<String> except = new ArrayList<>(not);
    for (String pattern : NO_RULES) {
      except.add(pattern);
      except.add(pattern + "$*");
    }
    return new Trial(
        code,
        List.of(home + classes),
        except,
        List.of(home + "*Test"),
        WHOLE_GAMES,
        work,
        sample,
        seed,
        again == null ? "" : Files.readString(again),
        threads,
        verbose);
  }

  private String preface(Trial.Outcome outcome, Duration took) {
    int tried = outcome.mutants().size();
    return """
    `%s` on %d processors, JDK %s, PIT %s with its default mutators,
    in %d minutes and %d seconds. Tried: %s.

    A mutant is killed when a test with `@Rule` fails or does not end; contract, golden and other tests of whole games do not
    count. Mutants that break no rule are left out (see `NoRule` in `mutation`).\
    """
        .formatted(
            command,
            Runtime.getRuntime().availableProcessors(),
            Runtime.version().feature(),
            EntryPoint.class.getPackage().getImplementationVersion(),
            took.toMinutes(),
            took.toSecondsPart(),
            tried == outcome.all() ? "all" : tried + " of " + outcome.all() + choice());
  }

  private String choice() {
    return again == null ? " by chance" : ", those listed in " + again.getFileName();
  }
}
