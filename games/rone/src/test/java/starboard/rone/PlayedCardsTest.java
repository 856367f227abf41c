package starboard.rone;

import static org.assertj.core.api.Assertions.assertThat;
import static starboard.kernel.seats.Seat.ONE;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import starboard.rone.content.Colour;
import starboard.testkit.Covers;
import starboard.testkit.Rule;
import starboard.testkit.Scenario;

/** What every recruit card costs, does and gives when it is played. */
final class PlayedCardsTest {

  /**
   * @param with alone, or beside that many other played cards of a faction, or with that armour
   */
  @Covers
  @ParameterizedTest
  @Rule({"R3.3", "R8.4.3", "R8.7", "R8.8", "R9.3", "R9.4", "R9.5.1", "R16"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          water-canister | alone | floating +1
          jugura | alone | life +1, parts +1
          order | alone | screws +1, hand +1, deck -1
          vision | alone | rerolls +1, parts +1, deck +1, scrapyard -1
          tribe-guardians | alone | armour +3, parts +1
          areja | alone | parts +1, screws +1
          brawler | alone | parts +1, melee +1
          scout | alone | parts +1, their-deck -1, their-scrapyard +1
          commander-atus | alone | parts +2, screws +1, training +1
          hovercraft | alone | armour +1, rerolls +1, parts +2
          destroyer | alone | parts +1, tearing +2, melee +1
          jalak | alone | parts +1, ranged +1
          fighter | alone | tearing +1, melee +2
          marksman | alone | parts +1, screws +1, ranged +1
          caretaker | alone | life +1, rerolls +1, parts +1
          armourer | alone | armour +2, parts +1, tearing +1
          gleaner | alone | parts +1, discard +1, scrapyard -1
          reserve | alone | parts +1, stored +1
          rifleman | alone | parts +2, ranged +1
          militia | alone | armour +1, parts +1, melee +1
          field-medic | alone | life +1, parts +1, discard +1, scrapyard -1
          sapper | alone | armour +1, parts +1, tearing +3, melee +1
          drill-sergeant | alone | parts +1, screws +2, melee +1
          signaller | alone | hand +2, deck -2
          sniper | alone | parts +1, ranged +3
          shield-squad | alone | armour +4, parts +1, melee +1
          assault-squad | alone | parts +1, melee +3
          assault-squad | soldiers-1 | parts +1, melee +5
          quartermaster | alone | parts +4, kept +1
          veteran | alone | armour +2, parts +2, hand +1, deck -1, melee +3
          recruiting-officer | alone | parts +1, screws +1, training +1, melee +1
          mortar-crew | alone | parts +1, tearing +4, ranged +2
          paratroopers | alone | parts +2, hand +1, deck -1, melee +2, ranged +2, their-deck -1, their-scrapyard +1
          war-general | alone | parts +2, melee +3, ranged +2
          war-general | soldiers-1 | parts +2, melee +4, ranged +2
          war-general | soldiers-4 | parts +2, melee +6, ranged +2
          last-stand | alone | marked +1, melee +1, ranged +2
          tactical-retreat | alone | parts +1, deck +2, scrapyard -2, kept +1
          scrap-drone | alone | parts +2, discard +1, scrapyard -1
          repair-bot | alone | armour +3, parts +1
          buzzsaw | alone | parts +1, tearing +3, melee +1
          sentry-turret | alone | armour +2, parts +1, ranged +2
          excavator | alone | parts +2, tearing +4, melee +2
          generator | alone | parts +1, floating +1
          assembly-line | alone | parts +2, screws +4
          dismantler | alone | parts +3, deck -1, melee +1
          strider | alone | armour +2, parts +1, melee +3
          battle-tank | alone | armour +2, parts +2, tearing +2, melee +4
          jammer | alone | parts +1, melee +1, their-deck -1, their-discard +1, their-stored -2
          flamethrower | alone | parts +1, melee +3, ranged +1
          mobile-workshop | alone | parts +3, crafted +1, melee +1
          shield-projector | alone | armour +5, parts +2, stored +1
          titan | alone | armour +2, parts +2, tearing +3, melee +6
          prototype-cache | alone | base +1, active +1, marked +1
          recon-drone | alone | stored +1, hand +1, deck -1
          hired-knife | alone | parts +1, melee +1, their-deck -1, their-scrapyard +1
          tracker | alone | parts +1, screws +1, melee +1, their-deck -1, their-scrapyard +1
          gunslinger | alone | parts +1, ranged +2
          smuggler | alone | parts +3, floating +1
          bounty-hunter | alone | parts +3, melee +1, ranged +2
          saboteur | alone | parts +1, melee +2, their-deck -2, their-scrapyard +2, their-stored -1
          cyber-hound | alone | parts +1, melee +2
          infiltrator | alone | parts +1, hand +1, deck -1, melee +1, their-deck -1, their-scrapyard +1, their-active -1
          twin-shooters | alone | parts +1, ranged +3
          fence | alone | parts +4
          assassin | alone | parts +1, melee +1, ranged +3, their-deck -1, their-scrapyard +1
          hacker | alone | rerolls +1, parts +1, active +1, melee +1, their-deck -1, their-discard +1
          grenadier | alone | parts +1, tearing +3, melee +1, ranged +1
          chimera | alone | life +1, parts +1, melee +3, ranged +2
          mercenary-captain | alone | parts +2, melee +1, ranged +3
          mercenary-captain | hybrids-1 | parts +2, melee +1, ranged +4
          mercenary-captain | hybrids-3 | parts +2, melee +1, ranged +5
          volatile-charge | alone | tearing +2, melee +1
          turncoat | alone | parts +1, deck -1, scrapyard +1, melee +2
          feral | alone | armour -1, parts +1, melee +3
          healing-slug | alone | life +2, parts +1
          clawfiend | alone | parts +1, melee +2
          spitter | alone | parts +1, tearing +2, ranged +1
          behemoth | alone | life +1, parts +2, melee +6
          swarm | alone | parts +1, melee +2
          swarm | mutants-1 | parts +1, melee +3
          swarm | mutants-4 | parts +1, melee +5
          regenerator | alone | life +3, parts +1, melee +1
          devourer | alone | life +1, parts +1, deck -1, melee +3
          toxin-carrier | alone | parts +1, melee +1, ranged +2, their-deck -1, their-scrapyard +1
          bone-shaman | alone | life +1, parts +1, deck +2, scrapyard -2, melee +1
          rampager | alone | parts +1, melee +3
          rampager | armour-6 | parts +1, melee +5
          rampager | armour-7 | parts +1, melee +3
          brood-mother | alone | life +1, parts +1, screws +2, training +1, melee +1
          carapace | alone | armour +3, life +1, parts +1, melee +1
          night-stalker | alone | parts +1, melee +2
          abomination | alone | life +2, parts +2, tearing +2, melee +4
          spore-cloud | alone | parts +1, their-deck -3, their-discard +1, their-scrapyard +2
          blood-frenzy | alone | life -1, floating +2, melee +1
          """)
  void playing(String card, String with, String expected) {
    Scenario<Rone> table =
        Laid.laid(card).given(Laid.give(ONE, "hand", card)).given(condition(with));
    int kind = Box.kind(card);
    Map<String, Integer> before = Laid.counts(table.state());
    table.given(s -> pool(s.player(ONE), kind));
    Laid.main(table).choose(ONE, "play:hand-0." + card);
    Laid.until(table, ONE, "choose-action");
    before.merge("hand", -1, Integer::sum);
    assertThat(Laid.changes(before, Laid.counts(table.state()))).isEqualTo(expected);
    table.then(s -> assertThat(Player.find(s.player(ONE).played(), kind)).isNotNegative());
  }

  /** Exactly what it costs, wild pips in green. */
  private static void pool(Player player, int kind) {
    for (int colour = 0; colour < Colour.RESOURCES; colour++) {
      int pips = Resources.count(Box.cost(kind), colour);
      int paid = colour == Colour.WILD.ordinal() ? Colour.GREEN.ordinal() : colour;
      if (pips > 0) player.gain(paid, pips);
    }
  }

  private static java.util.function.Consumer<Rone> condition(String with) {
    if (with.equals("alone")) return s -> {};
    int dash = with.lastIndexOf('-');
    int n = Integer.parseInt(with.substring(dash + 1));
    return switch (with.substring(0, dash)) {
      case "armour" -> s -> s.player(ONE).setCounters(n, 10);
      case "soldiers" -> played("militia", "militia", "sapper", "sapper", n);
      case "hybrids" -> played("hired-knife", "hired-knife", "tracker", "tracker", n);
      case "mutants" -> played("feral", "feral", "healing-slug", "healing-slug", n);
      default -> throw new IllegalArgumentException(with);
    };
  }

  private static java.util.function.Consumer<Rone> played(
      String one, String two, String three, String four, int n) {
    String[] all = {one, two, three, four};
    return Laid.give(ONE, "played", java.util.Arrays.copyOf(all, n));
  }
}
