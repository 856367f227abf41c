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
import starboard.rone.game.RoneGame;
import starboard.testkit.Scenario;

/** Tables of co-operative games laid by hand, and what has changed on them. */
final class Invaded {

  private static final List<String> MEASURED =
      List.of(
          ("armour life deck discard scrapyard stored active research dice mate-armour mate-life"
                  + " mate-deck mate-stored mate-active mate-research mate-dice stack top-armour"
                  + " top-life inv-deck inv-discard inv-scrapyard inv-destroyed zones protocols"
                  + " inv-research")
              .split(" "));

  private Invaded() {}

  /** Players with counters of ten against an Invasion that has nothing. */
  static Scenario<Rone> bare(int players) {
    return with(Scenario.of(new RoneGame(), players).option("mode", "co-op"));
  }

  /** The same in the last scenario, whose card has a core. */
  static Scenario<Rone> atTheCore(int players) {
    Scenario<Rone> table = Scenario.of(new RoneGame(), players).option("mode", "co-op");
    return with(table.option("scenario", "heart-of-the-fleet"));
  }

  private static Scenario<Rone> with(Scenario<Rone> table) {
    return table.given(
        s -> {
          for (Seat seat : s.seats()) s.player(seat).setCounters(10, 10);
        });
  }

  /** Cards of the Invasion into one of its places. */
  static Consumer<Rone> invasion(String zone, String... cards) {
    return s -> {
      for (String card : cards) s.invasion().give(zone, Box.kind(card));
    };
  }

  /**
   * Two players and an Invasion on which every effect finds something to work on: cards in every
   * deck, stored resources, active leaders, a card on the stack, cards in all piles.
   */
  static Scenario<Rone> laid(String not) {
    return bare(2)
        .given(Laid.plain(ONE, "deck", 3, "none"))
        .given(Laid.plain(TWO, "deck", 3, "none"))
        .given(Laid.give(ONE, "base", "leader-brann"))
        .given(Laid.give(TWO, "base", "leader-mira"))
        .given(s -> Laid.stored(s.player(ONE), Colour.RED, 2))
        .given(s -> Laid.stored(s.player(TWO), Colour.RED, 2))
        .given(s -> s.invasion().changeResearch(2))
        .given(plain("stack", 1, not))
        .given(plain("deck", 3, not))
        .given(plain("discard", 2, not))
        .given(plain("scrapyard", 1, not));
  }

  /** Cards of the Invasion that only fight and support nobody. */
  private static Consumer<Rone> plain(String zone, int count, String not) {
    return s -> {
      int left = count;
      for (int kind = 0; kind < Box.KINDS && left > 0; kind++) {
        if (!Box.isInvader(kind) || !Box.abilities(kind).isEmpty()) continue;
        var support = Box.invader(kind).support();
        if (support.armour() + support.life() + support.melee() + support.ranged() > 0) continue;
        if (Box.id(kind).equals(not) || Player.find(s.invasion().supply(), kind) < 0) continue;
        s.invasion().give(zone, kind);
        left--;
      }
    };
  }

  /** Answers everything by the first option until nobody is asked any more. */
  static void settle(Scenario<Rone> table) {
    Rone s = table.state();
    while (!s.deciding().isEmpty() && !s.over()) {
      Seat seat = s.deciding().first();
      Decision decision = s.decision(seat);
      table.choose(seat, decision.options().getFirst().id());
    }
  }

  private static int active(Player player) {
    int active = 0;
    for (int i = 0; i < player.base().size(); i++) if (!player.isExhausted(i)) active++;
    return active;
  }

  private static int dice(Player player) {
    int dice = 0;
    for (int die = 0; die < Dice.DICE; die++) if (!player.isBarred(die)) dice++;
    return dice;
  }

  static Map<String, Integer> counts(Rone s) {
    Map<String, Integer> counts = new TreeMap<>();
    Player own = s.player(ONE);
    counts.put("armour", own.armour());
    counts.put("life", own.life());
    counts.put("deck", own.deck().size());
    counts.put("discard", own.discard().size());
    counts.put("scrapyard", own.scrapyard().size());
    counts.put("stored", Resources.total(own.stored()));
    counts.put("active", active(own));
    counts.put("research", own.research());
    counts.put("dice", dice(own));
    Player mate = s.player(TWO);
    counts.put("mate-armour", mate.armour());
    counts.put("mate-life", mate.life());
    counts.put("mate-deck", mate.deck().size());
    counts.put("mate-stored", Resources.total(mate.stored()));
    counts.put("mate-active", active(mate));
    counts.put("mate-research", mate.research());
    counts.put("mate-dice", dice(mate));
    counts.put("stack", s.stack().cards().size());
    counts.put("top-armour", s.stack().armour());
    counts.put("top-life", s.stack().life());
    Invasion invasion = s.invasion();
    counts.put("inv-deck", invasion.deck().size());
    counts.put("inv-discard", invasion.discard().size());
    counts.put("inv-scrapyard", invasion.scrapyard().size());
    counts.put("inv-destroyed", invasion.destroyed().size());
    int zones = 0;
    for (int zone = 0; zone < Invasion.ZONES; zone++) zones += invasion.stored(zone);
    counts.put("zones", zones);
    counts.put("protocols", invasion.protocols().size());
    counts.put("inv-research", invasion.research());
    return counts;
  }

  /** What has changed, as tests write it: {@code armour +2, deck -1}. */
  static String changes(Map<String, Integer> before, Map<String, Integer> after) {
    List<String> changes = new ArrayList<>();
    for (String what : MEASURED) {
      int change = after.getOrDefault(what, 0) - before.getOrDefault(what, 0);
      if (change != 0) changes.add("%s %+d".formatted(what, change));
    }
    return changes.isEmpty() ? "nothing" : String.join(", ", changes);
  }
}
