package starboard.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.pitest.mutationtest.config.PluginServices;
import org.pitest.mutationtest.config.ReportOptions;
import org.pitest.mutationtest.tooling.EntryPoint;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.util.Glob;
import org.pitest.util.Verbosity;

/**
 * Which classes are broken, and which tests must notice: those with the tag {@code rule}.
 *
 * @param code where the classes to be broken are; they and the tests are on the class path
 * @param classes patterns of names, with {@code *}
 * @param work where PIT may write
 * @param size how many mutants are tried, if there are more
 * @param page the page that lists those to be tried; empty for any
 * @param verbose whether what the JVMs print that run the tests is shown
 */
record Trial(
    Path code,
    List<String> classes,
    List<String> exceptClasses,
    List<String> tests,
    List<String> exceptTests,
    Path work,
    int size,
    int seed,
    String page,
    int threads,
    boolean verbose) {

  /** Tests of rules are short: what a longer compilation would gain is lost at the next start. */
  private static final List<String> JVM = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  /** A test does not end when it takes so many times as long as usual, and so long beyond that. */
  private static final float PATIENCE = 8;

  /** In milliseconds: the first test in a JVM reads the box, and machines may be busy. */
  private static final int GRACE = 12_000;

  /** What became of the mutants that were tried, and how many there are. */
  record Outcome(List<Mutant> mutants, int all) {}

  Outcome run() throws IOException {
    Files.createDirectories(work);
    Properties notes = new Properties();
    if (!page.isEmpty()) notes.setProperty(Sample.PAGE, page);
    ReportOptions options = options();
    options.setFreeFormProperties(notes);
    PluginServices plugins = PluginServices.makeForContextLoader();
    var error =
        new EntryPoint().execute(work.toFile(), options, plugins, Map.of()).getError().orElse(null);
    if (error != null) throw new IllegalStateException("The mutants could not be tried", error);
    List<Mutant> mutants = Mutant.read(work.resolve("mutations.xml"));
    return new Outcome(mutants, Integer.parseInt(notes.getProperty(Sample.ALL)));
  }

  private ReportOptions options() {
    ReportOptions options = new ReportOptions();
    options.setCodePaths(List.of(code.toString()));
    options.setTargetClasses(classes);
    options.setExcludedClasses(exceptClasses);
    options.setTargetTests(Glob.toGlobPredicates(tests));
    options.setExcludedTestClasses(Glob.toGlobPredicates(exceptTests));
    options.setGroupConfig(new TestGroupConfig(List.of(), List.of("rule")));
    options.setFeatures(List.of("+sample(size[%d] seed[%d])".formatted(size, seed)));
    options.setReportDir(work.toString());
    options.setShouldCreateTimestampedReports(false);
    options.addOutputFormats(List.of("XML"));
    options.setNumberOfThreads(threads);
    options.setTimeoutFactor(PATIENCE);
    options.setTimeoutConstant(GRACE);
    options.addChildJVMArgs(JVM);
    options.setVerbosity(verbose ? Verbosity.VERBOSE_NO_SPINNER : Verbosity.NO_SPINNER);
    options.setSourceDirs(List.of());
    return options;
  }
}
