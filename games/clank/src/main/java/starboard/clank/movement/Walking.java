package starboard.clank.movement;

import starboard.clank.Clank;
import starboard.clank.ship.Passage;
import starboard.kernel.rules.Ask;
import starboard.kernel.rules.Choice;
import starboard.kernel.rules.Choices;
import starboard.kernel.rules.Option;
import starboard.kernel.seats.Seat;
import starboard.kernel.words.Text;

/** C10 Walking, C11 hyperlift and telepad. */
public final class Walking {

  private Walking() {}

  /** C10.1, C10.2 */
  public static void walk(Clank s, Seat seat, int to) {
    Passage way = s.board().between(s.spaceOf(seat), to);
    s.payBoots(way.boots());
    if (enemies(s, way) > 0) s.then(new Passing(seat, to));
    s.then(new Entering(seat, to));
  }

  /** C11.3 */
  public static void ride(Clank s, Seat seat, int to) {
    s.stopWalking();
    s.then(new Entering(seat, to));
  }

  private static int enemies(Clank s, Passage way) {
    return s.ignoresEnemies() ? 0 : way.enemies();
  }

  /** C10.3 The swords without which the wounds could not be borne. */
  public static int leastSwords(Clank s, Seat seat, Passage way) {
    return Math.max(0, enemies(s, way) - s.bearable(seat));
  }

  /** So many swords against the enemies of a corridor. */
  public record Spend(int swords) implements Choice {}

  /** C10.2 How many wounds to prevent. */
  record Passing(Seat seat, int to) implements Ask<Clank, Spend> {

    @Override
    public void options(Clank s, Choices<Spend> out) {
      Passage way = way(s);
      int most = Math.min(s.swords(), enemies(s, way));
      for (int n = leastSwords(s, seat, way); n <= most; n++) out.add(new Spend(n));
    }

    private Passage way(Clank s) {
      return s.board().between(s.spaceOf(seat), to);
    }

    @Override
    public void answer(Clank s, Spend spend) {
      int enemies = enemies(s, way(s));
      s.paySwords(spend.swords);
      s.meetEnemies(seat, enemies, spend.swords);
      int wounds = enemies - spend.swords;
      if (wounds > 0) s.wound(seat, wounds);
    }

    @Override
    public Text question(Clank s) {
      return Text.of("ask.enemies", enemies(s, way(s)));
    }

    @Override
    public Text source(Clank s) {
      return Text.of("rule.walking");
    }

    @Override
    public Option option(Clank s, Spend spend) {
      int wounds = enemies(s, way(s)) - spend.swords;
      return Option.of("spend-" + spend.swords, Text.of("do.spend", spend.swords, wounds));
    }
  }
}
