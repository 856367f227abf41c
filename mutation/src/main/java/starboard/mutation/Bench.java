package starboard.mutation;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.instrument.ClassFileTransformer;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.ProtectionDomain;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.pitest.boot.HotSwapAgent;
import org.pitest.classpath.ClassloaderByteArraySource;
import org.pitest.coverage.TestInfo;
import org.pitest.mutationtest.EngineArguments;
import org.pitest.mutationtest.engine.Mutater;
import org.pitest.mutationtest.engine.MutationDetails;
import org.pitest.mutationtest.engine.gregor.config.GregorEngineFactory;

/**
 * Tries mutants one after the other in one warm JVM: takes a class's broken code in, runs the tests
 * that come by until one fails, takes the whole code in again. It prints the fate of each on a
 * line.
 *
 * <p>A mutant can leave something broken behind that outlives it. So the test that failed must pass
 * on the whole code afterwards; if it does not, the bench ends, and unless it was fresh the mutant
 * is tried again on a fresh one. A test that does not end takes the bench with it.
 *
 * <p>A JVM does not take in the code of some classes once they are there, or even crashes at it
 * (records with annotated types). Their mutants are tried alone: on a bench that has never had the
 * whole code.
 *
 * <p>Arguments: file of the mutants, the numbers of the first to be tried and of the one after the
 * last; of one that is tried alone, only its number.
 */
final class Bench {

  /** What stands before a fate: agents of the JVM print too. */
  static final String WORD = "fate: ";

  /**
   * A test does not end when it takes so many times as long as usual, and so long beyond that, in
   * time of the processor: a busy machine makes no test endless.
   */
  private static final int PATIENCE = 8;

  private static final int GRACE = 8_000;

  /** How often and after how long it is looked at; one that sleeps for ever does not end either. */
  private static final int LOOKS = 1_000;

  private static final int LOOK = 300;

  /** With this it ends when the JVM does not take a mutant's code in. */
  static final int NOT_TAKEN = 2;

  private final PrintStream said;
  private final ClassLoader loader = Bench.class.getClassLoader();
  private final ClassloaderByteArraySource whole = new ClassloaderByteArraySource(loader);
  private final Mutater mutater =
      new GregorEngineFactory().createEngine(EngineArguments.arguments()).createMutator(whole);
  private final RuleTests tests = new RuleTests();
  private final Killers killers = new Killers();
  private final OperatingSystemMXBean clock =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private final ExecutorService hands =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().factory());

  private Bench(PrintStream said) {
    this.said = said;
  }

  public static void main(String[] args) throws IOException, ClassNotFoundException {
    PrintStream out = System.out;
    System.setOut(new PrintStream(PrintStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    List<MutationDetails> mutants = MutantFile.read(Path.of(args[0]));
    int from = Integer.parseInt(args[1]);
    Bench bench = new Bench(out);
    if (args.length == 2) bench.tryAlone(mutants.get(from));
    else bench.tryAll(mutants, from, Integer.parseInt(args[2]));
    Runtime.getRuntime().halt(0);
  }

  private void tryAlone(MutationDetails mutant) {
    String type = mutant.getClassName().asInternalName();
    byte[] broken = code(mutant);
    HotSwapAgent.addTransformer(
        new ClassFileTransformer() {
          @Override
          public byte @Nullable [] transform(
              @Nullable ClassLoader by,
              String name,
              @Nullable Class<?> known,
              @Nullable ProtectionDomain domain,
              byte[] bytes) {
            return name.equals(type) ? broken : null;
          }
        });
    for (TestInfo test : killers.inOrder(mutant)) {
      if (!passes(test)) {
        say(Mutant.Fate.KILLED);
        return;
      }
    }
    say(Mutant.Fate.SURVIVED);
  }

  private byte[] code(MutationDetails mutant) {
    return mutater.getMutation(mutant.getId()).getBytes();
  }

  private void tryAll(List<MutationDetails> mutants, int from, int to)
      throws ClassNotFoundException {
    warmUp(mutants.get(from));
    for (int i = from; i < to; i++) {
      MutationDetails mutant = mutants.get(i);
      Class<?> type = Class.forName(mutant.getClassName().asJavaName(), false, loader);
      Optional<TestInfo> killer = killer(mutant, type);
      if (killer.isEmpty()) {
        say(Mutant.Fate.SURVIVED);
        continue;
      }
      if (!passes(killer.get())) {
        if (i == from) say(Mutant.Fate.KILLED);
        return;
      }
      killers.add(mutant, killer.get());
      say(Mutant.Fate.KILLED);
    }
  }

  private void say(Mutant.Fate fate) {
    said.println(WORD + fate);
  }

  /** Lets a test of the first read the box before anything is broken. */
  private void warmUp(MutationDetails first) {
    for (TestInfo test : killers.inOrder(first)) {
      if (!passes(test)) throw new IllegalStateException(test + " fails on the whole code");
      return;
    }
  }

  /** The test that fails while the code of this mutant is in. */
  private Optional<TestInfo> killer(MutationDetails mutant, Class<?> type) {
    byte[] before = whole.getBytes(type.getName()).orElseThrow();
    take(type, code(mutant));
    try {
      for (TestInfo test : killers.inOrder(mutant)) {
        if (!passes(test)) return Optional.of(test);
      }
      return Optional.empty();
    } finally {
      take(type, before);
    }
  }

  private static void take(Class<?> type, byte[] code) {
    try {
      if (HotSwapAgent.hotSwap(type, code)) return;
    } catch (UnsupportedOperationException attributes) {
      // of a record, as the JVM compares them
    }
    Runtime.getRuntime().halt(NOT_TAKEN);
  }

  private boolean passes(TestInfo test) {
    Future<Boolean> running = hands.submit(() -> tests.passes(test));
    long begun = clock.getProcessCpuTime();
    long most = begun + TimeUnit.MILLISECONDS.toNanos((long) PATIENCE * test.getTime() + GRACE);
    for (int look = 0; look < LOOKS; look++) {
      try {
        return running.get(LOOK, TimeUnit.MILLISECONDS);
      } catch (TimeoutException _) {
        if (clock.getProcessCpuTime() > most) break;
      } catch (ExecutionException broken) {
        return false;
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
    say(Mutant.Fate.ENDLESS);
    Runtime.getRuntime().halt(0);
    return false;
  }
}
