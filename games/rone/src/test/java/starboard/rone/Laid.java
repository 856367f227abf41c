package starboard.rone;

import static starboard.kernel.seats.Seat.ONE;
import static starboard.kernel.seats.Seat.TWO;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import starboard.kernel.rules.Decision;
import starboard.kernel.seats.Seat;
import starboard.rone.content.Colour;
import starboard.rone.content.DamageType;
import starboard.rone.game.RoneGame;
import starboard.rone.turn.MainPhase;
import starboard.testkit.Scenario;

/** Tables laid by hand, and what has changed on them. */
final class Laid {

  /** Recruits that do nothing but fight; two of each lie in the box. */
  private static final List<String> PLAIN =
      List.of("rifleman", "gunslinger", "spitter", "buzzsaw", "flamethrower");

  /** What is measured, in the order it is told. */
  private static final List<String> MEASURED =
      List.of(
          ("armour life rerolls parts floating stored screws hand deck discard scrapyard training"
               + " base active kept research crafted marked tearing melee ranged their-armour"
               + " their-life their-deck their-discard their-scrapyard their-stored their-active")
              .split(" "));

  private Laid() {}

  /** Two players with nothing but counters of ten. */
  static Scenario<Rone> bare() {
    return Scenario.of(new RoneGame(), 2)
        .given(
            s -> {
              s.player(ONE).setCounters(10, 10);
              s.player(TWO).setCounters(10, 10);
            });
  }

  static Consumer<Rone> give(Seat seat, String zone, String... cards) {
    return s -> {
      for (String card : cards) s.player(seat).give(zone, Box.kind(card));
    };
  }

  /** That many plain recruits into a zone, none of them of the kind a test is about. */
  static Consumer<Rone> plain(Seat seat, String zone, int count, String not) {
    return s -> {
      int left = count;
      for (int i = 0; left > 0; i++) {
        String card = PLAIN.get(i % PLAIN.size());
        if (card.equals(not) || Player.find(s.recruits(), Box.kind(card)) < 0) continue;
        s.player(seat).give(zone, Box.kind(card));
        left--;
      }
    };
  }

  /**
   * A table in the first player's main phase on which every effect finds something to work on: an
   * exhausted technology, cards in every pile, screws to place, an opponent with stored resources
   * and an active leader.
   */
  static Scenario<Rone> laid(String not) {
    return bare()
        .given(plain(ONE, "deck", 3, not))
        .given(plain(TWO, "deck", 3, not))
        .given(give(ONE, "scrapyard", "fighter", "fighter"))
        .given(give(ONE, "discard", "armourer", "armourer"))
        .given(give(ONE, "training", "titan".equals(not) ? "behemoth" : "titan"))
        .given(give(ONE, "base", "tech-med-bay".equals(not) ? "tech-archive" : "tech-med-bay"))
        .given(give(TWO, "base", "leader-brann".equals(not) ? "leader-mira" : "leader-brann"))
        .given(s -> s.player(ONE).exhaust(0))
        .given(s -> s.player(ONE).changeResearch(2))
        .given(s -> stored(s.player(TWO), Colour.RED, 2))
        .given(s -> s.player(ONE).enter(4))
        .rolls(Chance.DICE, 6, 6, 6, 6)
        .given(s -> s.player(ONE).roll());
  }

  static void stored(Player player, Colour colour, int n) {
    for (int i = 0; i < n; i++) {
      player.gain(colour.ordinal(), 1);
      player.store(colour.ordinal(), colour == Colour.WILD);
    }
  }

  /** The main phase of the first player. */
  static Scenario<Rone> main(Scenario<Rone> table) {
    return table.perform(new MainPhase(ONE));
  }

  /** Answers what effects ask by the first option, until the question has that key. */
  static void until(Scenario<Rone> table, Seat seat, String question) {
    Rone s = table.state();
    while (s.deciding().has(seat)) {
      Decision decision = s.decision(seat);
      if (decision.question().key().equals(question)) return;
      table.choose(seat, decision.options().getFirst().id());
    }
  }

  /** Everything that is measured of the first player and the other one. */
  static Map<String, Integer> counts(Rone table) {
    Rone s = table.copy();
    Player own = s.player(ONE);
    Player other = s.player(TWO);
    own.sumRewards();
    Map<String, Integer> counts = new TreeMap<>();
    counts.put("armour", own.armour());
    counts.put("life", own.life());
    counts.put("rerolls", own.rerolls());
    counts.put("parts", own.spareParts());
    counts.put("floating", Resources.total(own.floating()));
    counts.put("stored", Resources.total(own.stored()));
    int screws = 0;
    for (int i = 0; i < own.training().size(); i++) screws += own.screws(i);
    counts.put("screws", screws);
    counts.put("hand", own.hand().size());
    counts.put("deck", own.deck().size());
    counts.put("discard", own.discard().size());
    counts.put("scrapyard", own.scrapyard().size());
    counts.put("training", own.training().size());
    counts.put("base", own.base().size());
    counts.put("active", active(own));
    counts.put("kept", own.kept());
    counts.put("research", own.research());
    int crafted = 0;
    for (int die = 0; die < Dice.DICE; die++) if (own.die(die) != Dice.DEFAULT) crafted++;
    counts.put("crafted", crafted);
    int marked = 0;
    for (int number = 0; number < Box.things(); number++) if (own.isMarked(number)) marked++;
    counts.put("marked", marked);
    counts.put("tearing", own.damage(DamageType.ARMOUR));
    counts.put("melee", own.damage(DamageType.MELEE));
    counts.put("ranged", own.damage(DamageType.RANGED));
    counts.put("their-armour", other.armour());
    counts.put("their-life", other.life());
    counts.put("their-deck", other.deck().size());
    counts.put("their-discard", other.discard().size());
    counts.put("their-scrapyard", other.scrapyard().size());
    counts.put("their-stored", Resources.total(other.stored()));
    counts.put("their-active", active(other));
    return counts;
  }

  private static int active(Player player) {
    int active = 0;
    for (int i = 0; i < player.base().size(); i++) if (!player.isExhausted(i)) active++;
    return active;
  }

  /** What has changed, as tests write it: {@code armour +2, deck -1}. */
  static String changes(Map<String, Integer> before, Map<String, Integer> after) {
    List<String> changes = new ArrayList<>();
    for (String what : MEASURED) {
      int change = after.getOrDefault(what, 0) - before.getOrDefault(what, 0);
      if (change != 0) changes.add("%s %+d".formatted(what, change));
    }
    return String.join(", ", changes);
  }
}
