package starboard.lab.bench;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongUnaryOperator;

/**
 * Two programs in one JVM, in turn: what the CPU time of one is to that of the other, on a machine
 * that is never as fast as a minute ago. Each has a class loader of its own, so that neither the
 * code nor what the compiler has seen of it is shared. {@code scripts/race} runs it.
 *
 * <p>Arguments: work (play, copy or imagine), batches of each, work in a batch, and two entrants:
 * {@code [JAR@]GAME[:PLAYERS[:OPTION=VALUE,...]]}. With a JAR its game is raced: the program of
 * another version.
 */
public final class Race {

  /** The first third of the batches is for the compiler. */
  private static final int WARM_UP = 3;

  private static final int PLAYERS = 3;

  private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

  private final LongUnaryOperator first;
  private final LongUnaryOperator second;

  private Race(LongUnaryOperator first, LongUnaryOperator second) {
    this.first = first;
    this.second = second;
  }

  public static void main(String[] args) throws ReflectiveOperationException, IOException {
    int batches = Integer.parseInt(args[1]);
    int times = Integer.parseInt(args[2]);
    new Race(entrant(args[0], args[3]), entrant(args[0], args[4])).run(batches, times);
  }

  private static LongUnaryOperator entrant(String work, String described)
      throws ReflectiveOperationException, IOException {
    int at = described.indexOf('@');
    List<URL> classes = new ArrayList<>();
    if (at >= 0) classes.add(Path.of(described.substring(0, at)).toUri().toURL());
    for (String part : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      classes.add(Path.of(part).toUri().toURL());
    }
    String[] parts = described.substring(at + 1).split(":", 3);
    int players = parts.length > 1 ? Integer.parseInt(parts[1]) : PLAYERS;
    ClassLoader loader =
        new URLClassLoader(classes.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    Thread.currentThread().setContextClassLoader(loader);
    return (LongUnaryOperator)
        loader
            .loadClass(Batches.class.getName())
            .getConstructor(String.class, String.class, int.class, String.class)
            .newInstance(work, parts[0], players, parts.length > 2 ? parts[2] : "");
  }

  private void run(int batches, int times) {
    double[] one = new double[batches];
    double[] other = new double[batches];
    for (int i = 0; i < batches; i++) {
      one[i] = nanosPerUnit(first, times);
      other[i] = nanosPerUnit(second, times);
    }
    int warm = batches / WARM_UP;
    double[] ratios = new double[batches - warm];
    for (int i = 0; i < ratios.length; i++) ratios[i] = one[warm + i] / other[warm + i];
    System.out.printf(
        "first %.1f ns, second %.1f ns; second is %.3f times as fast [%.3f-%.3f]%n",
        quantile(Arrays.copyOfRange(one, warm, batches), 0.5),
        quantile(Arrays.copyOfRange(other, warm, batches), 0.5),
        quantile(ratios, 0.5),
        quantile(ratios, 0.25),
        quantile(ratios, 0.75));
  }

  private static double nanosPerUnit(LongUnaryOperator entrant, int times) {
    long start = CLOCK.getCurrentThreadCpuTime();
    long units = entrant.applyAsLong(times);
    return (double) (CLOCK.getCurrentThreadCpuTime() - start) / units;
  }

  private static double quantile(double[] values, double part) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[(int) Math.round(part * (sorted.length - 1))];
  }
}
