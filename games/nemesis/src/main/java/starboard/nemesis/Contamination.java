package starboard.nemesis;

import starboard.kernel.Seat;
import starboard.kernel.Step;

/** N15 Contamination. */
public final class Contamination {

  private Contamination() {}

  /**
   * N15.4 The owner sees all contamination in hand; clean cards go, an infected one infects.
   *
   * @param infect whether an infected card infects
   * @param removeClean whether clean cards are got rid of
   */
  public record ScanHand(Seat seat, boolean infect, boolean removeClean) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      boolean infected = s.scanHand(seat, removeClean);
      if (infected && infect) s.rules().species().parasiteFound(s, seat);
    }
  }

  /** N15.5 Surgery and Antidote: everything is scanned, infected cards and the parasite go. */
  public record ScanAll(Seat seat) implements Step<Nemesis> {
    @Override
    public void run(Nemesis s) {
      s.scanEverything(seat);
      s.rules().species().treatParasite(s, seat);
    }
  }
}
