package starboard.mutation;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.pitest.classinfo.ClassName;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.tooling.JarCreatingJarFinder;
import starboard.mutation.Mutant.Fate;

/**
 * The JVMs that try mutants: as many side by side as there are threads, each with its share; a new
 * one goes on where one ended. A mutant that took its JVM along is tried alone before that counts.
 *
 * @param work where the mutants are written for them
 * @param verbose whether what they complain about is shown
 */
record Benches(Path work, int threads, boolean verbose) {

  /**
   * Code is taken in and out all the time: what a longer compilation would gain is lost with it.
   */
  static final List<String> JVM =
      List.of(
          "-XX:TieredStopAtLevel=1",
          "-XX:+UseSerialGC",
          "-Xmx256m",
          "-XX:+ExitOnOutOfMemoryError",
          "--enable-native-access=ALL-UNNAMED");

  /** With this a JVM ends whose main method throws. */
  private static final int BROKEN = 1;

  /** With this it ends when its memory does; any other end is its trouble to take code in. */
  private static final int OUT_OF_MEMORY = 3;

  /** What became of those mutants, in their order. */
  List<Mutant> tryAll(List<MutationDetails> mutants) throws IOException {
    List<MutationDetails> tried =
        mutants.stream().filter(mutant -> !mutant.getTestsInOrder().isEmpty()).toList();
    Path file = work.resolve("mutants");
    MutantFile.write(file, tried);
    Fate[] fates = new Fate[tried.size()];
    JarCreatingJarFinder agent = new JarCreatingJarFinder();
    try (ExecutorService sides = Executors.newFixedThreadPool(threads)) {
      String jar = agent.getJarLocation().orElseThrow();
      List<Callable<Void>> shares = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        int from = tried.size() * i / threads;
        int to = tried.size() * (i + 1) / threads;
        shares.add(() -> share(file, jar, tried, fates, from, to));
      }
      for (Future<Void> share : sides.invokeAll(shares)) share.get();
    } catch (InterruptedException | ExecutionException broken) {
      throw new IOException("The mutants could not be tried", broken);
    } finally {
      agent.close();
    }
    List<Mutant> outcome = new ArrayList<>();
    int at = 0;
    for (MutationDetails mutant : mutants) {
      Fate fate = mutant.getTestsInOrder().isEmpty() ? Fate.UNTRIED : fates[at++];
      outcome.add(Mutant.of(mutant, fate));
    }
    return outcome;
  }

  private Void share(
      Path file, String agent, List<MutationDetails> tried, Fate[] fates, int from, int to)
      throws IOException, InterruptedException {
    Set<ClassName> lonely = new LinkedHashSet<>();
    boolean again = false;
    int next = from;
    while (next < to) {
      int before = next;
      boolean alone = again || lonely.contains(tried.get(next).getClassName());
      Process bench = alone ? start(file, agent, next) : start(file, agent, next, to);
      try (BufferedReader lines = bench.inputReader(StandardCharsets.UTF_8)) {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (!line.startsWith(Bench.WORD)) continue;
          fates[next++] = Fate.valueOf(line.substring(Bench.WORD.length()));
          if (verbose) System.err.println(next + " of " + to + " " + line);
        }
      }
      int exit = bench.waitFor();
      again = false;
      if (exit == BROKEN) throw new IOException("A bench broke");
      if (exit == 0) continue;
      if (alone && next == before) {
        fates[next++] = Fate.ENDLESS;
      } else if (exit == OUT_OF_MEMORY) {
        again = true;
      } else {
        lonely.add(tried.get(next).getClassName());
      }
    }
    return null;
  }

  private Process start(Path file, String agent, int... numbers) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(JVM);
    command.add("-XX:ErrorFile=" + work.resolve("crash"));
    command.add("-javaagent:" + agent);
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Bench.class.getName()));
    command.add(file.toString());
    for (int number : numbers) command.add(String.valueOf(number));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(
        verbose ? ProcessBuilder.Redirect.INHERIT : ProcessBuilder.Redirect.DISCARD);
    return builder.start();
  }
}
