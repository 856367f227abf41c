package starboard.table.story;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import starboard.kernel.rules.Beat;
import starboard.kernel.rules.Event;
import starboard.kernel.words.Text;
import starboard.table.history.Chronicle;

/**
 * How a die, a bag or a deck treated people over a whole game.
 *
 * @param name of the die, bag or deck
 * @param draws how many came out of it
 */
public record Luck(Text name, int draws, List<Kind> kinds) {

  /**
   * A face, or a kind of token or card.
   *
   * @param expected how often it was to be expected, by what each draw was from
   * @param usual how far from that two games of three stay
   */
  public record Kind(Text name, int seen, double expected, double usual) {}

  public Luck {
    kinds = List.copyOf(kinds);
  }

  /** What is counted of one kind. */
  private static final class Count {
    private final Text name;
    private int seen;
    private double expected;
    private double variance;

    private Count(Text name) {
      this.name = name;
    }
  }

  /** What is counted of one die, bag or deck. */
  private static final class Tally {
    private final Map<Text, Count> kinds = new LinkedHashMap<>();
    private int draws;

    /** So many drawn together and not put back between: a hypergeometric draw. */
    private void add(List<Beat.Share> shares) {
      int all = 0;
      int drawn = 0;
      for (Beat.Share share : shares) {
        all += share.inside();
        drawn += share.drawn();
      }
      if (all == 0) return;
      draws += drawn;
      for (Beat.Share share : shares) {
        Count count = kinds.computeIfAbsent(share.name(), Count::new);
        double likely = (double) share.inside() / all;
        count.seen += share.drawn();
        count.expected += drawn * likely;
        if (all > 1) {
          count.variance += drawn * likely * (1 - likely) * (all - drawn) / (all - 1);
        }
      }
    }
  }

  static List<Luck> of(Chronicle chronicle) {
    Map<Text, Tally> stocks = new LinkedHashMap<>();
    for (Chronicle.Step step : chronicle.steps()) {
      for (Event event : step.events()) {
        for (Beat.Shown shown : event.beat().shows()) {
          if (!(shown instanceof Beat.Stock(Text name, List<Beat.Share> shares))) continue;
          stocks.computeIfAbsent(name, _ -> new Tally()).add(shares);
        }
      }
    }
    List<Luck> luck = new ArrayList<>();
    stocks.forEach((name, tally) -> luck.add(new Luck(name, tally.draws, kinds(tally))));
    return luck;
  }

  private static List<Kind> kinds(Tally tally) {
    List<Kind> kinds = new ArrayList<>();
    for (Count count : tally.kinds.values()) {
      kinds.add(new Kind(count.name, count.seen, count.expected, Math.sqrt(count.variance)));
    }
    return kinds;
  }
}
