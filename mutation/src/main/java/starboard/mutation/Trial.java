package starboard.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.pitest.mutationtest.config.ExecutionMode;
import org.pitest.mutationtest.config.PluginServices;
import org.pitest.mutationtest.config.ReportOptions;
import org.pitest.mutationtest.tooling.EntryPoint;
import org.pitest.testapi.TestGroupConfig;
import org.pitest.util.Glob;
import org.pitest.util.Verbosity;

/**
 * Which classes are broken, and which tests must notice: those with the tag {@code rule}. PIT makes
 * the mutants and finds the tests that come by each; {@link Benches} try them.
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

  /** What became of the mutants that were tried, and how many there are. */
  record Outcome(List<Mutant> mutants, int all) {}

  Outcome run() throws IOException {
    Files.createDirectories(work);
    Properties notes = new Properties();
    if (!page.isEmpty()) notes.setProperty(Sample.PAGE, page);
    ReportOptions options = options();
    options.setFreeFormProperties(notes);
    PluginServices plugins = PluginServices.makeForContextLoader();
    // Where tests are run, and look for their files: here, as everywhere else.
    Path here = Path.of("").toAbsolutePath();
    var error =
        new EntryPoint().execute(here.toFile(), options, plugins, Map.of()).getError().orElse(null);
    if (error != null) throw new IllegalStateException("The mutants could not be made", error);
    var taken = (Sample.Taken) Objects.requireNonNull(notes.get(Sample.TAKEN));
    return new Outcome(new Benches(work, threads, verbose).tryAll(taken.mutants()), taken.all());
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
    options.setExecutionMode(ExecutionMode.DRY_RUN);
    options.addChildJVMArgs(Benches.JVM);
    options.setVerbosity(verbose ? Verbosity.VERBOSE_NO_SPINNER : Verbosity.QUIET);
    options.setSourceDirs(List.of());
    return options;
  }
}
