package starboard.lab.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import starboard.kernel.game.Games;

/** What the laboratory, the bots and the tables do with a game, over and over. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class GameBenchmark {

  @Param("demo")
  public String game = "";

  /** How many play; a game for fewer or more is played by its nearest number. */
  @Param("3")
  public int players;

  /** Options of the table, such as {@code species=void-seeders}. */
  @Param("")
  public String options = "";

  @SuppressWarnings("NullAway.Init") // JMH calls collect before any benchmark
  private Positions<?> positions;

  /** How many decisions there were in the games played. */
  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  public static class Counted {
    public long decisions;
  }

  @Setup
  public void collect() {
    positions = Positions.of(Games.registered().named(game), players, options);
  }

  /** A whole random game; the counter tells decisions per second. */
  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @OutputTimeUnit(TimeUnit.SECONDS)
  public int playout(Counted counted) {
    int decisions = positions.playout();
    counted.decisions += decisions;
    return decisions;
  }

  @Benchmark
  public Object copy() {
    return positions.copy();
  }

  @Benchmark
  public Object imagine() {
    return positions.imagine();
  }

  /** The choices of a seat, listed for a bot; the price of a copy is in it. */
  @Benchmark
  public Object options() {
    return positions.copyAndList();
  }

  /** The same choices described for people, with reasons for those refused. */
  @Benchmark
  public Object decision() {
    return positions.decision();
  }

  @Benchmark
  public Object scene() {
    return positions.scene();
  }

  @Benchmark
  public Object saveAndRestore() {
    return positions.saveAndRestore();
  }

  @Benchmark
  public Object hash() {
    return positions.hash();
  }
}
