package starboard.lab.siege;

import java.util.Collection;
import java.util.Locale;

/** How some numbers are spread: the middle one, the one that 95 of 100 keep below, the largest. */
public record Spread(double p50, double p95, double max) {

  static Spread of(Collection<Double> numbers) {
    double[] sorted = numbers.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return new Spread(at(sorted, 0.5), at(sorted, 0.95), at(sorted, 1));
  }

  private static double at(double[] sorted, double share) {
    return sorted.length == 0 ? 0 : sorted[(int) Math.ceil((sorted.length - 1) * share)];
  }

  @Override
  public String toString() {
    return String.format(Locale.ROOT, "p50 %.2f, p95 %.2f, max %.2f", p50, p95, max);
  }
}
